//! The display of Pogo: the path of every piece of a group, and the reason for the result.

use crate::law::sample::{after, read};
use tablero::games::pogo::Pogo;
use tablero::play::{DECIDED, Game, Note, Spot};
use tablero::rules::Side;

fn names(spots: &[Spot]) -> String {
    let names: Vec<String> = spots.iter().map(Spot::to_string).collect();
    names.join(" ")
}

/// Each piece of a move with its path.
fn piece_actions(position: &str, mv: &str) -> Vec<String> {
    let piece_actions = read::<Pogo>(position).piece_actions(mv.parse().unwrap());
    assert!(
        piece_actions
            .iter()
            .all(|action| !action.leaves && action.beat == 0)
    );
    let told = piece_actions
        .iter()
        .map(|action| format!("{}: {}", action.from, names(&action.path)));
    told.collect()
}

#[test]
fn one_piece_goes_to_the_top_of_the_next_cell() {
    let board = "bb,bb,bb/-,-,-/WWW,W,WW w";
    assert_eq!(piece_actions(board, "1a1-b1"), ["a1.3: b1.2"]);
    assert_eq!(piece_actions(board, "1a1-a2"), ["a1.3: a2"]);
}

#[test]
fn a_group_keeps_its_order_over_what_stands_on_the_way() {
    let board = "bb,bb,bb/-,-,-/WWW,W,WW w";
    assert_eq!(
        piece_actions(board, "2a1-c1"),
        ["a1.2: b1.2 c1.3", "a1.3: b1.3 c1.4"]
    );
    assert_eq!(
        piece_actions(board, "3a1-b3"),
        [
            "a1: a2 a3.3 b3.3",
            "a1.2: a2.2 a3.4 b3.4",
            "a1.3: a2.3 a3.5 b3.5"
        ]
    );
}

#[test]
fn three_pieces_walk_a_u_to_the_next_cell() {
    let board = "bb,bb,bb/-,WWW,-/W,W,W w";
    assert_eq!(
        piece_actions(board, "3b2-b1"),
        [
            "b2: a2 a1.2 b1.2",
            "b2.2: a2.2 a1.3 b1.3",
            "b2.3: a2.3 a1.4 b1.4"
        ]
    );
}

#[test]
fn the_pieces_below_stay_where_they_are() {
    let board = "bb,b,b/-,WWWbWW,-/-,bW,- w";
    assert_eq!(
        piece_actions(board, "2b2-c1"),
        ["b2.5: b1.3 c1", "b2.6: b1.4 c1.2"]
    );
}

#[test]
fn at_the_end_the_top_of_every_stack_has_decided() {
    let before: Pogo = read("-,-,-/-,bbbbbWWWWWW,b/-,-,- w");
    assert_eq!(before.notes(), []);
    let notes = after(&before, "1b2-c2").notes();
    let of_white = |note: &Note| (note.kind, note.side) == (DECIDED, Some(Side::White));
    assert!(notes.iter().all(of_white), "{notes:?}");
    let tops: Vec<String> = notes.iter().map(|note| names(&note.spots)).collect();
    assert_eq!(tops, ["b2.10", "c2.2"]);
}
