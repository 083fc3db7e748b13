//! Sample positions: from the test vectors, from random games, and random arrangements.

use crate::law::sample::read;
use fastrand::Rng;
use serde_json::Value;
use tablero::games::ticto::TicTo;
use tablero::rules::Position;

/// Unfinished positions of every kind.
pub fn positions() -> Vec<TicTo> {
    let mut rng = Rng::with_seed(5);
    let mut positions = vectors();
    for setup in TicTo::all_options() {
        positions.extend((0..20).map(|_| played(TicTo::start(setup), &mut rng)));
    }
    while positions.len() < 400 {
        positions.extend(TicTo::parse(Default::default(), &thrown(&mut rng)));
    }
    positions.retain(|position| position.outcome().is_none());
    positions
}

/// The positions of the test vectors.
pub fn vectors() -> Vec<TicTo> {
    let vectors: Value = serde_json::from_str(include_str!("../vectors/ticto.json")).unwrap();
    let texts = vectors["positions"].as_array().unwrap().iter();
    let texts = texts.map(|entry| entry["position"].as_str().unwrap());
    texts.map(read).collect()
}

fn played(mut position: TicTo, rng: &mut Rng) -> TicTo {
    for _ in 0..rng.usize(..120) {
        let Some(mv) = rng.choice(position.moves()) else {
            break;
        };
        position.play(mv);
    }
    position
}

/// Pieces placed close together at an exit. The result is not always a position.
pub fn thrown(rng: &mut Rng) -> String {
    let mut cells: Vec<String> = Vec::new();
    let ranks = if rng.bool() { 0 } else { 4 };
    let mut armies = [Vec::new(), Vec::new()];
    for _ in 0..rng.usize(6..16) {
        let army = rng.usize(..2);
        let files = if rng.u8(..8) == 0 {
            *b"zab"
        } else {
            [*b"bcd", *b"cde", *b"def"][rng.usize(..3)]
        };
        let (file, rank) = (rng.usize(..3), ranks + rng.u8(..4));
        let name = |file: u8, rank: u8| format!("{}{rank}", char::from(file));
        let here = name(files[file], rank);
        let right = name(files[(file + 1).min(2)], rank);
        let above = name(files[file], rank + 1);
        let mut laid = |cell: &String| {
            let plus = if cells.contains(cell) { "+" } else { "" };
            cells.push(cell.clone());
            format!("{cell}{plus}")
        };
        armies[army].push(match rng.u8(..12) {
            0..5 => laid(&here),
            5 => laid(&here) + &laid(&right),
            6 => laid(&here) + &laid(&above),
            7 => format!("{here}n"),
            8 => format!("{here}e"),
            9 => format!("{here}n{right}n"),
            10 => format!("{here}e{above}e"),
            _ => format!("^{here}{}", if rng.bool() { "n" } else { "e" }),
        });
    }
    let mut round = |army: &Vec<String>| {
        let exit = if rng.u8(..6) == 0 {
            Some(["d1", "d7"][rng.usize(..2)].to_owned())
        } else {
            None
        };
        let flat = rng.choice(army).map(|name| name[..2].to_owned());
        exit.or(flat).unwrap_or_default()
    };
    let [white, black] = [round(&armies[0]), round(&armies[1])];
    let turn = if rng.bool() { "w" } else { "b" };
    let stage = if rng.u8(..3) == 0 { "x" } else { "n" };
    let [whites, blacks] = armies.map(|army| army.join(","));
    format!("R{white}:{whites} r{black}:{blacks} {turn} {stage} - 0")
}
