//! Certain wins: examples, a comparison with trying everything, and what a search finds.

use crate::law::sample::{after, read};
use crate::race::{Solver, anything};
use fastrand::Rng;
use std::collections::HashMap;
use tablero::games::breakthrough::{Breakthrough, BreakthroughNode, Size};
use tablero::play::Game;
use tablero::rules::{Position, Side};
use tablero::search::{Limits, Node, Proof, Score, Searcher, wins_within};

fn proof(text: &str) -> Option<Proof> {
    BreakthroughNode::new(&read(text)).proof()
}

#[test]
fn one_step_from_the_goal_is_won_at_once() {
    assert_eq!(proof("8/4P3/8/8/8/8/p7/8 w"), Some(Proof::Win(1)));
    assert_eq!(proof("ppp5/1P6/8/8/8/8/8/8 w"), Some(Proof::Win(1)));
    // The last piece is captured.
    assert_eq!(proof("8/8/8/3p4/4P3/8/8/8 w"), Some(Proof::Win(1)));
}

#[test]
fn who_cannot_take_what_is_one_step_from_its_goal_has_lost() {
    assert_eq!(proof("7p/4P3/8/8/8/8/7p/8 b"), Some(Proof::Win(1)));
    assert_eq!(proof("7p/4P3/8/8/8/7p/8/8 b"), Some(Proof::Loss(2)));
    assert_eq!(proof("5p2/4P3/8/8/8/7p/8/7P b"), None);
    // Two pieces cannot both be captured.
    assert_eq!(proof("2p2p2/1P2P3/8/8/8/7p/8/8 b"), Some(Proof::Loss(2)));
}

#[test]
fn a_piece_two_steps_from_its_goal_wins_by_way_of_a_cell_that_nobody_attacks() {
    assert_eq!(proof("ppp5/8/3P4/8/8/8/8/8 w"), Some(Proof::Win(3)));
    assert_eq!(proof("ppppp3/4p3/3P4/8/8/8/8/8 w"), None);
    assert_eq!(proof("8/2ppp3/3P4/8/8/8/8/8 w"), Some(Proof::Win(3)));
    // But a piece that is about to win must be captured first.
    assert_eq!(proof("ppp5/8/3P4/8/8/8/p7/1P6 w"), None);
}

#[test]
fn what_is_proven_is_true_as_trying_everything_shows() {
    let mut rng = Rng::with_seed(6_101);
    let sizes = [
        (4, 4, 3_000),
        (5, 4, 2_000),
        (4, 5, 2_000),
        (6, 4, 600),
        (4, 6, 900),
    ];
    let mut proven = HashMap::new();
    for (width, height, count) in sizes {
        let size = Size::new(width, height).unwrap();
        let mut solver = Solver::default();
        for _ in 0..count {
            let position = anything(size, &mut rng);
            let side = position.turn();
            let Some(proof) = BreakthroughNode::new(&position).proof() else {
                continue;
            };
            let (winner, plies) = match proof {
                Proof::Win(plies) => (side, plies),
                Proof::Loss(plies) => (side.other(), plies),
            };
            *proven.entry((side, proof)).or_insert(0) += 1;
            assert_eq!(solver.winner(&position), winner, "{proof:?}: {position}");
            let moves = u32::from(plies).div_ceil(2);
            assert!(
                wins_within(&position, winner, moves),
                "{proof:?}: {position}"
            );
            // A short result is never reported as a longer one.
            let fewer = moves
                .saturating_sub(1)
                .min(if winner == side { 2 } else { 1 });
            assert!(
                fewer == 0 || !wins_within(&position, winner, fewer),
                "{proof:?} is less: {position}"
            );
        }
    }
    println!("{proven:?}");
    for side in Side::BOTH {
        for (proof, min) in [
            (Proof::Win(1), 500),
            (Proof::Loss(2), 100),
            (Proof::Win(3), 100),
            (Proof::Loss(4), 10),
            (Proof::Win(5), 3),
        ] {
            let count = proven.get(&(side, proof)).copied().unwrap_or(0);
            assert!(count >= min, "{side} {proof:?}: {count}");
        }
    }
}

#[test]
fn whatever_runs_away_is_proven() {
    let mut rng = Rng::with_seed(6_102);
    let (mut same, mut left) = ([0; 2], 0);
    for (width, height) in [(8, 8), (5, 5), (10, 10), (4, 10), (7, 9)] {
        let size = Size::new(width, height).unwrap();
        for _ in 0..3_000 {
            let position = anything(size, &mut rng);
            let proof = BreakthroughNode::new(&position).proof();
            let winner = proof.map(|proof| match proof {
                Proof::Win(_) => position.turn(),
                Proof::Loss(_) => position.turn().other(),
            });
            for note in position.notes() {
                match winner {
                    Some(winner) => {
                        assert_eq!(Some(winner), note.side, "{position}");
                        same[winner as usize] += 1;
                    }
                    None => left += 1,
                }
            }
        }
    }
    assert!(same.iter().all(|same| *same > 1_000), "{same:?}");
    // Positions without a proof may be won even sooner by capturing the last few pieces.
    assert!(10 * left < same[0], "{left} of {same:?}");
}

#[test]
fn a_proof_is_told_of_a_node_that_was_played_to_as_well() {
    let position: Breakthrough = after(&read("1p5p/8/2P5/8/8/8/8/7P b"), "h8-h7");
    assert_eq!(
        BreakthroughNode::new(&position).proof(),
        Some(Proof::Win(3))
    );
}

#[test]
fn a_search_finds_every_forced_win_at_its_depth() {
    let mut rng = Rng::with_seed(6_103);
    let mut searcher = Searcher::<BreakthroughNode>::new(1 << 20);
    searcher.search_exactly();
    let (mut found, mut deep) = (0, 0);
    for (width, height) in [(5, 5), (4, 6), (6, 6), (8, 8)] {
        let size = Size::new(width, height).unwrap();
        for _ in 0..250 {
            let position = anything(size, &mut rng);
            let side = position.turn();
            let Some(moves) = (1..=3).find(|moves| wins_within(&position, side, *moves)) else {
                continue;
            };
            let depth = 2 * moves as u16 - 1;
            searcher.ask(&position, &[], 1, Limits::depth(depth));
            searcher.finish();
            let Score::Win(plies) = searcher.lines()[0].score else {
                panic!("no win within {moves} moves is found: {position}");
            };
            let told = u32::from(plies).div_ceil(2);
            assert!(told == moves || moves == 3, "{plies}: {position}");
            assert!(
                told <= 4 && wins_within(&position, side, told),
                "{position}"
            );
            found += 1;
            deep += u32::from(moves == 3);
        }
    }
    assert!(found > 300 && deep > 30, "{found} {deep}");
}

#[test]
fn endings_of_few_pieces_are_proven_soon() {
    let mut rng = Rng::with_seed(6_104);
    let mut searcher = Searcher::<BreakthroughNode>::new(1 << 20);
    let (mut proven, mut all) = (0, 0);
    for _ in 0..200 {
        let position = anything(Size::STANDARD, &mut rng);
        searcher.ask(&position, &[], 1, Limits::nodes(5_000));
        searcher.finish();
        proven += u32::from(searcher.lines()[0].score.is_proven());
        all += 1;
    }
    assert!(100 * proven > 90 * all, "{proven} of {all}");
}

#[test]
fn no_win_is_missed_within_as_many_plies_as_it_says() {
    let mut rng = Rng::with_seed(6_102);
    let mut found = HashMap::new();
    for (width, height) in [(4, 4), (5, 4), (4, 5), (5, 6), (8, 9)] {
        let size = Size::new(width, height).unwrap();
        for _ in 0..4_000 {
            let position = anything(size, &mut rng);
            let node = BreakthroughNode::new(&position);
            let plies = node.proof_horizon();
            let seen = matches!(node.proof(), Some(Proof::Win(within)) if within <= plies);
            let moves = u32::from(plies).div_ceil(2);
            let wins = wins_within(&position, position.turn(), moves);
            assert_eq!(seen, wins, "{position}");
            *found.entry((plies, wins)).or_insert(0) += 1;
        }
    }
    assert!(
        found.len() == 4 && found.values().all(|count| *count > 50),
        "{found:?}"
    );
}
