//! Two friends play by links: each has a browser, and they send each other codes.

mod both_asking;
mod browser;
mod crossing;
mod takebacks;

use browser::Browser;

use fastrand::Rng;
use tablero::games::GAMES;
use tablero::games::codes::decode_link;
use tablero::play::game_code::{CodedGame, GameId, LinkMessage};
use tablero::play::tree::Termination;
use tablero::play::{GameText, SavedGame};
use tablero::rules::{Outcome, Side};
use tablero::session::correspondence::{LinkNews, game_of_friend};
use tablero::session::{CorrespondenceIntent, Effect, GameIntent, Origin, Players, StatusSubject};

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
        Some(StatusSubject::Friend { must_send: true })
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
    // A player resigns, even on the friend's turn.
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
fn a_friend_ends_and_moves_only_for_one_side() {
    let (white, black, _) = after_two_moves();
    let link = decode_link(&black.link()).expect("a link");
    let with_end = |ended: Termination| {
        let result = match ended {
            Termination::Resigned(side) | Termination::Time(side) => Outcome::Won(side.other()),
            Termination::Agreed => Outcome::Draw,
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
    for forged in [Termination::Resigned(Side::White), Termination::Agreed] {
        assert_eq!(white.news_of(&with_end(forged)), asks);
    }
    let resigned = white.news_of(&with_end(Termination::Resigned(Side::Black)));
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
    assert!(black.run.board().record().has_variations());
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
    assert_eq!(
        (again.you, again.id),
        (Side::Black, GameId::new(77).of_rematch())
    );
    assert_ne!(again.id, GameId::new(77));
    assert_eq!((of(&branch.players), branch.origin), (None, Origin::Branch));
    assert_eq!(of(&by_link.players).map(|one| one.you), Some(Side::White));
}
