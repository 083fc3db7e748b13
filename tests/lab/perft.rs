//! `lab perft`: the counts, with the total last.

use crate::{good, lines, run, vectors};
use serde_json::Value;
use std::collections::HashMap;

/// Larger counts are tested with the vectors, without `lab`.
const MAX_LEAVES: u64 = 300_000;

#[test]
fn the_number_of_leaves_is_printed() {
    for (depth, leaves) in [(0, "1"), (1, "22"), (2, "484"), (3, "11132")] {
        let args = format!("perft breakthrough --depth {depth}");
        assert_eq!(lines(&args, ""), [leaves]);
    }
}

#[test]
fn it_counts_from_the_position_given() {
    let count = |position, depth| {
        let args = [
            "perft",
            "breakthrough",
            "--depth",
            depth,
            "--position",
            position,
        ];
        good(&args, b"")
    };
    assert_eq!(count("7p/8/8/1p4p1/P6P/8/8/8 w", "5"), ["2831"]);
    assert_eq!(count("4/3P/4/4 b", "1"), ["0"], "nothing follows the end");
    assert_eq!(count("4/3P/4/4 b", "0"), ["1"]);
    assert_eq!(count("4/3p/2P1/4 w", "9"), ["0"], "all lines are shorter");
}

#[test]
fn divided_by_first_move_the_total_is_last() {
    let start = "pppp/pppp/PPPP/PPPP w";
    let args = [
        "perft",
        "breakthrough",
        "--depth",
        "4",
        "--position",
        start,
        "--divide",
    ];
    let mut lines = good(&args, b"");
    assert_eq!(lines.pop().as_deref(), Some("2216"));
    let split: Vec<(&str, u64)> = lines
        .iter()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(mv, leaves)| (mv, leaves.parse().unwrap()))
        .collect();
    let moves: Vec<&str> = split.iter().map(|(mv, _)| *mv).collect();
    assert_eq!(
        moves,
        ["a2xb3", "b2xa3", "b2xc3", "c2xb3", "c2xd3", "d2xc3"]
    );
    assert_eq!(split.iter().map(|(_, leaves)| leaves).sum::<u64>(), 2216);
    // The board is symmetric.
    let by_move: HashMap<&str, u64> = split.into_iter().collect();
    assert_eq!(by_move["a2xb3"], by_move["d2xc3"]);
    assert_eq!(by_move["b2xa3"], by_move["c2xd3"]);
}

#[test]
fn divided_at_the_ends_of_the_scale() {
    let args = "perft breakthrough --divide --depth";
    assert_eq!(lines(&format!("{args} 0"), ""), ["1"]);
    let one = lines(&format!("{args} 1"), "");
    assert_eq!(one.len(), 23);
    assert_eq!(one[0], "a2-a3 1");
    assert_eq!(one[22], "22");
}

#[test]
fn counts_are_those_of_the_vectors() {
    vectors("perft", |game, entries| {
        let quick = |entry: &&Value| entry["nodes"].as_u64().unwrap() <= MAX_LEAVES;
        for entry in entries.iter().filter(quick) {
            let depth = entry["depth"].to_string();
            let position = entry["position"].as_str().unwrap();
            let here = ["--depth", &depth, "--position", position];
            let args = [&["perft"], game, &here].concat();
            assert_eq!(good(&args, b""), [entry["nodes"].to_string()], "{entry}");
        }
    });
}

#[test]
fn a_depth_that_no_count_would_ever_end_at_is_refused() {
    let run = run(&["perft", "pogo", "--depth", "4000000000"], b"");
    assert_eq!((run.code, run.printed.as_str()), (Some(2), ""));
    assert!(
        run.complained.contains("expected at most 64"),
        "{}",
        run.complained
    );
}
