//! Two friends play by links: each has a browser, and they send each other codes.

use super::{Run, kind};
use fastrand::Rng;
use tablero::games::GAMES;
use tablero::games::codes::{decode_link, encode_link};
use tablero::play::game_code::{CodedGame, GameId, LinkMessage};
use tablero::play::stored::VERSION;
use tablero::play::tree::Ended;
use tablero::play::{Correspondence, GameText, SavedGame};
use tablero::rules::{Outcome, Side};
use tablero::session::correspondence::{KnownGame, LinkNews, game_of_friend, link_news};
use tablero::session::{
    CorrespondenceIntent, Effect, GameIntent, GameModel, Model, Origin, Players, Waiting,
};

/// A browser with one game by links.
struct Browser {
    run: Run<GameModel>,
}

impl Browser {
    /// A new game in which this player has a side.
    fn begins(slug: &str, you: Side) -> Browser {
        let text = GameText {
            game: slug.to_owned(),
            ..GameText::default()
        };
        let table = kind(slug).open(&text).expect("a start");
        Browser::with(&SavedGame {
            version: VERSION,
            text: table.text().to_string(),
            correspondence: Correspondence::new(GameId::new(77), you).to_string(),
            ..SavedGame::default()
        })
    }

    fn with(saved: &SavedGame) -> Browser {
        let table = saved
            .resume(tablero::games::kind)
            .expect("a game of the rules");
        let kind = table.kind();
        let mut run = Run::new(GameModel::new(kind, saved, table, 1, true));
        run.send(GameIntent::Start);
        Browser { run }
    }

    /// The browser of a friend who has never seen the game.
    fn of_friend(link: &str) -> Browser {
        let link = decode_link(link).expect("a link");
        Browser::with(&game_of_friend(&link, None).expect("a game by links"))
    }

    fn saved(&self) -> SavedGame {
        let model = &self.run.model;
        let players = model.players().clone();
        let table = model.board().table();
        SavedGame {
            version: VERSION,
            text: table.text().to_string(),
            undone: table.undone(),
            correspondence: players.correspondence_text(),
            names: players.names,
            levels: players.levels,
            fair: players.fair,
            ..SavedGame::default()
        }
    }

    fn known(&self) -> &Correspondence {
        self.run.model.correspondence().expect("a game by links")
    }

    fn does(&mut self, intent: CorrespondenceIntent) {
        self.run.send(GameIntent::Correspondence(intent));
    }

    /// Makes some legal move.
    fn moves(&mut self, rng: &mut Rng) {
        let legal = self.run.board().table().legal();
        let mv = rng.choice(&legal).expect("a legal move").clone();
        let plies = self.plies();
        self.run.play(&mv);
        assert!(self.plies() > plies, "{mv}");
    }

    /// Makes some legal move from the shown position.
    fn moves_in_variation(&mut self, rng: &mut Rng) {
        let ply = self.run.board().ply();
        let table = self.run.board().table();
        let played = table.moves()[ply].clone();
        let position = kind(table.slug())
            .open(&table.begun_at(ply))
            .expect("legal");
        let legal: Vec<_> = position
            .legal()
            .into_iter()
            .filter(|mv| *mv != played)
            .collect();
        let mv = rng.choice(&legal).expect("another move");
        for spot in position.steps(0, mv) {
            self.run.touch(spot);
        }
    }

    /// The link after one more move.
    fn link_after_a_move(&mut self, rng: &mut Rng) -> String {
        self.moves(rng);
        self.sends()
    }

    /// The link to the game as it is now.
    fn link(&self) -> String {
        let one = self.known();
        encode_link(&CodedGame {
            text: self.run.board().table().text(),
            id: Some(one.id),
            sender: Some(one.you),
            message: one.outgoing,
            ..CodedGame::default()
        })
        .expect("a code")
    }

    fn sends(&mut self) -> String {
        let link = self.link();
        let steps = Correspondence::steps(self.run.board().table());
        let message = self.known().outgoing;
        self.does(CorrespondenceIntent::Sent(steps, message));
        assert!(!self.run.model.must_send());
        link
    }

    fn news(&self, link: &str) -> LinkNews {
        self.news_of(&decode_link(link).expect("a link"))
    }

    fn news_of(&self, link: &CodedGame) -> LinkNews {
        let theirs = kind(&link.text.game).open(&link.text).expect("legal moves");
        let known = KnownGame {
            game: &self.saved(),
            correspondence: self.known(),
            table: self.run.board().table(),
        };
        link_news(&known, link, &theirs)
    }

    /// Opens a link that has something new.
    fn opens(&mut self, link: &str) {
        match self.news(link) {
            LinkNews::New(game, _) => *self = Browser::with(&game),
            other => panic!("{other:?}"),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.run.model.result().map(|result| result.outcome)
    }

    fn plies(&self) -> usize {
        self.run.board().table().plies()
    }
}

#[test]
fn two_friends_play_every_game_to_its_end() {
    let mut rng = Rng::with_seed(29);
    for kind in GAMES {
        let mut here = Browser::begins(kind.slug(), Side::White);
        here.moves(&mut rng);
        let mut there = Browser::of_friend(&here.sends());
        for _ in 0..300 {
            if there.run.model.is_over() {
                break;
            }
            assert!(there.run.model.friend_to_move().is_none());
            while there.run.model.friend_to_move().is_none() && !there.run.model.is_over() {
                there.moves(&mut rng);
            }
            assert!(there.run.model.must_send());
            let link = there.sends();
            here.opens(&link);
            assert_eq!(here.run.moves(), there.run.moves());
            assert_eq!(here.news(&link), LinkNews::Known);
            std::mem::swap(&mut here, &mut there);
        }
        assert_eq!(here.outcome(), there.outcome());
    }
}

#[test]
fn nobody_moves_for_the_friend_or_takes_back_what_was_sent() {
    let mut rng = Rng::with_seed(1);
    let mut here = Browser::begins("breakthrough", Side::White);
    assert!(!here.run.model.must_send(), "it is one's own turn");
    here.moves(&mut rng);
    assert_eq!(
        here.run.model.waiting(),
        Some(Waiting::Friend { must_send: true })
    );
    assert!(here.run.board().is_locked());
    here.run.send(GameIntent::Undo);
    assert_eq!(here.plies(), 0, "it was not sent");
    here.run.send(GameIntent::Redo);
    assert_eq!(here.plies(), 1);
    here.sends();
    here.run.send(GameIntent::Undo);
    assert_eq!(here.plies(), 1);
    assert!(here.run.model.can_ask_takeback());
    // One's own side resigns, even at the turn of the friend.
    here.run.send(GameIntent::Resign);
    assert_eq!(here.outcome(), Some(Outcome::Won(Side::Black)));
    assert!(here.run.model.must_send());
}

#[test]
fn who_plays_black_sends_the_start() {
    let mut here = Browser::begins("zoq", Side::Black);
    assert!(here.run.model.must_send());
    let mut there = Browser::of_friend(&here.sends());
    assert_eq!(there.known().you, Side::White);
    assert!(!there.run.model.must_send());
    there.moves(&mut Rng::with_seed(3));
    here.opens(&there.sends());
    assert_eq!(here.plies(), 1);
}

/// Two browsers after a move of White and one of Black, which White has not sent on.
fn after_two_moves() -> (Browser, Browser, [String; 2]) {
    let mut rng = Rng::with_seed(5);
    let mut white = Browser::begins("ticto", Side::White);
    white.moves(&mut rng);
    let first = white.sends();
    let mut black = Browser::of_friend(&first);
    black.moves(&mut rng);
    let second = black.sends();
    white.opens(&second);
    (white, black, [first, second])
}

#[test]
fn a_takeback_is_asked_granted_and_not_granted_twice() {
    let (mut white, mut black, [_, second]) = after_two_moves();
    black.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    assert!(black.run.model.must_send());
    let request = black.sends();
    white.opens(&request);
    assert_eq!(white.news(&request), LinkNews::Known);
    let asked = white.run.model.asked_by_friend();
    assert_eq!(asked, Some(LinkMessage::TakebackRequest));
    white.does(CorrespondenceIntent::Grant);
    assert_eq!(
        (white.plies(), white.run.model.asked_by_friend()),
        (1, None)
    );
    // What was granted is not made again by White.
    white.run.send(GameIntent::Redo);
    assert_eq!(white.plies(), 1);
    let granted = white.sends();
    // The old links have the move that was taken back.
    for old in [&request, &second] {
        assert_eq!(white.news(old), LinkNews::OtherMoves(Some(2)));
    }
    black.opens(&granted);
    assert_eq!((black.plies(), black.saved().undone.len()), (1, 1));
    assert!(black.run.model.friend_to_move().is_none());
    assert_eq!(black.news(&granted), LinkNews::Known);
    assert_eq!(
        black.news(&second),
        LinkNews::OtherMoves(Some(2)),
        "one's own"
    );
    // Another move comes in, even with an offer or a request.
    let mut rng = Rng::with_seed(77);
    let old = decode_link(&second).expect("a link").text.moves;
    let mut other = Browser::with(&black.saved());
    other.moves(&mut rng);
    while other.run.moves() == old {
        other = Browser::with(&black.saved());
        other.moves(&mut rng);
    }
    other.does(CorrespondenceIntent::Tell(Some(LinkMessage::DrawOffer)));
    white.opens(&other.sends());
    black = other;
    assert_eq!(white.plies(), 2);
    // The first grant is not used again.
    black.opens(&white.link_after_a_move(&mut rng));
    white.opens(&black.link_after_a_move(&mut rng));
    black.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    black.sends();
    assert_eq!(black.news(&granted), LinkNews::Older);
}

#[test]
fn a_takeback_that_nobody_asked_for_changes_nothing() {
    let (mut white, mut black, [first, _]) = after_two_moves();
    let mut link = decode_link(&first).expect("a link");
    link.message = Some(LinkMessage::TakebackGranted);
    assert_eq!(black.news_of(&link), LinkNews::Older);
    // A move declines what was asked.
    black.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    white.opens(&black.sends());
    white.moves(&mut Rng::with_seed(8));
    let move_instead = white.sends();
    assert_eq!(white.run.model.asked_by_friend(), None);
    black.opens(&move_instead);
    assert_eq!((black.plies(), black.known().outgoing), (3, None));
}

#[test]
fn a_request_ends_with_a_move_and_an_offer_with_the_game() {
    let (mut white, _, _) = after_two_moves();
    white.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    white.moves(&mut Rng::with_seed(3));
    assert_eq!(white.known().outgoing, None);
    white.does(CorrespondenceIntent::Tell(Some(LinkMessage::DrawOffer)));
    white.run.send(GameIntent::AgreeDraw);
    assert_eq!(white.outcome(), None, "nobody agrees for the friend");
    white.run.send(GameIntent::Resign);
    assert_eq!(white.known().outgoing, None);
    assert_eq!(white.outcome(), Some(Outcome::Won(Side::Black)));
}

#[test]
fn a_friend_ends_and_moves_only_for_one_side() {
    let (white, black, _) = after_two_moves();
    let link = decode_link(&black.link()).expect("a link");
    let with_end = |ended: Ended| {
        let result = match ended {
            Ended::Resigned(side) | Ended::Time(side) => Outcome::Won(side.other()),
            Ended::Agreed => Outcome::Draw,
        };
        let text = GameText {
            result: Some(result),
            ..link.text.clone()
        };
        let ended = Some(ended);
        CodedGame {
            text,
            ended,
            ..link.clone()
        }
    };
    let asks = LinkNews::OtherMoves(None);
    for forged in [Ended::Resigned(Side::White), Ended::Agreed] {
        assert_eq!(white.news_of(&with_end(forged)), asks);
    }
    let resigned = white.news_of(&with_end(Ended::Resigned(Side::Black)));
    assert!(matches!(resigned, LinkNews::New(_, None)), "{resigned:?}");
    // A move of White that White has not made.
    let mut other = Browser::with(&white.saved());
    other.moves(&mut Rng::with_seed(6));
    let mut forged = decode_link(&other.link()).expect("a link");
    forged.sender = Some(Side::Black);
    assert_eq!(white.news_of(&forged), LinkNews::OtherMoves(Some(3)));
}

#[test]
fn variations_are_tried_while_the_friend_thinks() {
    let (_, mut black, _) = after_two_moves();
    assert!(black.run.board().is_locked());
    black.run.send(GameIntent::Show(1));
    black.moves_in_variation(&mut Rng::with_seed(21));
    assert_eq!(black.plies(), 2);
    assert!(black.run.board().table().has_variations());
    black.run.send(GameIntent::Show(usize::MAX));
    assert!(black.run.board().is_locked());
}

#[test]
fn a_correspondence_that_cannot_be_read_is_kept() {
    let (white, _, _) = after_two_moves();
    let saved = SavedGame {
        correspondence: "3f9a01c27e white 2 something=new".to_owned(),
        ..white.saved()
    };
    assert_eq!(
        Browser::with(&saved).saved().correspondence,
        saved.correspondence
    );
}

#[test]
fn a_pass_is_taken_back_with_the_move_before() {
    let mut rng = Rng::with_seed(11);
    let mut here = Browser::begins("push-push", Side::White);
    here.moves(&mut rng);
    let mut there = Browser::of_friend(&here.sends());
    for _ in 0..200 {
        if there.run.model.is_over() {
            break;
        }
        there.moves(&mut rng);
        let link = there.sends();
        here.opens(&link);
        if !there.run.model.is_over() {
            let mut asking = Browser::with(&there.saved());
            asking.does(CorrespondenceIntent::Tell(Some(
                LinkMessage::TakebackRequest,
            )));
            let mut asked = Browser::with(&here.saved());
            asked.opens(&asking.sends());
            asked.does(CorrespondenceIntent::Grant);
            assert!(asked.plies() < here.plies());
            asking.opens(&asked.sends());
            assert!(asking.run.model.friend_to_move().is_none());
        }
        std::mem::swap(&mut here, &mut there);
    }
}

#[test]
fn a_draw_is_offered_and_agreed() {
    for kind in GAMES.iter().filter(|kind| kind.agreed_draws()) {
        let mut rng = Rng::with_seed(2);
        let mut white = Browser::begins(kind.slug(), Side::White);
        white.does(CorrespondenceIntent::Tell(Some(LinkMessage::DrawOffer)));
        white.moves(&mut rng);
        let mut black = Browser::of_friend(&white.sends());
        let asked = black.run.model.asked_by_friend();
        assert_eq!(asked, Some(LinkMessage::DrawOffer));
        black.does(CorrespondenceIntent::Grant);
        assert_eq!(black.outcome(), Some(Outcome::Draw));
        white.opens(&black.sends());
        assert_eq!(white.outcome(), Some(Outcome::Draw));
    }
}

#[test]
fn links_are_the_same_older_or_have_other_moves() {
    let (white, black, [first, second]) = after_two_moves();
    assert_eq!(white.news(&second), LinkNews::Known);
    assert_eq!(white.news(&first), LinkNews::Older);
    assert_eq!(black.news(&second), LinkNews::Known);
    let mut other = Browser::of_friend(&first);
    let mut rng = Rng::with_seed(99);
    while other.run.moves() == white.run.moves() || other.plies() == 1 {
        other = Browser::of_friend(&first);
        other.moves(&mut rng);
    }
    assert_eq!(white.news(&other.sends()), LinkNews::OtherMoves(Some(2)));
}

#[test]
fn a_question_comes_in_beside_an_unsent_move() {
    let (mut white, mut black, _) = after_two_moves();
    white.moves(&mut Rng::with_seed(4));
    black.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    let request = black.sends();
    // The question comes in, and the move that was not sent stays.
    white.opens(&request);
    assert_eq!(white.plies(), 3);
    white.does(CorrespondenceIntent::Grant);
    assert_eq!(white.plies(), 1);
}

#[test]
fn the_names_of_the_friend_come_with_the_link() {
    let (_, black, [first, _]) = after_two_moves();
    let mut link = decode_link(&black.link()).expect("a link");
    let new = game_of_friend(&link, None).expect("a game by links");
    assert_eq!(new.names, [String::new(), String::new()]);
    link.names = ["No".to_owned(), "Ben".to_owned()];
    let first = decode_link(&first).expect("a link");
    let white = Browser::with(&SavedGame {
        names: ["Ada".to_owned(), String::new()],
        ..game_of_friend(&first, Some(Side::White)).expect("a game by links")
    });
    let LinkNews::New(game, Some(2)) = white.news_of(&link) else {
        panic!("a move is new");
    };
    assert_eq!(game.names, ["Ada", "Ben"]);
}

#[test]
fn a_rematch_is_a_new_game_by_links_and_other_games_are_not() {
    let (mut white, _, _) = after_two_moves();
    white.run.env.chance = 12;
    white.run.effects.clear();
    white.run.send(GameIntent::Rematch);
    white.run.send(GameIntent::PlayFrom(1));
    white.run.send(GameIntent::PlayByLink);
    let begun = white.run.effects.iter().filter_map(|effect| match effect {
        Effect::Begin(game) => Some(game),
        _ => None,
    });
    let begun: Vec<_> = begun.collect();
    let [rematch, branch, by_link] = begun.as_slice() else {
        panic!("{begun:?}");
    };
    let of = |players: &Players| players.correspondence.clone();
    let again = of(&rematch.players).expect("a game by links");
    assert_eq!((again.you, again.id), (Side::Black, GameId::new(12)));
    assert_eq!((of(&branch.players), branch.origin), (None, Origin::Branch));
    assert_eq!(of(&by_link.players).map(|one| one.you), Some(Side::White));
}
