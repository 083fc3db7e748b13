//! What a search knows of a position beside the rules: keys, certain wins, an estimate.

use crate::law::sample::{after, read};
use crate::race::{Solver, anything};
use fastrand::Rng;
use std::collections::HashMap;
use tablero::games::breakthrough::{Breakthrough, BreakthroughNode, Size};
use tablero::play::Game;
use tablero::rules::{Position, Side};
use tablero::search::{Node, Proof, weights_of, wins_within};

const SIZES: [(u8, u8); 8] = [
    (8, 8),
    (4, 4),
    (6, 6),
    (10, 10),
    (4, 10),
    (10, 4),
    (7, 9),
    (9, 8),
];

/// Positions of random games on boards of many sizes.
fn walk(games: u64, mut visit: impl FnMut(&Breakthrough, &BreakthroughNode)) {
    for (width, height) in SIZES {
        let size = Size::new(width, height).unwrap();
        for seed in 0..games {
            let mut rng = Rng::with_seed(seed);
            let mut position = Breakthrough::new(size);
            let mut node = BreakthroughNode::new(&position);
            while let Some(&mv) = rng.choice(&position.moves()) {
                visit(&position, &node);
                position.play(mv);
                node.play(mv);
            }
            visit(&position, &node);
        }
    }
}

#[test]
fn a_node_that_was_played_to_is_one_made_from_scratch() {
    let mut keys = HashMap::new();
    let mut seen = 0;
    walk(20, |position, node| {
        let fresh = BreakthroughNode::new(position);
        assert_eq!(node.position(), position);
        assert_eq!(node.key(), fresh.key(), "{position}");
        assert_eq!(node.outcome(), position.outcome(), "{position}");
        assert_eq!(node.features(), fresh.features(), "{position}");
        // Different positions have different keys, on boards of different sizes too.
        assert_eq!(*keys.entry(node.key()).or_insert(*position), *position);
        seen += 1;
    });
    assert!(seen > 5_000 && keys.len() > 5_000, "{seen}");
}

#[test]
fn keys_are_the_same_on_every_machine() {
    let key = |text: &str| BreakthroughNode::new(&read(text)).key();
    let start = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP";
    assert_eq!(key(&format!("{start} w")), 17_479_650_691_863_724_837);
    assert_eq!(key(&format!("{start} b")), 3_757_948_828_544_022_165);
}

#[test]
fn loud_moves_are_the_captures() {
    let mut captures = 0;
    walk(10, |position, node| {
        let mut loud = Vec::new();
        if position.outcome().is_none() {
            node.each_loud(|mv| loud.push(mv));
        }
        loud.sort_unstable();
        let mut expected = position.moves();
        expected.retain(|mv| mv.captures);
        assert_eq!(loud, expected, "{position}");
        captures += loud.len();
    });
    assert!(captures > 1_000, "{captures}");
}

#[test]
fn an_estimate_knows_neither_left_nor_right_nor_a_better_colour() {
    let weights = weights_of::<BreakthroughNode>();
    let value = |position: &Breakthrough| BreakthroughNode::new(position).value(&weights);
    let (mut seen, mut various) = (0, HashMap::new());
    walk(10, |position, _| {
        if position.outcome().is_some() {
            return;
        }
        let text = position.to_string();
        let (board, turn) = text.split_once(' ').unwrap();
        let ranks: Vec<&str> = board.split('/').collect();
        let mirrored = ranks.iter().map(|rank| mirrored(rank));
        let mirrored = mirrored.collect::<Vec<_>>().join("/");
        let other = if turn == "w" { "b" } else { "w" };
        let swapped: Vec<String> = ranks.iter().rev().map(|rank| swapped(rank)).collect();
        let swapped = swapped.join("/");
        let expected = value(position);
        assert_eq!(
            value(&read(&format!("{mirrored} {turn}"))),
            expected,
            "{text}"
        );
        assert_eq!(
            value(&read(&format!("{swapped} {other}"))),
            expected,
            "{text}"
        );
        various.insert(expected, ());
        seen += 1;
    });
    assert!(seen > 2_000 && various.len() > 200, "{seen}");
}

#[test]
fn the_other_side_sees_the_opposite_but_for_whose_turn_it_is() {
    let mut weights = weights_of::<BreakthroughNode>();
    for (weight, value) in BreakthroughNode::WEIGHTS.iter().zip(&mut weights) {
        if ["prize", "tempo"].contains(&weight.name) {
            *value = 0;
        }
    }
    let mut seen = 0;
    walk(10, |position, node| {
        let Some(passed) = node.passed() else {
            assert!(position.outcome().is_some(), "{position}");
            return;
        };
        assert_eq!(passed.position().turn(), position.turn().other());
        assert_eq!(passed.value(&weights), -node.value(&weights), "{position}");
        assert_eq!(passed.key(), BreakthroughNode::new(passed.position()).key());
        seen += 1;
    });
    assert!(seen > 2_000, "{seen}");
}

fn mirrored(rank: &str) -> String {
    // No run of empty cells is mirrored digit by digit.
    match rank {
        "10" => "10".to_owned(),
        _ => rank.chars().rev().collect(),
    }
}

fn swapped(rank: &str) -> String {
    let swap = |c| match c {
        'P' => 'p',
        'p' => 'P',
        other => other,
    };
    rank.chars().map(swap).collect()
}

fn proof(text: &str) -> Option<Proof> {
    BreakthroughNode::new(&read(text)).proof()
}

#[test]
fn one_step_from_the_goal_is_won_at_once() {
    assert_eq!(proof("8/4P3/8/8/8/8/p7/8 w"), Some(Proof::Win(1)));
    assert_eq!(proof("ppp5/1P6/8/8/8/8/8/8 w"), Some(Proof::Win(1)));
    // The last piece is taken.
    assert_eq!(proof("8/8/8/3p4/4P3/8/8/8 w"), Some(Proof::Win(1)));
}

#[test]
fn who_cannot_take_what_is_one_step_from_its_goal_has_lost() {
    assert_eq!(proof("7p/4P3/8/8/8/8/7p/8 b"), Some(Proof::Win(1)));
    assert_eq!(proof("7p/4P3/8/8/8/7p/8/8 b"), Some(Proof::Loss(2)));
    assert_eq!(proof("5p2/4P3/8/8/8/7p/8/7P b"), None);
    // Two cannot both be taken.
    assert_eq!(proof("2p2p2/1P2P3/8/8/8/7p/8/8 b"), Some(Proof::Loss(2)));
}

#[test]
fn a_piece_two_steps_from_its_goal_wins_by_way_of_a_cell_that_nobody_attacks() {
    assert_eq!(proof("ppp5/8/3P4/8/8/8/8/8 w"), Some(Proof::Win(3)));
    assert_eq!(proof("ppppp3/4p3/3P4/8/8/8/8/8 w"), None);
    assert_eq!(proof("8/2ppp3/3P4/8/8/8/8/8 w"), Some(Proof::Win(3)));
    // But what is about to win must be taken first.
    assert_eq!(proof("ppp5/8/3P4/8/8/8/p7/1P6 w"), None);
}

#[test]
fn what_is_proven_is_true_as_trying_everything_shows() {
    let mut rng = Rng::with_seed(6_101);
    let sizes = [(4, 4), (5, 4), (4, 5), (6, 4), (4, 6)];
    let mut proven = HashMap::new();
    for (width, height) in sizes {
        let size = Size::new(width, height).unwrap();
        let mut solver = Solver::default();
        for _ in 0..3_000 {
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
            // What takes few plies is never told as longer.
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
        for (proof, least) in [
            (Proof::Win(1), 500),
            (Proof::Loss(2), 100),
            (Proof::Win(3), 100),
            (Proof::Loss(4), 50),
            (Proof::Win(5), 5),
        ] {
            let count = proven.get(&(side, proof)).copied().unwrap_or(0);
            assert!(count >= least, "{side} {proof:?}: {count}");
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
    // Those that may win still sooner by taking the last of few pieces.
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
