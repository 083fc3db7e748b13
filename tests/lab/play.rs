//! `lab play`: each line is a game.

use crate::{START, good, joined, lines, vectors};

const PLAY: &str = "play breakthrough";

#[test]
fn each_line_is_answered_with_the_position_after_it() {
    assert_eq!(
        lines(PLAY, "a2-a3\n\na2-a3 b7-c6"),
        [
            "pppppppp/pppppppp/8/8/8/P7/1PPPPPPP/PPPPPPPP b",
            START,
            "pppppppp/p1pppppp/2p5/8/8/P7/1PPPPPPP/PPPPPPPP w",
        ]
    );
}

#[test]
fn games_begin_where_they_are_told_to() {
    let args = ["play", "breakthrough", "--start", "1p2/P3/3p/4 w"];
    assert_eq!(
        good(&args, b"\na3xb4\na2-a3\n"),
        [
            "1p2/P3/3p/4 w",
            "1P2/4/3p/4 b",
            "! move 1 (a2-a3): not a legal move here",
        ]
    );
}

#[test]
fn the_result_is_added_where_asked_for_and_reached() {
    let args = ["play", "breakthrough", "--start", "1p2/P3/3p/4 w"];
    assert_eq!(good(&args, b"a3xb4\n"), ["1P2/4/3p/4 b"]);
    let with = [&args[..], &["--result"]].concat();
    assert_eq!(
        good(&with, b"\na3xb4\na3-b4\n"),
        [
            "1p2/P3/3p/4 w",
            "1P2/4/3p/4 b = white",
            "! move 1 (a3-b4): not a legal move here",
        ]
    );
}

#[test]
fn a_start_that_is_over_is_told_with_its_result_and_not_played_on() {
    let args = ["play", "breakthrough", "--result", "--start=4/4/P3/1p2 w"];
    assert_eq!(
        good(&args, b"\na2-a3"),
        ["4/4/P3/1p2 w = black", "! move 1 (a2-a3): the game is over",]
    );
}

#[test]
fn a_move_after_the_end_is_refused_whatever_it_is() {
    let args = ["play", "breakthrough", "--start", "1p2/P3/3p/4 w"];
    assert_eq!(
        good(&args, b"a3xb4 d2-d1\na3xb4 nonsense\na3xb4 "),
        [
            "! move 2 (d2-d1): the game is over",
            "! move 2 (nonsense): the game is over",
            "! move 2 (): the game is over",
        ]
    );
}

#[test]
fn the_first_move_that_is_wrong_is_named_and_counted_from_one() {
    let notation = "not a move in the notation of this game";
    for (game, number, text, why) in [
        ("a2-a4", 1, "a2-a4", "not a legal move here"),
        ("a2-a3 a2-a3 zzz", 2, "a2-a3", "not a legal move here"),
        ("a2-a3 a7xa6", 2, "a7xa6", "not a legal move here"),
        ("a2-a3 b7 b2", 2, "b7", notation),
        ("a2-a3  b7-b6", 2, "", notation),
        (" a2-a3", 1, "", notation),
        ("a2-a3 ", 2, "", notation),
        (" ", 1, "", notation),
        ("a2a3", 1, "a2a3", notation),
        ("a2-a3,b7-b6", 1, "a2-a3,b7-b6", notation),
        ("a2-a3\r", 1, "a2-a3 ", notation),
        ("a2-a3\tb7-b6", 1, "a2-a3 b7-b6", notation),
    ] {
        let expected = format!("! move {number} ({text}): {why}");
        assert_eq!(lines(PLAY, game), [expected], "{game:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_no_move() {
    let out = good(&["play", "breakthrough"], b"a2-a3 \xff\xff\n\n");
    assert!(out[0].starts_with("! move 2 ("), "{out:?}");
    assert_eq!(out[1], START);
}

#[test]
fn all_games_of_the_vectors_end_as_they_say() {
    vectors("games", |game, entries| {
        for entry in entries {
            let text = |key: &str| entry[key].as_str().unwrap().to_owned();
            let start = text("start");
            let args = [&["play"], game, &["--start", &start, "--result"]].concat();
            let played = joined(&entry["moves"]);
            let end = match entry["record"].as_str() {
                Some(result) => format!("{} = {result}", text("end")),
                None => text("end"),
            };
            assert_eq!(good(&args, played.as_bytes()).concat(), end, "{entry}");
            if entry["record"].is_string() {
                let beyond = format!("{played} a1-a2\n{played}\n");
                let refused = format!(
                    "! move {} (a1-a2): the game is over",
                    entry["moves"].as_array().unwrap().len() + 1
                );
                assert_eq!(good(&args, beyond.as_bytes()), [refused, end]);
            }
        }
    });
}

#[test]
fn games_of_pogo_in_the_older_notation_are_played_too() {
    assert_eq!(
        lines("play pogo", "172\n2a1-a3 743\n172 111"),
        [
            "bbWW,bb,bb/-,-,-/-,WW,WW b",
            "! move 2 (743): not a legal move here",
            "! move 2 (111): not a legal move here",
        ]
    );
}
