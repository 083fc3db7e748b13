//! Touches in Pogo: a touch selects how many pieces are lifted.

use crate::law::sample::read;
use tablero::games::pogo::Pogo;
use tablero::play::{Game, Selection, Spot, Touch, TouchResult, erase};

/// White has a stack of five on a1 and one of two on c1.
const BOARD: &str = "b,-,-/bb,bb,-/bWWWW,-,WW w";

/// The spots of each touch of a move.
fn touches(mv: &str) -> Vec<String> {
    let names = |touch: &Touch| {
        let names: Vec<String> = touch.spots().iter().map(Spot::to_string).collect();
        names.join(" ")
    };
    let gesture = read::<Pogo>(BOARD).gesture(mv.parse().unwrap());
    gesture.iter().map(names).collect()
}

/// The results of touches, made one after the other.
fn made(touched: &str) -> String {
    let position = erase(read::<Pogo>(BOARD));
    let mut hand = Selection::default();
    let answers = touched
        .split(' ')
        .map(|name| hand.touch(&*position, name.parse().unwrap()));
    match answers.last().unwrap() {
        TouchResult::Moved(mv) => position.legal()[mv.index()].notation.to_string(),
        other => format!("{other:?}"),
    }
}

#[test]
fn the_lowest_piece_to_lift_is_touched_and_then_where_it_goes() {
    assert_eq!(touches("1a1-b1"), ["a1.5", "b1"]);
    assert_eq!(touches("2a1-c1"), ["a1.4", "c1 c1.2"]);
    assert_eq!(touches("2c1-a1"), ["c1", "a1 a1.2 a1.3 a1.4 a1.5"]);
}

#[test]
fn a_touch_below_the_third_piece_lifts_three_as_well() {
    assert_eq!(touches("3a1-a2"), ["a1.3 a1.2 a1", "a2 a2.2"]);
    for touched in ["a1.3 c2", "a1.2 c2", "a1 c2"] {
        assert_eq!(made(touched), "3a1-c2");
    }
}

#[test]
fn to_a_neighbour_go_one_piece_or_three_by_the_number_in_hand() {
    assert_eq!(made("a1.5 a2"), "1a1-a2");
    assert_eq!(made("a1.3 a2"), "3a1-a2");
    assert!(made("a1.4 a2").starts_with("Refused"), "two go neither");
}

#[test]
fn a_stack_touched_again_gives_one_piece_more_and_after_all_lets_go() {
    assert_eq!(
        made("a1.5 a1.5 c1"),
        "2a1-c1",
        "a target beats another stack"
    );
    assert_eq!(made("a1.5 a1.5 b2"), "2a1-b2");
    assert_eq!(made("a1.5 a1.5 a1.5 b3"), "3a1-b3");
    assert_eq!(made("a1.5 a1.5 a1.5 a1.5"), "Deselected");
    assert_eq!(made("c1.2 c1.2 c1.2"), "Deselected", "of two pieces");
}

#[test]
fn a_place_that_another_number_alone_reaches_takes_that_number_at_once() {
    assert_eq!(made("a1.5 b2"), "2a1-b2");
    assert_eq!(made("a1.5 b3"), "3a1-b3");
    assert_eq!(made("a1.3 a3"), "2a1-a3");
}

#[test]
fn another_stack_that_can_move_is_taken_in_hand_as_before() {
    assert_eq!(made("a1.5 c1.2"), "Selected");
    assert_eq!(made("a1.5 c1.2 c2"), "1c1-c2");
}

#[test]
fn any_height_of_the_cell_it_goes_to_means_that_cell() {
    for touched in ["a1.4 c1", "a1.4 c1.2"] {
        assert_eq!(made(touched), "2a1-c1");
    }
}

#[test]
fn another_piece_of_the_stack_in_hand_tells_its_number() {
    assert_eq!(made("a1.5 a1.4"), "Selected");
    assert_eq!(made("a1.5 a1.3 b1"), "3a1-b1");
    assert_eq!(made("a1.4 a1.5 a2"), "1a1-a2", "the top one means one");
    assert_eq!(
        made("a1.4 a1.4 b1"),
        "3a1-b1",
        "touched again it gives one more"
    );
    assert_eq!(made("a1.2 a1"), "Deselected", "both mean three, the most");
}

#[test]
fn every_piece_stands_at_its_height() {
    let stones = read::<Pogo>(BOARD).pieces();
    let on_a1: Vec<String> = stones
        .iter()
        .filter(|stone| stone.spots[0].ground().to_string() == "a1")
        .map(|stone| format!("{} {} {}", stone.spots[0], stone.side.unwrap(), stone.kind))
        .collect();
    assert_eq!(
        on_a1,
        [
            "a1 black stone",
            "a1.2 white stone",
            "a1.3 white stone",
            "a1.4 white stone",
            "a1.5 white stone"
        ]
    );
}
