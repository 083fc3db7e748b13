//! The start positions of TicTo, counts of lines, and when positions are the same.

use crate::law::sample::{after, moves, read, read_with};
use crate::sample::{positions, vectors};
use std::collections::HashMap;
use tablero::games::ticto::{Setup, TicTo};
use tablero::play::GameLine;
use tablero::rules::{Position, Side, perft};

#[test]
fn there_are_three_set_ups_and_pawns_is_the_usual_one() {
    let names: Vec<String> = Setup::ALL.iter().map(Setup::to_string).collect();
    assert_eq!(names, ["setup=pawns", "setup=line", "setup=wedge"]);
    assert_eq!("".parse(), Ok(Setup::Pawns));
    assert_eq!(Setup::default(), Setup::Pawns);
    for setup in Setup::ALL {
        assert_eq!(TicTo::start(setup).options(), setup);
        let again = read_with::<TicTo>(&setup.to_string(), &TicTo::start(setup).to_string());
        assert_eq!(again, TicTo::start(setup));
    }
}

#[test]
fn both_begin_with_seven_squares_and_two_rectangles_face_to_face() {
    for setup in Setup::ALL {
        let start = TicTo::start(setup).to_string();
        let fields: Vec<&str> = start.split(' ').collect();
        let pieces = |field: &str| -> Vec<String> {
            let (round, pieces) = field[1..].split_once(':').unwrap();
            let mut names = vec![round.to_owned()];
            names.extend(pieces.split(',').map(str::to_owned));
            names
        };
        let (white, black) = (pieces(fields[0]), pieces(fields[1]));
        assert_eq!(white.iter().filter(|name| name.len() == 2).count(), 1 + 7);
        assert_eq!(white.iter().filter(|name| name.len() == 4).count(), 2);
        let mut turned: Vec<String> = white.iter().map(|name| turned(name)).collect();
        turned[1..].sort();
        assert_eq!(turned, black, "{setup}");
        assert_eq!(fields[2..], ["w", "n", "-", "0"]);
    }
}

/// Rank r becomes rank 8 - r.
fn turned(name: &str) -> String {
    let turn = |c: char| match c {
        '0'..='8' => char::from(b'8' - (c as u8 - b'0')),
        other => other,
    };
    name.chars().map(turn).collect()
}

#[test]
fn lines_multiply_as_counted() {
    let counts = |text: &str, depth| -> Vec<u64> {
        let position = read::<TicTo>(text);
        (1..=depth).map(|depth| perft(&position, depth)).collect()
    };
    let start = |setup| TicTo::start(setup).to_string();
    assert_eq!(counts(&start(Setup::Pawns), 4), [2, 4, 488, 58_338]);
    assert_eq!(counts(&start(Setup::Line), 4), [2, 4, 432, 45_476]);
    assert_eq!(counts(&start(Setup::Wedge), 4), [2, 4, 452, 49_964]);
    for (text, expected) in [
        (
            "Rg1:b3c3,b3nc3n,c4+,g1 ra7:a7,c4,d3n,e3ee4e,f2f3 w n - 0",
            [23, 622, 13_997],
        ),
        (
            "Rd6:a3,c6,d6,e5n rd2:a3+,c2,d2,f5ng5n w n *a3 0",
            [16, 499, 9_993],
        ),
        ("Rd7:a4,c7,d6,e3n rb1:a4+,b1,c1,f3ng3n b n - 3", [30, 2, 4]),
        ("Rc2:b2,c2,c2+c3,e1 rd1:e1+,f1f2,g4n b x - 1", [3, 41, 578]),
    ] {
        assert_eq!(counts(text, 3), expected, "{text}");
    }
}

#[test]
fn after_the_first_moves_there_are_a_hundred_and_twenty_two() {
    let start = TicTo::start(Setup::Pawns);
    for first in [
        "Rd1-c1 Rd7-c7",
        "Rd1-c1 Rd7-e7",
        "Rd1-e1 Rd7-c7",
        "Rd1-e1 Rd7-e7",
    ] {
        let position = after(&start, first);
        let texts = moves(&position);
        let count = |of: fn(&str) -> bool| texts.split(' ').filter(|mv| of(mv)).count();
        assert_eq!(count(|mv| mv.starts_with('R')), 10);
        assert_eq!(count(|mv| mv.contains('>')), 30);
        assert_eq!(count(|mv| mv.contains('-') && !mv.starts_with('R')), 82);
        assert_eq!(position.count_moves(), 122);
    }
}

#[test]
fn the_counter_does_not_matter_to_what_repeats_but_all_else_does() {
    let key = |text: &str| read::<TicTo>(text).repetition_key();
    let position = key("Rg1:a4,g1 ra7:a4+,a7 w n - 3");
    assert_eq!(position, key("Rg1:a4,g1 ra7:a4+,a7 w n - 7"));
    for other in [
        "Rg1:a4,g1 ra7:a4+,a7 w n *a4 3",
        "Rg1:a4,g1 ra7:a4+,a7 w x - 3",
        "Rg1:a4,g1 ra7:a4+,a7 b n - 3",
        "Rg1:a4+,g1 ra7:a4,a7 w n - 3",
        "Ra4:a4,g1 ra7:a7 w n - 3",
        "Rg1:g1 ra7:a4,a7 w n - 3",
        "Rg1:a4n,g1 ra7:a7 w n - 3",
        "Rg1:^a4n,g1 ra7:a7 w n - 3",
        "Rg1:a4a5,g1 ra7:a7 w n - 3",
        "Rg1:a4b4,g1 ra7:a7 w n - 3",
    ] {
        assert_ne!(key(other), position, "{other}");
    }
    let pushed = "Rg1:d3n,g1 ra7:a7,c3n w n c3n!d3n 0";
    assert_ne!(key(pushed), key("Rg1:d3n,g1 ra7:a7,c3n w n - 0"));
}

#[test]
fn only_equal_positions_have_equal_keys() {
    let mut seen = HashMap::<u64, String>::new();
    for position in positions().into_iter().chain(vectors()) {
        let mut all = vec![position];
        all.extend(position.moves().into_iter().map(|mv| {
            let mut next = position;
            next.play(mv);
            next
        }));
        for position in all {
            let text = position.to_string();
            let (text, _) = text.rsplit_once(' ').unwrap();
            let key = position.repetition_key().unwrap();
            let other = seen.entry(key).or_insert_with(|| text.to_owned());
            assert_eq!(other, text);
        }
    }
    assert!(seen.len() > 8_000, "{}", seen.len());
}

#[test]
fn what_occurs_for_the_third_time_is_drawn() {
    let mut record = GameLine::from_position(read::<TicTo>("Rg1:b3,g1 ra7:a7,f6 w n - 0"));
    let mut play = |text: &str| {
        record.play_text(text).unwrap();
        record.result().map(|result| result.outcome.to_string())
    };
    for lap in 0..2 {
        for (mv, last) in [
            ("b3-b4", false),
            ("f6-f5", false),
            ("b4-b3", false),
            ("f5-f6", true),
        ] {
            let drawn = lap == 1 && last;
            assert_eq!(play(mv).as_deref(), drawn.then_some("draw"), "{mv}");
        }
    }
}

#[test]
fn white_begins() {
    for setup in Setup::ALL {
        assert_eq!(TicTo::start(setup).turn(), Side::White);
        assert_eq!(moves(&TicTo::start(setup)), "Rd1-c1 Rd1-e1");
    }
}
