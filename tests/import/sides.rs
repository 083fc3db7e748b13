//! Lists of moves that fit more than one game.

use crate::{all, one, only};
use tablero::play::GameTree;
use tablero::play::import::{Form, read};
use tablero::rules::Side;

/// The side that begins in each reading.
fn begin(text: &str, slug: &str) -> Vec<Side> {
    let readings = read(text, &only(slug)).expect("a list");
    let turn = |tree: &GameTree| tree.node(GameTree::ROOT).position().turn();
    readings.iter().map(|one| turn(&one.tree)).collect()
}

#[test]
fn who_begins_is_seen_from_the_moves() {
    assert_eq!(begin("a2-a3 a7-a6", "breakthrough"), [Side::White]);
    assert_eq!(begin("a7-a6 a2-a3", "breakthrough"), [Side::Black]);
    assert_eq!(begin("a2a3 a7a6", "breakthrough"), [Side::White]);
}

#[test]
fn a_list_that_fits_both_sides_has_both_readings() {
    // OpenSpiel's board is upside down. Without turning it, Black begins.
    assert_eq!(
        begin("a7a6 a2a3", "breakthrough"),
        [Side::White, Side::Black]
    );
    // Both sides have a piece in hand.
    assert_eq!(begin("@b2", "zoq"), [Side::White, Side::Black]);
    assert_eq!(begin("@b2 a3-a2", "zoq"), [Side::White]);
}

#[test]
fn the_size_of_a_board_is_seen_from_the_moves() {
    for (moves, rows) in [
        ("a2-a3 a7-a6", 8),
        ("b2-b3 b5-b4", 6),
        ("b5b4 b2b3 c6b5", 6),
        ("j2-j3 j9-j8", 10),
    ] {
        let readings = read(moves, &all()).expect("a list");
        let start = readings[0].tree.node(GameTree::ROOT).position().text();
        assert_eq!(start.split('/').count(), rows, "{moves}");
    }
}

#[test]
fn a_list_is_read_with_variations_and_comments() {
    let reading = one("a2-a3 {early} (b2-b3 {or\nthis}) a7-a6 $1", &all());
    assert_eq!(reading.form, Form::Moves);
    let moves = "a2-a3 {early} (b2-b3 {or this}) a7-a6 $1";
    assert_eq!(reading.tree.moves_text(), moves);
    let foreign = one("a2a3 (b2b3 {x; y}) a7a6", &all());
    assert_eq!(foreign.tree.moves_text(), "a2-a3 (b2-b3 {x; y}) a7-a6");
}
