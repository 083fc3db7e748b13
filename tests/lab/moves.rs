//! `lab moves`: each line is a position.

use crate::{START, good, joined, lines, vectors};
use serde_json::Value;

const MOVES: &str = "moves breakthrough";

#[test]
fn moves_are_sorted_and_separated_by_a_space() {
    assert_eq!(
        lines(MOVES, "8/8/8/8/8/5p2/4P1P1/8 b\n"),
        ["f3-f2 f3xe2 f3xg2"]
    );
}

#[test]
fn a_position_that_is_over_has_its_result() {
    assert_eq!(
        lines(MOVES, "4/3P/4/4 b\n4/4/P3/1p2 w\n"),
        ["= white", "= black"]
    );
}

#[test]
fn what_is_no_position_has_a_sentence() {
    assert_eq!(
        lines(MOVES, "4/4/4 w\nhello\n"),
        [
            "! 3 ranks, expected 4 to 10",
            "! 1 fields, expected board and side with one space between",
        ]
    );
}

#[test]
fn every_line_in_is_a_line_out_also_an_empty_one() {
    let empty = "! 0 fields, expected board and side with one space between";
    assert_eq!(lines(MOVES, ""), [""; 0]);
    assert_eq!(lines(MOVES, "\n"), [empty]);
    assert_eq!(lines(MOVES, "\n\n\n"), [empty; 3]);
    assert_eq!(
        lines(MOVES, "\n4/3P/4/4 b\n\n4/3P/4/4 b"),
        [empty, "= white", empty, "= white"],
        "the last line need not be ended"
    );
}

#[test]
fn lines_are_not_trimmed() {
    let out = lines(
        MOVES,
        "4/3P/4/4 b \n 4/3P/4/4 b\n4/3P/4/4 b\r\n4/3P/4/4 b\t\n",
    );
    let fields = "! 2 fields, expected board and side with one space between";
    let side = "! side to move `b `, expected `w` or `b`";
    assert_eq!(out, [fields, fields, side, side]);
}

#[test]
fn whatever_bytes_come_in_one_line_goes_out() {
    let input = b"\xff\xfe\n4/3P/4/4 b\n4/3P\xc3/4/4 b\n\0\n4\xe2\x80\xa8/\x0b\x0c\xc2\x85 b\n";
    let out = good(&["moves", "breakthrough"], input);
    assert_eq!(out.len(), 5);
    assert_eq!(out[1], "= white");
    for line in [&out[0], &out[2], &out[3], &out[4]] {
        assert!(line.starts_with("! "), "{line}");
        assert!(!line.contains(char::is_control), "{line:?}");
    }
    let strange = "4/4R\u{2028}/4/4 w\n4\u{85}/4/4/4 w\n";
    let text = good(&["moves", "breakthrough"], strange.as_bytes()).concat();
    assert!(!text.contains(['\u{2028}', '\u{85}']), "{text:?}");
}

#[test]
fn a_very_long_line_is_a_line_like_any_other() {
    let long = "p".repeat(1_000_000);
    let out = lines(MOVES, &format!("{long}\n{long}/4/4/4 w\n4/3P/4/4 b\n"));
    assert_eq!(out.len(), 3);
    for (line, bytes) in [(&out[0], 1_000_000), (&out[1], 1_000_008)] {
        let sentence = format!("! a position of {bytes} bytes, expected at most 1000");
        assert_eq!(*line, sentence);
    }
    assert_eq!(out[2], "= white");
}

#[test]
fn all_positions_of_the_vectors_are_answered() {
    vectors("positions", |game, entries| {
        let expected: Vec<String> = entries
            .iter()
            .map(|entry| match entry["result"].as_str() {
                Some(result) => format!("= {result}"),
                None => joined(&entry["moves"]),
            })
            .collect();
        let args = [&["moves"], game].concat();
        assert_eq!(good(&args, &positions(entries)), expected);
    });
}

#[test]
fn what_the_vectors_call_invalid_is_refused_with_a_sentence() {
    vectors("invalid", |game, entries| {
        let args = [&["moves"], game].concat();
        let answers = good(&args, &positions(entries));
        assert_eq!(answers.len(), entries.len());
        for (answer, entry) in answers.iter().zip(entries) {
            assert!(
                answer.starts_with("! ") && answer.len() > 10,
                "{entry}: {answer}"
            );
        }
    });
}

/// A line for each position.
fn positions(entries: &[Value]) -> Vec<u8> {
    let texts = entries
        .iter()
        .map(|entry| entry["position"].as_str().unwrap());
    texts
        .map(|text| format!("{text}\n"))
        .collect::<String>()
        .into()
}

#[test]
fn empty_options_are_the_default() {
    let input = format!("{START}\n");
    let plain = lines(MOVES, &input);
    let args = ["moves", "breakthrough", "--options", ""];
    assert_eq!(good(&args, input.as_bytes()), plain);
    let args = ["moves", "--options=", "breakthrough"];
    assert_eq!(good(&args, input.as_bytes()), plain);
}
