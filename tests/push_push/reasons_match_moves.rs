//! Reasons against moves: for any touches, there is a reason exactly if no move starts with them. Moves
//! are generated for the whole board at the same time, reasons cell by cell.

use fastrand::Rng;
use std::collections::BTreeMap;
use tablero::games::push_push::{PushPush, Reason};
use tablero::play::{Game, Spot, Why};
use tablero::rules::{NoOptions, Position};

const POSITIONS: usize = 1_500;

#[test]
fn a_reason_is_given_exactly_where_no_move_begins() {
    println!("seed 31");
    let mut rng = Rng::with_seed(31);
    let mut given = BTreeMap::new();
    let mut position = PushPush::start(NoOptions);
    for number in 0..POSITIONS {
        if number % 2 == 0 {
            agree(&thrown(&mut rng), &mut rng, &mut given);
            continue;
        }
        agree(&position, &mut rng, &mut given);
        match rng.choice(position.moves()) {
            // Every game is cut off early, because first moves have their own rule.
            Some(mv) if rng.usize(..40) > 0 => position.play(mv),
            _ => position = PushPush::start(NoOptions),
        }
    }
    println!("{given:?}");
    for rule in [
        "2", "4", "5", "7", "8", "9", "10", "11", "12", "16", "19", "22",
    ] {
        assert!(given.get(rule) > Some(&10), "rule {rule}: {given:?}");
    }
}

/// Checks single touches and pairs, and three touches where two have started a move.
fn agree(position: &PushPush, rng: &mut Rng, given: &mut BTreeMap<&'static str, u32>) {
    let gestures: Vec<Vec<Spot>> = position
        .moves()
        .into_iter()
        .map(|mv| {
            position
                .gesture(mv)
                .iter()
                .map(|touch| touch.first())
                .collect()
        })
        .collect();
    let begins = |touched: &[Spot]| gestures.iter().any(|whole| whole.starts_with(touched));
    let mut ask = |touched: &[Spot]| {
        let reason = position.why_not(touched);
        let over = position.outcome().is_some();
        let allowed = reason == Reason::Allowed;
        assert_eq!(
            allowed,
            begins(touched),
            "{touched:?}: {reason}: {position}"
        );
        assert_eq!(over, reason == Reason::Over, "{touched:?}: {position}");
        assert!(
            allowed || over || reason.rule().is_some(),
            "{touched:?}: {reason}: {position}"
        );
        if let Some(rule) = reason.rule() {
            *given.entry(rule).or_default() += 1;
        }
        allowed
    };
    let spots = position.board().spots;
    for &first in &spots {
        ask(&[first]);
        for &second in &spots {
            let around = (first.x - second.x).abs() < 3 && (first.y - second.y).abs() < 3;
            let goes_on = (around || rng.usize(..20) == 0) && ask(&[first, second]);
            let is_move = gestures.contains(&vec![first, second]);
            if goes_on && !is_move {
                spots.iter().for_each(|&third| {
                    ask(&[first, second, third]);
                });
            }
        }
    }
}

/// Random pieces, with the ball mostly on the edge and some pieces around it.
fn thrown(rng: &mut Rng) -> PushPush {
    let mut board = [['1'; 7]; 7];
    let edge = [0, 6][rng.usize(..2)];
    let (mut x, mut y) = (rng.usize(..7), edge);
    match rng.usize(..5) {
        0 => y = rng.usize(..7),
        1 | 2 => (x, y) = (y, x),
        _ => {}
    }
    board[y][x] = 'o';
    let near = |rng: &mut Rng, at: usize| (at + rng.usize(..5)).saturating_sub(2).min(6);
    for letter in "UUDDTTCuuddttc".chars() {
        let (file, rank) = match rng.usize(..3) {
            0 => (rng.usize(..7), rng.usize(..7)),
            _ => (near(rng, x), near(rng, y)),
        };
        if board[rank][file] == '1' {
            board[rank][file] = letter;
        }
    }
    let side = ["w", "b"][rng.usize(..2)];
    let ranks: Vec<String> = board.iter().map(joined).collect();
    let text = format!("{} {side} -", ranks.join("/"));
    match PushPush::parse(NoOptions, &text) {
        Ok(position) => position,
        Err(error) => panic!("{text}: {error}"),
    }
}

/// A rank with its runs of empty cells as numbers.
fn joined(rank: &[char; 7]) -> String {
    let mut text = String::new();
    for cells in rank.chunk_by(|a, b| (*a == '1') == (*b == '1')) {
        match cells {
            ['1', ..] => text += &cells.len().to_string(),
            _ => text.extend(cells),
        }
    }
    text
}
