//! Why touches do not make a move in Breakthrough: a reason for each rule that forbids a move.

use tablero::games::breakthrough::{Breakthrough, Cell, Reason};
use tablero::play::{Selection, Spot, TouchResult, erase};
use tablero::rules::{NoOptions, Position};

/// The reason after these touches. The last of them must be rejected.
fn reason(position: &str, touched: &str) -> Reason {
    let position = Breakthrough::parse(NoOptions, position).unwrap();
    let erased = erase(position);
    let mut hand = Selection::default();
    let mut last = None;
    for name in touched.split(' ') {
        last = Some(hand.touch(&*erased, name.parse::<Spot>().unwrap()));
    }
    match last {
        Some(TouchResult::Refused { reason, .. }) => {
            *reason.downcast_ref::<Reason>().expect("its reason")
        }
        other => panic!("{other:?}"),
    }
}

fn cell(name: &str) -> Cell {
    Cell::of(name.parse().unwrap()).unwrap()
}

/// c3 and d4 each have an enemy straight ahead.
const BOARD: &str = "7p/8/8/3p4/2pP4/2P5/8/8";

fn white(touched: &str) -> Reason {
    reason(&format!("{BOARD} w"), touched)
}

#[test]
fn an_empty_cell_is_no_piece_to_be_moved() {
    assert_eq!(white("a1"), Reason::Empty { at: cell("a1") });
    assert_eq!(white("a1").to_string(), "there is no piece on a1");
}

#[test]
fn only_own_pieces_are_moved() {
    assert_eq!(white("c4"), Reason::NotYours { at: cell("c4") });
    assert_eq!(white("c4").to_string(), "the piece on c4 is the opponent's");
    let black = reason(&format!("{BOARD} b"), "d4");
    assert_eq!(black, Reason::NotYours { at: cell("d4") });
}

#[test]
fn a_piece_with_all_cells_ahead_barred_is_stuck() {
    let stuck = reason("p7/8/8/8/4PPP1/5P2/8/8 w", "f3");
    assert_eq!(stuck, Reason::Stuck { at: cell("f3") });
    assert_eq!(stuck.to_string(), "the piece on f3 has no free cell ahead");
}

#[test]
fn pieces_go_forward_neither_sideways_nor_back() {
    for to in ["c3 b3", "c3 d3", "c3 c2", "c3 a1", "c3 h3"] {
        assert_eq!(white(to), Reason::NotForward { from: cell("c3") }, "{to}");
    }
    assert_eq!(
        white("c3 b3").to_string(),
        "the piece on c3 goes forward only"
    );
    let black = reason(&format!("{BOARD} b"), "c4 c5");
    assert_eq!(black, Reason::NotForward { from: cell("c4") });
}

#[test]
fn pieces_go_to_the_next_cell_only() {
    for to in ["c3 c5", "c3 a4", "c3 e4", "c3 e5", "c3 h8"] {
        assert_eq!(white(to), Reason::TooFar { from: cell("c3") }, "{to}");
    }
    assert_eq!(
        white("c3 c5").to_string(),
        "the piece on c3 goes to the next cell only"
    );
}

#[test]
fn own_pieces_are_not_captured() {
    // A piece that could move would be selected instead.
    let own = reason("p7/8/8/4PPP1/5P2/4P3/8/8 w", "e3 f4");
    assert_eq!(own, Reason::OwnPiece { at: cell("f4") });
    assert_eq!(own.to_string(), "an own piece stands on f4");
    let ahead = reason("p7/8/8/4PPP1/5P2/5P2/8/8 w", "f3 f4");
    assert_eq!(ahead, Reason::OwnPiece { at: cell("f4") });
}

#[test]
fn straight_ahead_nothing_is_captured() {
    assert_eq!(white("c3 c4"), Reason::Barred { at: cell("c4") });
    assert_eq!(
        white("c3 c4").to_string(),
        "the piece on c4 is straight ahead, and captures go diagonally"
    );
    assert_eq!(white("d4 d5"), Reason::Barred { at: cell("d5") });
}

#[test]
fn beyond_the_cells_there_is_nothing_to_touch() {
    for spot in ["z1", "a9", "c3n", "c3x", "c3 a0", "c3 c4n"] {
        assert_eq!(white(spot), Reason::NoCell, "{spot}");
    }
    assert_eq!(white("c3.2 c4.3"), white("c3 c4"), "at any height");
    assert_eq!(white("z1").to_string(), "that is no cell of the board");
}

#[test]
fn after_the_end_that_is_the_reason() {
    let over = reason("P7/8/8/7p/8/8/8/8 b", "h5");
    assert_eq!(over, Reason::Over);
    assert_eq!(over.to_string(), "the game is over");
}
