//! Left and right can be exchanged. White and Black, and top and bottom, can be exchanged too, as long as no
//! round is on an exit: only then do the advantages of the first and the last turn matter.

use crate::law::sample::{moves, read, result};
use crate::law::symmetry::{Symmetry, check};
use crate::sample::positions;
use std::collections::BTreeSet;
use tablero::games::ticto::TicTo;
use tablero::rules::Position;

#[test]
fn the_rules_know_neither_left_nor_right() {
    check::<TicTo>(&[Symmetry {
        name: "mirror",
        swaps: false,
        position: |text| position(text, mirrored, false),
        mv: |text| mv(text, mirrored),
    }]);
}

#[test]
fn between_the_exits_the_rules_know_no_better_colour() {
    let mut compared = 0;
    for here in positions() {
        let text = here.to_string();
        let rounds = text.split(' ').take(2).map(|field| &field[1..3]);
        if rounds.into_iter().any(|cell| cell == "d1" || cell == "d7") {
            continue;
        }
        let there: TicTo = read(&position(&text, turned, true));
        assert_eq!(result(&here), swapped(&result(&there)));
        let after = |position: &TicTo, mv: &str| {
            let mut next = *position;
            next.play(mv.parse().unwrap());
            next.to_string()
        };
        let ours: BTreeSet<(String, String)> = moves(&here)
            .split(' ')
            .map(|text| {
                (
                    mv(text, turned),
                    position(&after(&here, text), turned, true),
                )
            })
            .collect();
        let theirs: BTreeSet<(String, String)> = moves(&there)
            .split(' ')
            .map(|text| (text.to_owned(), after(&there, text)))
            .collect();
        assert_eq!(ours, theirs, "{here}");
        compared += 1;
    }
    assert!(compared > 150, "{compared} positions");
}

#[test]
fn e1_only_whites_arrival_is_answered() {
    let white = "Rd7:c7,d6 rb1:b1,c1 b n - 1";
    let black = position(white, turned, true);
    assert_eq!(black, "Rb7:b7,c7 rd1:c1,d2 w n - 1");
    assert_eq!(result(&read::<TicTo>(white)), "");
    assert_eq!(result(&read::<TicTo>(&black)), "black");
}

#[test]
fn t1_only_white_makes_the_first_move() {
    let begun = "Rc1:c1 rd7:c7,e7 b n - 1";
    assert_eq!(result(&read::<TicTo>(begun)), "");
    let turned = position(begun, turned, true);
    assert_eq!(turned, "Rd1:c1,e1 rc7:c7 w n - 1");
    assert!(TicTo::parse(Default::default(), &turned).is_err());
}

fn swapped(result: &str) -> &str {
    match result {
        "white" => "black",
        "black" => "white",
        other => other,
    }
}

/// A cell or a segment by file and rank, with its mark: `n`, `e` or none.
pub type Place = (u8, u8, Option<char>);

/// Files z and a to h are 0 to 8. A segment to the right of file f becomes one at the same distance from the
/// left.
pub fn mirrored((file, rank, mark): Place) -> Place {
    let file = if mark == Some('e') {
        7 - file
    } else {
        8 - file
    };
    (file, rank, mark)
}

pub fn turned((file, rank, mark): Place) -> Place {
    let rank = if mark == Some('n') {
        7 - rank
    } else {
        8 - rank
    };
    (file, rank, mark)
}

/// The position with every place transformed, and with the colours swapped if `swaps` is set.
pub fn position(text: &str, change: fn(Place) -> Place, swaps: bool) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let army = |field: &str| {
        let (round, pieces) = field[1..].split_once(':').unwrap();
        let pieces = pieces.split(',').filter(|name| !name.is_empty());
        let mut pieces: Vec<String> = pieces.map(|name| placement(name, change)).collect();
        pieces.sort();
        format!("{}:{}", placement(round, change), pieces.join(","))
    };
    let (mut white, mut black, mut side) = (army(fields[0]), army(fields[1]), fields[2]);
    if swaps {
        std::mem::swap(&mut white, &mut black);
        side = if side == "w" { "b" } else { "w" };
    }
    let last = mv(fields[4], change);
    format!(
        "R{white} r{black} {side} {} {last} {}",
        fields[3], fields[5]
    )
}

/// The move or the last action with every place transformed.
fn mv(text: &str, change: fn(Place) -> Place) -> String {
    let is_sign = |c: char| "-!>*".contains(c);
    let signs = text.match_indices(is_sign);
    let ends = signs.map(|(at, _)| at).chain([text.len()]);
    let mut out = String::new();
    let mut begin = 0;
    for end in ends {
        let name = &text[begin..end];
        match name.strip_prefix('R') {
            Some(cell) => out += &format!("R{}", placement(cell, change)),
            None => out += &placement(name, change),
        }
        out += text.get(end..end + 1).unwrap_or_default();
        begin = end + 1;
    }
    out
}

/// A name with every place transformed, again with the lower or left one first.
fn placement(name: &str, change: fn(Place) -> Place) -> String {
    let tall = if name.starts_with('^') { "^" } else { "" };
    let mut rest = name.trim_start_matches('^');
    let mut places: Vec<(Place, &str)> = Vec::new();
    while !rest.is_empty() {
        let bytes = rest.as_bytes();
        let file = if bytes[0] == b'z' {
            0
        } else {
            bytes[0] - b'a' + 1
        };
        let is_mark = match bytes.get(2) {
            Some(b'n') => true,
            Some(b'e') => !bytes.get(3).is_some_and(u8::is_ascii_digit),
            _ => false,
        };
        let mark = is_mark.then(|| char::from(bytes[2]));
        let after = &rest[if is_mark { 3 } else { 2 }..];
        rest = after.trim_start_matches('+');
        let plus = &after[..after.len() - rest.len()];
        places.push((change((file, bytes[1] - b'0', mark)), plus));
    }
    places.sort_by_key(|((file, rank, _), _)| (*file, *rank));
    let place = |((file, rank, mark), plus): &(Place, &str)| {
        let letter = if *file == 0 {
            'z'
        } else {
            char::from(b'a' + file - 1)
        };
        let mark = mark.map(String::from).unwrap_or_default();
        format!("{letter}{rank}{mark}{plus}")
    };
    tall.to_owned() + &places.iter().map(place).collect::<String>()
}
