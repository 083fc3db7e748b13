//! Takebacks in games by links: requested, granted, declined, and old links with the former moves.

use super::{Browser, after_two_moves};
use fastrand::Rng;
use tablero::games::codes::decode_link;
use tablero::play::game_code::LinkMessage;
use tablero::rules::{Outcome, Side};
use tablero::session::correspondence::{Crossing, LinkNews};
use tablero::session::{CorrespondenceIntent, GameIntent};

fn has_taken_back(news: &LinkNews) -> bool {
    matches!(news, LinkNews::Crossed(Crossing::HasTakenBack, _))
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
    // White does not make the granted move again.
    white.run.send(GameIntent::Redo);
    assert_eq!(white.plies(), 1);
    let granted = white.sends();
    // The old links have the move that was taken back.
    for old in [&request, &second] {
        assert!(has_taken_back(&white.news(old)), "{old}");
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
    // Another move arrives, even with an offer or a request.
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
    // A move declines a request.
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
fn a_question_comes_in_beside_an_unsent_move() {
    let (mut white, mut black, _) = after_two_moves();
    white.moves(&mut Rng::with_seed(4));
    black.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    let request = black.sends();
    // The question arrives, and the unsent move stays.
    white.opens(&request);
    assert_eq!(white.plies(), 3);
    white.does(CorrespondenceIntent::Grant);
    assert_eq!(white.plies(), 1);
}

#[test]
fn the_move_that_was_taken_back_does_not_come_back_by_any_old_link() {
    let (mut white, mut black, [_, second]) = after_two_moves();
    // White has answered before Black asks.
    let mut rng = Rng::with_seed(14);
    black.opens(&white.link_after_a_move(&mut rng));
    black.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    let request = black.sends();
    white.opens(&request);
    white.does(CorrespondenceIntent::Grant);
    white.sends();
    assert_eq!(white.plies(), 1);
    for old in [&second, &request] {
        assert!(has_taken_back(&white.news(old)), "{old}");
    }
}
