//! Left and right can be exchanged, and so can White and Black, except in the first moves.

use crate::law::sample::read;
use crate::law::symmetry::{Symmetry, check, holds};
use fastrand::Rng;
use tablero::games::push_push::PushPush;
use tablero::rules::{NoOptions, Position};

pub const MIRROR: Symmetry = Symmetry {
    name: "mirror",
    swaps: false,
    position: mirrored,
    mv: |text| text.chars().map(mirrored_file).collect(),
};

pub const SWAP: Symmetry = Symmetry {
    name: "swap of colours",
    swaps: true,
    position: swapped,
    mv: |text| text.chars().map(turned_rank).collect(),
};

#[test]
fn the_rules_know_neither_left_nor_right() {
    check::<PushPush>(&[MIRROR]);
}

/// Only White's first move restricts the other side, so the position after it has no counterpart. The
/// positions before and after that one do.
#[test]
fn the_rules_know_no_better_colour_once_black_has_moved() {
    println!("seed 23");
    let mut rng = Rng::with_seed(23);
    let (mut held, mut games) = (0, 0);
    while games < 60 {
        let mut position = PushPush::start(NoOptions);
        holds(&SWAP, &position);
        while let Some(mv) = rng.choice(position.moves()) {
            position.play(mv);
            if !is_first(&position) && rng.usize(..8) == 0 {
                holds(&SWAP, &position);
                held += 1;
            }
        }
        holds(&SWAP, &position);
        games += 1;
    }
    assert!(held > 1_000, "{held}");
}

#[test]
fn after_the_first_move_the_swap_does_not_hold() {
    let first: PushPush = read("udtctdu/7/7/3o3/7/2T4/UD1CTDU b c2");
    let other: PushPush = read(&swapped(&first.to_string()));
    assert_eq!(other.to_string(), "ud1ctdu/2t4/7/3o3/7/7/UDTCTDU w -");
    assert_eq!((first.count_moves(), other.count_moves()), (24, 25));
}

/// Whether White has just made the first move.
fn is_first(position: &PushPush) -> bool {
    let text = position.to_string();
    let state = text.rsplit(' ').next().unwrap();
    state != "-" && !state.starts_with('#')
}

fn mirrored(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let ranks: Vec<String> = fields[0]
        .split('/')
        .map(|rank| rank.chars().rev().collect())
        .collect();
    let state: String = match fields[2] {
        won if won.starts_with('#') => won.to_owned(),
        cell => cell.chars().map(mirrored_file).collect(),
    };
    format!("{} {} {state}", ranks.join("/"), fields[1])
}

fn swapped(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let recoloured = |c: char| match c {
        'o' => c,
        upper if upper.is_ascii_uppercase() => c.to_ascii_lowercase(),
        _ => c.to_ascii_uppercase(),
    };
    let ranks: Vec<String> = fields[0]
        .split('/')
        .rev()
        .map(|rank| rank.chars().map(recoloured).collect())
        .collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    let state = match fields[2] {
        "#w" => "#b",
        "#b" => "#w",
        _ => "-",
    };
    format!("{} {side} {state}", ranks.join("/"))
}

fn mirrored_file(c: char) -> char {
    match c {
        'a'..='g' => char::from(b'a' + b'g' - c as u8),
        other => other,
    }
}

fn turned_rank(c: char) -> char {
    match c {
        '1'..='7' => char::from(b'1' + b'7' - c as u8),
        other => other,
    }
}
