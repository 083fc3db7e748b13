//! Left and right, and White and Black, can be exchanged.

use crate::law::symmetry::{Symmetry, check};
use tablero::games::breakthrough::Breakthrough;

/// The boards in these walks have eight files and ranks.
#[test]
fn the_rules_know_neither_left_nor_right_nor_a_better_colour() {
    check::<Breakthrough>(&[
        Symmetry {
            name: "mirror",
            swaps: false,
            position: |text| {
                let (board, side) = text.split_once(' ').unwrap();
                let ranks: Vec<String> = board
                    .split('/')
                    .map(|r| r.chars().rev().collect())
                    .collect();
                format!("{} {side}", ranks.join("/"))
            },
            mv: |text| text.chars().map(mirrored).collect(),
        },
        Symmetry {
            name: "swap of colours",
            swaps: true,
            position: |text| {
                let (board, side) = text.split_once(' ').unwrap();
                let ranks: Vec<String> = board.split('/').rev().map(swapped).collect();
                format!(
                    "{} {}",
                    ranks.join("/"),
                    if side == "w" { "b" } else { "w" }
                )
            },
            mv: |text| text.chars().map(upside_down).collect(),
        },
    ]);
}

fn mirrored(c: char) -> char {
    match c {
        'a'..='h' => char::from(b'a' + b'h' - c as u8),
        other => other,
    }
}

fn upside_down(c: char) -> char {
    match c {
        '1'..='8' => char::from(b'1' + b'8' - c as u8),
        other => other,
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
