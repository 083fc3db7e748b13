//! Games by links in which both friends do something at the same time, or the same person has two browsers.

use super::{Browser, after_two_moves};
use fastrand::Rng;
use tablero::games::codes::decode_link;
use tablero::play::game_code::LinkMessage;
use tablero::play::{GameText, SavedGame};
use tablero::rules::Side;
use tablero::session::correspondence::{
    Crossing, KnownGame, LinkNews, game_as_in_link, game_of_friend,
};
use tablero::session::{CorrespondenceIntent, Effect, GameIntent};

/// The stored values after the player continues with a link.
fn go_on_with(browser: &mut Browser, link: &str) -> SavedGame {
    let known = KnownGame {
        game: &browser.saved(),
        correspondence: browser.known(),
        record: browser.run.board().record(),
    };
    let link = decode_link(link).expect("a link");
    let saved = game_as_in_link(&known, &link).expect("a game by links");
    browser.run.effects.clear();
    browser
        .run
        .send(GameIntent::ContinueAs(Box::new(saved.clone())));
    saved
}

#[test]
fn a_grant_that_crosses_with_a_move_does_not_stop_the_game() {
    let (mut white, mut black, _) = after_two_moves();
    let mut rng = Rng::with_seed(31);
    // White asks on White's own turn, and moves while Black grants.
    white.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    let request = white.sends();
    black.opens(&request);
    black.does(CorrespondenceIntent::Grant);
    let granted = black.sends();
    assert_eq!(black.plies(), 0);
    let moved = white.link_after_a_move(&mut rng);
    let first = white.run.moves()[0].clone();
    assert_eq!(
        white.news(&granted),
        LinkNews::Crossed(Crossing::GrantAfterMove, first.clone())
    );
    assert_eq!(
        black.news(&moved),
        LinkNews::Crossed(Crossing::HasTakenBack, first)
    );
    // White may still take the move back.
    let mut taking = Browser::with(&white.saved());
    go_on_with(&mut taking, &granted);
    assert_eq!((taking.plies(), taking.known().asked), (0, None));
    // Black continues with White's move, and the game continues.
    go_on_with(&mut black, &moved);
    assert_eq!(black.run.moves(), white.run.moves());
    assert_eq!(black.known().taken_back, None);
    white.opens(&black.link_after_a_move(&mut rng));
    black.opens(&white.link_after_a_move(&mut rng));
    assert_eq!(black.plies(), 5);
}

#[test]
fn who_goes_on_with_other_moves_keeps_the_own_ones_as_a_variation() {
    let (white, _, [first, _]) = after_two_moves();
    let mut rng = Rng::with_seed(41);
    let played = white.run.moves();
    let mut other = Browser::of_friend(&first);
    other.moves(&mut rng);
    while other.run.moves() == played {
        other = Browser::of_friend(&first);
        other.moves(&mut rng);
    }
    let mut white = Browser::with(&white.saved());
    let link = other.sends();
    go_on_with(&mut white, &link);
    assert_eq!(white.run.moves(), other.run.moves());
    let text = white.run.board().record().variations_text();
    let text = text.expect("the moves that were played here");
    assert!(text.contains(&played[1]), "{text}");
    assert!(white.run.effects.contains(&Effect::Save));
    assert!(white.run.effects.contains(&Effect::SaveVariations));
    // The friend's next move arrives.
    let mut friend = Browser::with(&other.saved());
    friend.opens(&white.link_after_a_move(&mut rng));
    assert_eq!(friend.plies(), 3);
}

#[test]
fn a_state_that_the_rules_refuse_changes_nothing() {
    let (mut white, _, _) = after_two_moves();
    let before = white.saved();
    white.run.effects.clear();
    let damaged = SavedGame {
        text: GameText {
            game: "ticto".to_owned(),
            moves: vec!["a1-z9".to_owned()],
            ..GameText::default()
        }
        .to_string(),
        ..before.clone()
    };
    white.run.send(GameIntent::ContinueAs(Box::new(damaged)));
    assert_eq!(white.saved(), before);
    assert!(!white.run.effects.contains(&Effect::Save));
}

#[test]
fn a_refusal_is_told_with_the_next_link() {
    let (mut white, mut black, _) = after_two_moves();
    // Black has moved last, and asks: White is to move, so the refusal is sent with the move.
    black.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    white.opens(&black.sends());
    white.does(CorrespondenceIntent::Decline);
    assert_eq!(white.run.model.asked_by_friend(), None);
    assert!(!white.run.model.must_send(), "a move comes first");
    let mut rng = Rng::with_seed(51);
    black.opens(&white.link_after_a_move(&mut rng));
    assert_eq!(
        black.run.model.answer_of_friend(),
        Some(LinkMessage::Declined)
    );
    assert_eq!((black.plies(), black.known().outgoing), (3, None));
    // White asks while Black is to move: Black's refusal is sent with the move.
    white.does(CorrespondenceIntent::Tell(Some(LinkMessage::DrawOffer)));
    let offer = white.sends();
    black.opens(&offer);
    black.does(CorrespondenceIntent::Decline);
    white.opens(&black.link_after_a_move(&mut rng));
    assert_eq!(
        white.run.model.answer_of_friend(),
        Some(LinkMessage::Declined)
    );
    white.moves(&mut rng);
    white.sends();
    assert_eq!(white.run.model.answer_of_friend(), None, "it was read");
}

#[test]
fn a_refusal_without_a_move_is_sent_at_once() {
    let (mut white, mut black, _) = after_two_moves();
    // White asks on White's own turn, so Black has no move to make.
    white.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    black.opens(&white.sends());
    black.does(CorrespondenceIntent::Decline);
    assert!(black.run.model.must_send());
    let refusal = black.sends();
    white.opens(&refusal);
    assert_eq!(
        white.run.model.answer_of_friend(),
        Some(LinkMessage::Declined)
    );
    assert_eq!(white.known().outgoing, None);
    assert_eq!(white.news(&refusal), LinkNews::Known);
    assert!(white.run.model.can_ask_takeback());
}

#[test]
fn ones_own_link_in_another_browser_gives_the_other_side_until_something_is_done() {
    let (mut white, _, _) = after_two_moves();
    let mut rng = Rng::with_seed(61);
    let link = white.link_after_a_move(&mut rng);
    let mut second = Browser::of_friend(&link);
    assert_eq!(second.known().you, Side::Black);
    assert!(second.run.model.is_invited());
    second.does(CorrespondenceIntent::SwitchSides);
    assert_eq!(second.known().you, Side::White);
    assert!(second.run.board().is_locked(), "it is Black's turn");
    assert!(!second.run.model.must_send());
    // It is known after a reload too.
    let mut second = Browser::with(&second.saved());
    second.does(CorrespondenceIntent::SwitchSides);
    second.moves(&mut rng);
    assert!(!second.run.model.is_invited());
    second.sends();
    second.does(CorrespondenceIntent::SwitchSides);
    assert_eq!(second.known().you, Side::Black, "too late");
}

#[test]
fn what_ones_own_link_asks_is_asked_of_the_friend() {
    let (mut white, _, _) = after_two_moves();
    white.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    let mut second = Browser::of_friend(&white.sends());
    let asked = Some(LinkMessage::TakebackRequest);
    assert_eq!(second.run.model.asked_by_friend(), asked);
    second.does(CorrespondenceIntent::SwitchSides);
    assert_eq!(second.run.model.asked_by_friend(), None);
    assert_eq!(second.known().outgoing, asked);
    second.does(CorrespondenceIntent::SwitchSides);
    assert_eq!(second.run.model.asked_by_friend(), asked);
}

#[test]
fn a_takeback_without_a_move_is_not_asked() {
    let mut white = Browser::begins("zoq", Side::White);
    let link = white.link_after_a_move(&mut Rng::with_seed(71));
    let mut forged = decode_link(&link).expect("a link");
    forged.sender = Some(Side::Black);
    forged.message = Some(LinkMessage::TakebackRequest);
    let game = game_of_friend(&forged, None).expect("a game by links");
    let browser = Browser::with(&game);
    assert_eq!(browser.run.model.asked_by_friend(), None);
}

#[test]
fn both_players_begin_the_same_rematch() {
    let (mut white, mut black, _) = after_two_moves();
    let rematch = |browser: &mut Browser| {
        browser.run.effects.clear();
        browser.run.env.chance += 1;
        browser.run.send(GameIntent::Rematch);
        let players = browser.run.effects.iter().find_map(|effect| match effect {
            Effect::Begin(game) => game.players.correspondence.clone(),
            _ => None,
        });
        players.expect("a game by links")
    };
    let (of_white, of_black) = (rematch(&mut white), rematch(&mut black));
    assert_eq!(of_white.id, of_black.id);
    assert_eq!((of_white.you, of_black.you), (Side::Black, Side::White));
}
