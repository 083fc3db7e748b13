//! The search's evaluation of Pogo, compared with the full solution.

use crate::law::judgement;
use crate::law::sample::{after, read};
use crate::law::three_by_three::symmetries;
use crate::symmetries::Board;
use tablero::games::pogo::{Pogo, PogoNode};
use tablero::rules::{NoOptions, Position};
use tablero::search::{Node, Proof, Score};

#[test]
fn keys_belong_to_positions() {
    judgement::keys_belong_to_positions::<Pogo>(200, 100);
}

#[test]
fn a_position_is_worth_the_same_however_it_is_turned() {
    judgement::values_keep_symmetries::<Pogo>(&symmetries::<Board>(), 60, 60);
}

#[test]
fn what_is_proven_is_true() {
    let proofs = judgement::proofs_are_true::<Pogo>(300, 200);
    assert!(proofs.wins > 1_000, "{proofs:?}");
}

#[test]
fn the_last_stack_is_seen_without_a_search() {
    let proof = |text| PogoNode::new(&read(text)).proof();
    let last = "-,-,-/-,bbbbbWWWWWW,b/-,-,- w";
    assert_eq!(proof(last), Some(Proof::Win(1)));
    assert_eq!(proof("-,-,-/-,WWWWWbbbbb,-/-,W,b w"), None);
}

#[test]
fn wins_of_the_full_solution_are_found_at_their_depths() {
    let start = Pogo::start(NoOptions);
    for (first, plies) in [("2a1-b2", 11), ("2b1-a2", 11)] {
        let position = after(&start, first);
        let score = judgement::searched(&position, plies);
        assert_eq!(score, Score::Win(plies), "{first}");
    }
    // A move that keeps the draw is not overrated.
    let score = judgement::searched(&after(&start, "1a1-b1"), 6);
    assert!(!score.is_proven(), "{score}");
}

#[test]
fn random_play_is_beaten() {
    judgement::beats_random_play::<Pogo>(20, 1_000);
}
