//! The search's evaluation of ZOQ, compared with the full solution.

use crate::law::judgement;
use crate::law::sample::{after, read};
use crate::law::three_by_three::symmetries;
use crate::symmetries::Board;
use tablero::games::zoq::{Reach, Zoq, ZoqNode};
use tablero::rules::Position;
use tablero::search::{Node, Proof, Score};

#[test]
fn keys_belong_to_positions() {
    judgement::keys_belong_to_positions::<Zoq>(400, 60);
}

#[test]
fn a_position_is_worth_the_same_however_it_is_turned() {
    judgement::values_keep_symmetries::<Zoq>(&symmetries::<Board>(), 100, 60);
}

#[test]
fn what_is_proven_is_true() {
    let proofs = judgement::proofs_are_true::<Zoq>(1_000, 60);
    assert!(proofs.wins > 1_000, "{proofs:?}");
}

#[test]
fn a_surround_is_seen_without_a_search() {
    let proof = |text| ZoqNode::new(&read(text)).proof();
    assert_eq!(proof("bb1/W1b/bWW W w"), Some(Proof::Win(1)));
    assert_eq!(proof("bbb/3/WWW Wb w"), None);
}

#[test]
fn wins_of_the_full_solution_are_found_at_their_depths() {
    for (reach, moves, plies) in [
        (Reach::Lines, "", 9),
        (Reach::Lines, "@a2", 3),
        (Reach::Lines, "@b2", 5),
        (Reach::Any, "", 7),
        (Reach::Any, "@a2", 7),
        (Reach::Any, "a1-c2", 9),
    ] {
        let position = after(&Zoq::start(reach), moves);
        let score = judgement::searched(&position, plies);
        assert_eq!(score, Score::Win(plies), "{moves}, {reach:?}");
        assert!(!judgement::searched(&position, plies - 2).is_proven());
    }
}

#[test]
fn random_play_is_beaten() {
    judgement::beats_random_play::<Zoq>(40, 1_000);
}
