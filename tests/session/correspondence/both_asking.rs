//! Games by links in which both friends ask for a takeback, one asks while the other moves, or a link is not sent.

use super::{Browser, after_two_moves};
use fastrand::Rng;
use tablero::play::game_code::LinkMessage;
use tablero::rules::Side;
use tablero::session::correspondence::{Crossing, LinkNews};
use tablero::session::{CorrespondenceIntent, GameIntent};

/// Both players after each has requested a takeback and has seen the other's request.
fn both_have_asked() -> (Browser, Browser) {
    let (mut white, mut black, _) = after_two_moves();
    let request = Some(LinkMessage::TakebackRequest);
    white.does(CorrespondenceIntent::Tell(request));
    black.does(CorrespondenceIntent::Tell(request));
    let (of_white, of_black) = (white.sends(), black.sends());
    white.opens(&of_black);
    black.opens(&of_white);
    for one in [&white, &black] {
        assert_eq!(one.run.model.asked_by_friend(), request);
    }
    assert_eq!(
        (white.known().asked, black.known().asked),
        (Some(0), Some(1))
    );
    (white, black)
}

/// Each opens the link that the other one has sent, and the game continues.
fn exchange_and_go_on(mut white: Browser, mut black: Browser) -> usize {
    let (of_white, of_black) = (white.sends(), black.sends());
    white.opens(&of_black);
    black.opens(&of_white);
    assert_eq!(white.run.moves(), black.run.moves());
    let plies = white.plies();
    assert_eq!((white.known().asked, black.known().asked), (None, None));
    let mut rng = Rng::with_seed(91);
    let (mut here, mut there) = match white.run.model.friend_to_move() {
        None => (white, black),
        Some(_) => (black, white),
    };
    // A different move from the one that was taken back. The friend would be asked about the same move.
    let played = here.saved();
    let undone = played.undone.first().cloned();
    while here.run.moves().get(plies) == undone.as_ref() || here.plies() == plies {
        here = Browser::with(&played);
        here.moves(&mut rng);
    }
    there.opens(&here.sends());
    for _ in 0..2 {
        std::mem::swap(&mut here, &mut there);
        there.opens(&here.link_after_a_move(&mut rng));
    }
    assert_eq!(here.run.moves(), there.run.moves());
    plies
}

#[test]
fn both_ask_for_a_takeback_and_both_agree() {
    let (mut white, mut black) = both_have_asked();
    white.does(CorrespondenceIntent::Grant);
    black.does(CorrespondenceIntent::Grant);
    assert_eq!((white.plies(), black.plies()), (1, 0));
    assert_eq!(exchange_and_go_on(white, black), 0);
}

#[test]
fn both_ask_for_a_takeback_and_one_agrees() {
    let (mut white, mut black) = both_have_asked();
    white.does(CorrespondenceIntent::Grant);
    black.does(CorrespondenceIntent::Decline);
    assert_eq!(exchange_and_go_on(white, black), 1);
    let (mut white, mut black) = both_have_asked();
    white.does(CorrespondenceIntent::Decline);
    black.does(CorrespondenceIntent::Grant);
    assert_eq!(exchange_and_go_on(white, black), 0);
}

#[test]
fn a_request_that_crosses_with_a_move_can_still_be_granted() {
    let (mut white, mut black, _) = after_two_moves();
    let mut rng = Rng::with_seed(15);
    black.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    let request = black.sends();
    let moved = white.link_after_a_move(&mut rng);
    let second = white.run.moves()[1].clone();
    let crossed = LinkNews::Crossed(Crossing::RequestAfterMove, second.clone());
    assert_eq!(white.news(&request), crossed);
    black.opens(&moved);
    assert!(black.run.model.is_request_unanswered());
    white.does(CorrespondenceIntent::GrantTakeback);
    assert_eq!(white.plies(), 1);
    let granted = white.sends();
    // Both cases: Black has already moved (`moving`), or has not (`black`).
    let mut moving = Browser::with(&black.saved());
    let late = moving.link_after_a_move(&mut rng);
    assert_eq!(
        moving.news(&granted),
        LinkNews::Crossed(Crossing::GrantAfterMove, second.clone())
    );
    assert_eq!(
        white.news(&late),
        LinkNews::Crossed(Crossing::HasTakenBack, second)
    );
    black.opens(&granted);
    assert_eq!((black.plies(), black.known().asked), (1, None));
    white.opens(&black.link_after_a_move(&mut rng));
    // If the friend continues after both moves, the request is declined.
    let mut there = Browser::with(&white.saved());
    there.moves(&mut rng);
    moving = Browser::with(&black.saved());
    moving.opens(&there.sends());
    assert!(!moving.run.model.is_request_unanswered());
}

#[test]
fn a_link_that_was_not_sent_is_marked_so() {
    let (mut white, mut black, _) = after_two_moves();
    assert!(!white.run.model.may_be_unsent(), "the friend's link");
    let mut rng = Rng::with_seed(16);
    white.link_after_a_move(&mut rng);
    assert!(white.run.model.may_be_unsent());
    white.run.send(GameIntent::Undo);
    assert_eq!(white.plies(), 3, "the friend may have it");
    white.does(CorrespondenceIntent::NotSent);
    assert!(white.run.model.must_send());
    assert!(!white.run.model.may_be_unsent());
    white.run.send(GameIntent::Undo);
    assert_eq!((white.plies(), white.known().shared), (2, 2));
    white.run.send(GameIntent::Undo);
    assert_eq!(white.plies(), 2, "what came from the friend stays");
    black.opens(&white.link_after_a_move(&mut rng));
    // Links that are not sent: a request, a resignation, and the start of a game by Black.
    black.does(CorrespondenceIntent::Tell(Some(
        LinkMessage::TakebackRequest,
    )));
    black.sends();
    black.does(CorrespondenceIntent::NotSent);
    assert_eq!(black.known().asked, None);
    assert!(black.run.model.must_send());
    black.run.send(GameIntent::Resign);
    black.sends();
    black.does(CorrespondenceIntent::NotSent);
    assert!(black.run.model.must_send());
    black.run.send(GameIntent::Undo);
    assert_eq!(black.outcome(), None);
    let mut start = Browser::begins("zoq", Side::Black);
    start.sends();
    start.does(CorrespondenceIntent::NotSent);
    assert!(start.run.model.must_send());
}
