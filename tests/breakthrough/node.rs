//! The data that the search uses of a position in addition to the rules: its key, its moves and an estimate.

use crate::law::sample::read;
use fastrand::Rng;
use std::collections::HashMap;
use tablero::games::breakthrough::{Breakthrough, BreakthroughNode, Size};
use tablero::rules::Position;
use tablero::search::{Node, Proof, weights_of};

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
        // Different positions have different keys, even on boards of different sizes.
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
fn noisy_moves_are_the_captures() {
    let mut captures = 0;
    walk(10, |position, node| {
        let mut noisy = Vec::new();
        if position.outcome().is_none() {
            node.each_noisy(|mv| noisy.push(mv));
        }
        noisy.sort_unstable();
        let mut expected = position.moves();
        expected.retain(|mv| mv.captures);
        assert_eq!(noisy, expected, "{position}");
        captures += noisy.len();
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
        if position.outcome().is_some() {
            return;
        }
        let text = position.to_string();
        let (board, turn) = text.split_once(' ').unwrap();
        let other = if turn == "w" { "b" } else { "w" };
        let passed = BreakthroughNode::new(&read(&format!("{board} {other}")));
        assert_eq!(passed.value(&weights), -node.value(&weights), "{text}");
        assert_ne!(passed.key(), node.key(), "{text}");
        seen += 1;
    });
    assert!(seen > 2_000, "{seen}");
}

fn mirrored(rank: &str) -> String {
    // A run of empty cells has two digits if it is 10, and must not be mirrored digit by digit.
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

/// The count of a feature for the side to move.
fn counted(name: &str, text: &str) -> i32 {
    let weights = BreakthroughNode::WEIGHTS.iter();
    let index = weights.clone().position(|weight| weight.name == name);
    BreakthroughNode::new(&read(text)).features()[index.expect(name)]
}

#[test]
fn every_feature_is_counted_as_its_name_says() {
    // White's a1, d4 and e4 against Black's d6.
    let few = "8/8/3p4/8/3PP3/8/8/P7 w";
    // Black's d5 can take e4, which d3 protects; nothing protects d5.
    let tense = "8/8/8/3p4/4P3/3P4/8/8";
    let tense = |turn: &str| format!("{tense} {turn}");
    let expected = [
        ("far_1", "4/P2p/4/4 b".to_owned(), -1),
        ("far_2", "3p/4/P3/4 w".to_owned(), 1),
        ("far_3", "p7/8/3P4/2P5/3P4/8/8/8 b".to_owned(), -1),
        ("far_4", few.to_owned(), 2),
        ("far_5", few.to_owned(), -1),
        ("far_6", "pppppppp/pppppppp/8/8/8/8/PPP5/8 b".to_owned(), 5),
        ("far_7", few.to_owned(), 1),
        ("far_8", "4/4/4/3p/4/4/4/4/P3/4 w".to_owned(), 1),
        ("far_9", "3p/3p/4/4/4/4/4/4/4/PPP1 w".to_owned(), 2),
        ("home", few.to_owned(), 1),
        ("pair", few.to_owned(), 1),
        ("column", "8/8/3p4/3p4/8/3P4/8/8 w".to_owned(), -1),
        ("hanging", tense("w"), -1),
        ("hanging", tense("b"), 1),
        ("tension", tense("w"), 1),
        // White's eight steps minus Black's three.
        ("step", few.to_owned(), 5),
        // Five files minus seven.
        ("hole", few.to_owned(), -2),
        ("edge", few.to_owned(), 1),
        ("prize", tense("w"), 1),
        ("prize", tense("b"), 0),
        ("tempo", few.to_owned(), 1),
    ];
    for (name, text, count) in &expected {
        assert_eq!(counted(name, text), *count, "{name} in {text}");
    }
    for weight in BreakthroughNode::WEIGHTS {
        let named = |(name, _, count): &(&str, String, i32)| *name == weight.name && *count != 0;
        assert!(expected.iter().any(named), "{}", weight.name);
    }
}

#[test]
fn what_need_not_be_tried_loses_at_once() {
    let (mut pressed, mut left_out) = (0, 0);
    walk(40, |position, node| {
        if position.outcome().is_some() {
            return;
        }
        let mut tried = Vec::new();
        node.each_candidate(|mv| tried.push(mv));
        let moves = position.moves();
        assert!(tried.iter().all(|mv| moves.contains(mv)), "{position}");
        for mv in moves.into_iter().filter(|mv| !tried.contains(mv)) {
            let mut after = node.clone();
            after.play(mv);
            assert_eq!(after.proof(), Some(Proof::Win(1)), "{mv} in {position}");
            left_out += 1;
        }
        pressed += usize::from(node.must_answer_threat());
        assert!(!tried.is_empty() || node.proof().is_some(), "{position}");
    });
    assert!(pressed > 50 && left_out > 500, "{pressed} {left_out}");
}
