//! Why touches do not make a move in Push Push: a reason for each rule that forbids a move.

mod ball;
mod gestures;
mod pieces;
mod pushes;

use crate::law::sample::{read, reason};
use tablero::games::push_push::{Cell, PushPush, Reason};
use tablero::play::{Game, Spot, Why};

fn cell(name: &str) -> Cell {
    Cell::read(name).unwrap()
}

/// These touches are rejected with this reason, this rule and this text.
fn refused(position: &str, touched: &str, expected: Reason, rule: Option<&str>, words: &str) {
    let position: PushPush = read(position);
    let given = reason(&position, touched);
    assert_eq!(given, expected, "{touched}: {position}");
    assert_eq!(given.rule(), rule, "{touched}: {position}");
    assert_eq!(given.to_string(), words, "{touched}: {position}");
    if let Some(rule) = rule {
        assert!(PushPush::RULES.contains(&rule));
    }
}

/// The reason for these touches, whatever effect touching has.
fn asked(position: &str, touched: &str) -> Reason {
    let spots: Vec<Spot> = touched
        .split_whitespace()
        .map(|name| name.parse().unwrap())
        .collect();
    read::<PushPush>(position).why_not(&spots)
}

/// A white 3 with different neighbours.
const BOARD: &str = "6c/7/3d3/2tTU2/3o3/7/7 w -";
