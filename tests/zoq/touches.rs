//! Touches in ZOQ: pieces are touched where they are, on or beside the board.

use crate::law::sample::{read, read_with};
use tablero::games::zoq::Zoq;
use tablero::play::{Game, Margin, Selection, Spot, TouchResult, erase};
use tablero::rules::Position;

/// The results of touches, made one after the other: a move, or nothing.
fn made(position: &Zoq, touched: &str) -> String {
    let position = erase(*position);
    let mut hand = Selection::default();
    let answers = touched
        .split(' ')
        .map(|name| hand.touch(&*position, name.parse().unwrap()));
    match answers.last().unwrap() {
        TouchResult::Moved(mv) => position.legal()[mv.index()].notation.to_string(),
        other => format!("{other:?}"),
    }
}

/// The spots of pieces beside the board.
fn spares(position: &Zoq) -> Vec<String> {
    let pieces = position.pieces();
    pieces
        .iter()
        .filter(|piece| piece.spots[0].y < 0 || piece.spots[0].y > 6)
        .map(|piece| format!("{} {}", piece.spots[0], piece.side.unwrap()))
        .collect()
}

#[test]
fn the_fourth_piece_lies_before_its_owner_until_it_is_placed() {
    assert_eq!(spares(&read("bbb/3/WWW Wb w")), ["b0 white", "b4 black"]);
    assert_eq!(spares(&read("bbb/1W1/WWW b b")), ["b4 black"]);
    assert_eq!(spares(&read("bbb/Wb1/WWW - w")), [""; 0]);
}

#[test]
fn the_fourth_piece_is_touched_and_then_its_cell() {
    let white: Zoq = read("bbb/3/WWW Wb w");
    assert_eq!(made(&white, "b0 b2"), "@b2");
    let black: Zoq = read("bbb/1W1/WWW b b");
    assert_eq!(made(&black, "b4 c2"), "@c2");
}

#[test]
fn a_piece_on_the_board_is_touched_and_then_where_it_goes() {
    let position: Zoq = read("bbb/3/WWW Wb w");
    assert_eq!(made(&position, "a1 b2"), "a1-b2");
    assert_eq!(made(&position, "b0 a1 a2"), "a1-a2", "instead");
    assert_eq!(made(&position, "a1 b0 a2"), "@a2", "instead");
    assert_eq!(made(&position, "b0 b0"), "Deselected");
    let any: Zoq = read_with("reach=any", "bbb/3/WWW Wb w");
    assert_eq!(made(&any, "a1 c2"), "a1-c2");
    assert!(made(&position, "a1 c2").starts_with("Refused"));
}

#[test]
fn no_heights_are_told_apart() {
    let position: Zoq = read("bbb/3/WWW Wb w");
    assert_eq!(made(&position, "a1.2 b2.3"), "a1-b2");
    assert_eq!(made(&position, "b0.2 b2"), "@b2");
}

#[test]
fn the_board_has_a_place_for_a_hand_before_each_side() {
    let board = read::<Zoq>("bbb/Wb1/WWW - w").board();
    let names: Vec<String> = board.spots.iter().map(Spot::to_string).collect();
    assert_eq!(
        names.join(" "),
        "b4 a3 b3 c3 a2 b2 c2 a1 b1 c1 b0",
        "in the order of reading"
    );
    let margin = Margin {
        below: true,
        above: true,
        ..Margin::default()
    };
    assert_eq!(board.margin(), margin);
}

#[test]
fn hands_have_names_of_their_own() {
    let start: Zoq = read("bbb/3/WWW Wb w");
    let name = |spot: &str| start.spot_name(spot.parse().unwrap());
    assert_eq!(["b0", "b4", "b2"].map(name), ["@w", "@b", "b2"]);
}

#[test]
fn lines_are_engraved_as_far_as_pieces_go_along_them() {
    let start = |options: &str| Zoq::start(options.parse().unwrap());
    let lines = start("").board().lines;
    let spots = |name: &str, other: &str| [name.parse().unwrap(), other.parse().unwrap()];
    assert_eq!(
        lines.len(),
        16,
        "eight around the board, eight to its centre"
    );
    assert!(lines.contains(&spots("a1", "b2")) && lines.contains(&spots("a1", "a2")));
    assert!(!lines.contains(&spots("a2", "b1")) && !lines.contains(&spots("a1", "a3")));
    assert!(start("reach=any").board().lines.is_empty());
}
