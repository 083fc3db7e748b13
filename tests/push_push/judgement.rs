//! The search's evaluation of Push Push: goals, and wins that cannot be stopped.

use crate::law::judgement;
use crate::law::sample::read;
use crate::law::symmetry::Symmetry;
use crate::symmetries::{MIRROR, SWAP};
use tablero::games::push_push::{PushPush, PushPushNode};
use tablero::search::{Node, Proof};

#[test]
fn keys_belong_to_positions() {
    judgement::keys_belong_to_positions::<PushPush>(60, 300);
}

#[test]
fn a_position_is_worth_the_same_in_the_mirror_and_to_the_other_colour() {
    const BOTH: Symmetry = Symmetry {
        name: "both",
        swaps: true,
        position: |text| (MIRROR.position)(&(SWAP.position)(text)),
        mv: |text| (MIRROR.mv)(&(SWAP.mv)(text)),
    };
    judgement::values_keep_symmetries::<PushPush>(&[MIRROR, SWAP, BOTH], 30, 300);
}

#[test]
fn what_is_proven_is_true() {
    let proofs = judgement::proofs_are_true::<PushPush>(500, 400);
    assert!(proofs.wins > 1_000 && proofs.losses > 100, "{proofs:?}");
}

#[test]
fn noisy_moves_are_those_visited() {
    let count = judgement::noisy_moves_are_those_visited::<PushPush>(40, 300);
    assert!(count > 1_000, "{count}");
}

#[test]
fn a_goal_is_seen_without_a_search() {
    let proof = |text| PushPushNode::new(&read(text)).proof();
    // Straight, diagonally, and through a chain.
    for text in [
        "3o3/3U3/7/7/7/7/6c w -",
        "3o3/2U4/7/7/7/7/6c w -",
        "3o3/3u3/3d3/3T3/3C3/7/7 w -",
    ] {
        assert_eq!(proof(text), Some(Proof::Win(1)), "{text}");
    }
    // From the corner the ball cannot leave diagonally, and an own goal is not a win.
    assert_eq!(proof("o6/1U5/7/7/7/7/6c w -"), None);
    assert_eq!(proof("6c/7/7/7/7/3U3/3o3 w -"), None);
    // Black's 4 is too far away to do anything. If the 1 is pushed sideways, it can still push the ball
    // out. If it is pushed forwards, it cannot.
    assert_eq!(proof("3o3/3U3/7/7/7/7/6c b -"), Some(Proof::Loss(2)));
    assert_eq!(proof("3o3/3Uc2/7/7/7/7/7 b -"), Some(Proof::Loss(2)));
    assert_eq!(proof("3o3/3U3/4c2/7/7/7/7 b -"), None);
}

#[test]
fn known_wins_are_found_at_their_depths() {
    for (text, plies) in [
        ("7/3o3/3U3/7/7/7/c6 w -", 3),
        ("u6/7/3o3/3U3/7/7/7 w -", 5),
        ("7/7/7/3u3/3o3/7/6U b -", 5),
    ] {
        judgement::finds_a_win::<PushPush>(&read(text), plies);
    }
}

#[test]
fn random_play_is_beaten() {
    judgement::beats_random_play::<PushPush>(6, 1_000);
}
