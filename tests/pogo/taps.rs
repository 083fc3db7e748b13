//! Touching a stack some number of times, and then a cell. The expected result follows from the rules alone.

use crate::law::sample::read;
use fastrand::Rng;
use std::collections::HashSet;
use tablero::games::pogo::Pogo;
use tablero::play::{Game, Selection, Spot, TouchResult, erase};
use tablero::rules::Position;

const START: &str = "bb,bb,bb/-,-,-/WW,WW,WW w";

/// The cells of the board with the height of the stack of the side to move, or 0 if it has none there.
fn own_stacks(position: &Pogo) -> Vec<(Spot, u8)> {
    let pieces = position.pieces();
    let cells = (1..=3).flat_map(|file| (1..=3).map(move |rank| Spot::cell(file, rank)));
    let height = |cell: Spot| {
        let here: Vec<_> = pieces
            .iter()
            .filter(|piece| piece.spots[0].ground() == cell)
            .collect();
        let is_own = here
            .last()
            .is_some_and(|top| top.side == Some(position.turn()));
        if is_own { here.len() as u8 } else { 0 }
    };
    cells.map(|cell| (cell, height(cell))).collect()
}

/// Whether this many pieces can go from one cell to the other, by rules 5 to 8.
fn reaches(count: u8, from: Spot, to: Spot) -> bool {
    let cells = (from.x.abs_diff(to.x) + from.y.abs_diff(to.y)) / 2;
    matches!((count, cells), (1, 1) | (2, 2) | (3, 1 | 3))
}

/// The expected result: the selected number moves if it reaches the cell; else another own stack is selected;
/// else the only other number that reaches the cell moves.
#[derive(PartialEq, Debug)]
enum Expected {
    Moves(String),
    Held,
    Refused,
}

fn expected((from, height): (Spot, u8), count: u8, (to, own): (Spot, u8)) -> Expected {
    let max = height.min(3);
    let numbers: Vec<u8> = (1..=max)
        .filter(|&count| reaches(count, from, to))
        .collect();
    let moves = |count: u8| Expected::Moves(format!("{count}{from}-{to}"));
    match numbers.as_slice() {
        all if all.contains(&count) => moves(count),
        _ if own > 0 => Expected::Held,
        [only] => moves(*only),
        _ => Expected::Refused,
    }
}

/// Touches the top of a stack this many times, then a cell.
fn tapped(position: &Pogo, (from, height): (Spot, u8), count: u8, to: Spot) -> Expected {
    let mut hand = Selection::default();
    let erased = erase(*position);
    for _ in 0..count {
        let answer = hand.touch(&*erased, from.at_level(height - 1));
        assert!(matches!(answer, TouchResult::Selected), "{answer:?}");
    }
    match hand.touch(&*erased, to) {
        TouchResult::Moved(mv) => Expected::Moves(erased.notation(mv).unwrap()),
        TouchResult::Selected => Expected::Held,
        TouchResult::Refused { .. } => Expected::Refused,
        TouchResult::Deselected => panic!("it is another cell"),
    }
}

/// A stack with its height, a number of pieces, and a cell with the height of the own stack there.
type Choice = ((Spot, u8), u8, (Spot, u8));

/// Every choice in a position.
fn choices(position: &Pogo) -> Vec<Choice> {
    let stacks = own_stacks(position);
    let own = stacks.iter().filter(|(_, height)| *height > 0);
    let numbers = own.flat_map(|stack| (1..=stack.1.min(3)).map(move |count| (*stack, count)));
    let all = numbers.flat_map(|(stack, count)| {
        let others = stacks.iter().filter(move |(cell, _)| *cell != stack.0);
        others.map(move |to| (stack, count, *to))
    });
    all.collect()
}

fn check(position: &Pogo, (stack, count, to): Choice) {
    let told = tapped(position, stack, count, to.0);
    assert_eq!(
        told,
        expected(stack, count, to),
        "{position}: {stack:?} {count} {to:?}"
    );
}

/// All positions within this many plies.
fn within(plies: u32) -> HashSet<Pogo> {
    let mut all = HashSet::from([read::<Pogo>(START)]);
    let mut newest = all.clone();
    for _ in 0..plies {
        let next = newest.iter().flat_map(|position| {
            let after = |mv| {
                let mut after = *position;
                after.play(mv);
                after
            };
            position.moves().into_iter().map(after)
        });
        newest = next.filter(|position| !all.contains(position)).collect();
        all.extend(newest.iter().cloned());
    }
    all
}

#[test]
fn a_tap_does_what_the_number_in_hand_and_the_distance_say() {
    for position in within(2) {
        for choice in choices(&position) {
            check(&position, choice);
        }
    }
}

/// All positions within four plies, and a hundred thousand of random games.
pub fn each_position(seed: u64, mut check: impl FnMut(&Pogo)) {
    let near = within(4);
    near.iter().for_each(&mut check);
    println!("{} positions within four plies, seed {seed}", near.len());
    let mut rng = Rng::with_seed(seed);
    let (mut position, mut seen) = (read::<Pogo>(START), 0);
    while seen < RANDOM {
        let moves = position.moves();
        if moves.is_empty() {
            position = read(START);
            continue;
        }
        position.play(moves[rng.usize(..moves.len())]);
        check(&position);
        seen += 1;
    }
}

/// One choice in each position. A run with all choices found no fault either.
#[test]
fn the_same_in_all_positions_within_four_plies_and_in_a_hundred_thousand_others() {
    let mut rng = Rng::with_seed(47);
    each_position(48, |position| {
        let choices = choices(position);
        if !choices.is_empty() {
            check(position, choices[rng.usize(..choices.len())]);
        }
    });
}

const RANDOM: u32 = 100_000;
