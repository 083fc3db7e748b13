//! Every move of TicTo is made by two touches: the piece, then its new place.

use crate::law::sample::read;
use crate::sample::{positions, vectors};
use std::collections::BTreeSet;
use tablero::games::ticto::{Move, TicTo};
use tablero::play::{AnyPosition, Game, Selection, Spot, Touch, TouchResult, erase};
use tablero::rules::Position;

/// The moves of a piece with the spots of their second touch, and the spots of the first touch.
fn gestures(position: &str, piece: &str) -> (String, Vec<String>) {
    let position = read::<TicTo>(position);
    let names = |touch: &Touch| {
        let names: Vec<String> = touch.spots().iter().map(Spot::to_string).collect();
        names.join(" ")
    };
    let mut first = BTreeSet::new();
    let mut second = Vec::new();
    for mv in position.moves() {
        let touches = position.gesture(mv);
        if mv.to_string().trim_start_matches('R').starts_with(piece) {
            first.insert(names(&touches[0]));
            second.push(format!("{mv}: {}", names(&touches[1])));
        }
    }
    assert_eq!(first.len(), 1, "one piece is touched: {first:?}");
    (first.pop_first().unwrap_or_default(), second)
}

macro_rules! gestures {
    ($($name:ident: $position:literal, $piece:literal => $first:literal, [$($second:literal),* $(,)?];)*) => {
        $(#[test]
        fn $name() {
            let (first, second) = gestures($position, $piece);
            assert_eq!(first, $first);
            assert_eq!(second, [$($second),*]);
        })*
    };
}

gestures! {
    a_square_goes_to_a_cell_or_stands_up_in_a_segment:
        "Rg1:b2,g1 ra7:a2,a7,b3,c2,g7 w n - 0", "b2" => "b2", [
            "b2-a2: a2", "b2-b1: b1", "b2-b3: b3", "b2-c2: c2",
            "b2>a2e: a2e", "b2>b1n: b1n", "b2>b2e: b2e", "b2>b2n: b2n",
        ];
    the_upper_one_of_a_pair_is_touched:
        "Rg1:c3+,g1 ra7:a7,b3,c2,c3,c4,d3,g7 w n - 0", "c3" => "c3.2", [
            "c3-b3: b3", "c3-c2: c2", "c3-c4: c4", "c3-d3: d3",
            "c3>b3e: b3e", "c3>c2n: c2n", "c3>c3e: c3e", "c3>c3n: c3n",
        ];
    a_rectangle_is_pulled_by_its_front_half_or_shoved_with_both:
        "Rg1:b3c3,g1 ra7:a7,b2,b4,d3,g7 w n - 0", "b3c3" => "b3 c3 b3e", [
            "b3c3-a3b3: a3", "b3c3-b2c2: b2 c2 b2e", "b3c3-b4c4: b4 c4 b4e", "b3c3-c3d3: d3",
            "b3c3-z3a3: z3", "b3c3>^a3e: a3e", "b3c3>^c3e: c3e",
            "b3c3>b2nc2n: b2n c2n b2x", "b3c3>b3nc3n: b3n c3n b3x",
        ];
    a_rectangle_half_out_is_touched_by_its_half_on_the_board_first:
        "Rg1:b0b1,g1 ra7:a7,b2,g7 w n - 0", "b0b1" => "b1 b0 b0n", [
            "b0b1-a0a1: a1 a0 a0n", "b0b1-b1b2: b2", "b0b1-c0c1: c1 c0 c0n", "b0b1>^b1n: b1n",
        ];
    a_rectangle_goes_out_over_the_upper_edge:
        "Rg1:b6b7,g1 ra7:a6,a7,b5,c6,g7 w n - 0", "b6b7" => "b6 b7 b6n", [
            "b6b7-b5b6: b5", "b6b7-b7b8: b8", "b6b7-c6c7: c6 c7 c6n",
            "b6b7>^b5n: b5n", "b6b7>^b7n: b7n", "b6b7>a6ea7e: a6e a7e a6x", "b6b7>b6eb7e: b6e b7e b6x",
        ];
    a_long_rectangle_glides_tips_over_a_crossing_and_lies_down:
        "Rg1:b3nc3n,g1 ra7:a7,e3n,g7 w n - 0", "b3nc3n" => "b3n c3n b3x", [
            "b3nc3n>^a3n: a3x", "b3nc3n>^d3n: c3x", "b3nc3n>a3nb3n: a3n", "b3nc3n>b3c3: b3 c3 b3e",
            "b3nc3n>b4c4: b4 c4 b4e", "b3nc3n>c3nd3n: d3n",
        ];
    a_tall_rectangle_tips_and_lies_down_near_and_far:
        "Rg1:^c3n,g1 ra7:a7,d3,g7 w n - 0", "^c3n" => "c3n", [
            "^c3n>a3nb3n: a3n b3n a3x", "^c3n>c2c3: c3 c2 c2n", "^c3n>c4c5: c4 c5 c4n",
            "^c3n>d3ne3n: d3n e3n d3x",
        ];
    a_push_touches_the_wall_that_is_pushed:
        "Rg1:e3n,g1 ra7:a7,f3ng3n,g7 w n - 0", "e3n" => "e3n", [
            "e3n!f3ng3n: f3n g3n f3x", "e3n>e3: e3", "e3n>e4: e4",
        ];
    a_rebellion_touches_the_pair_low_and_high:
        "Rg1:b0b1,g1 ra7:a7,b0b1+,g7 w n - 0", "b0b1" => "b1 b0 b0n", ["b0b1*: b1.2 b0.2 b0n.2"];
    the_round_goes_to_a_cell:
        "Rb2:b2,b2n,b3,c2 rg7:g5,g7 w n - 0", "b2-" => "b2.2", ["Rb2-b3: b3", "Rb2-c2: c2"];
    the_round_on_its_exit_is_on_the_ground:
        "Rd1:c1,e1 rd7:c7 w n - 0", "d1" => "d1", ["Rd1-c1: c1", "Rd1-e1: e1"];
}

/// The move that a touch makes, if any.
fn made(position: &dyn AnyPosition, answer: &TouchResult) -> String {
    match answer {
        TouchResult::Moved(mv) => position.notation(*mv).unwrap_or_default(),
        _ => String::new(),
    }
}

#[test]
fn two_touches_make_every_move_by_every_choice_of_spots_at_any_height() {
    for position in vectors() {
        let erased = erase(position);
        for mv in position.moves() {
            let gesture = position.gesture(mv);
            assert_eq!(gesture.len(), 2, "{position}: {mv}");
            let [first, second] = [&gesture[0], &gesture[1]].map(Touch::spots);
            let choices = first.iter().zip(second.iter().cycle());
            let others = second.iter().zip(first.iter().cycle()).map(|(b, a)| (a, b));
            for (a, b) in choices.chain(others) {
                for (a, b) in [(*a, *b), (a.at_level(1), b.at_level(2))] {
                    let mut hand = Selection::default();
                    let answer = hand.touch(&*erased, a);
                    assert!(matches!(answer, TouchResult::Selected), "{position}: {mv}");
                    let selected = hand.selected(&*erased).expect("a piece is held");
                    assert!(selected.same(&gesture[0]), "{position}: {mv}");
                    let answer = hand.touch(&*erased, b);
                    assert_eq!(made(&*erased, &answer), mv.to_string(), "{position}");
                    assert!(hand.touched().is_empty());
                }
            }
        }
    }
}

#[test]
fn every_first_touch_is_one_piece_of_the_mover() {
    for position in positions() {
        let pieces = position.pieces();
        for mv in position.moves() {
            let first = position.gesture(mv).swap_remove(0);
            let touched = |spot: Spot| pieces.iter().find(|piece| piece.spots.contains(&spot));
            let piece = touched(first.first()).expect("a piece is touched");
            assert_eq!(first.spots(), piece.spots, "{position}: {mv}");
            assert_eq!(piece.side, Some(position.turn()), "{position}: {mv}");
        }
    }
}

#[test]
fn touching_the_piece_in_hand_again_lets_go_except_for_a_rebellion() {
    let mut rebellions = 0;
    for position in positions() {
        let erased = erase(position);
        for mv in position.moves() {
            let first = position.gesture(mv).swap_remove(0);
            let spots = first.spots();
            for (&first, &again) in spots.iter().zip(spots.iter().cycle().skip(1)) {
                let mut hand = Selection::default();
                hand.touch(&*erased, first);
                let answer = hand.touch(&*erased, again);
                if let Move::Rebel(_) = mv {
                    rebellions += 1;
                    assert_eq!(made(&*erased, &answer), mv.to_string(), "{position}");
                } else {
                    assert!(
                        matches!(answer, TouchResult::Deselected),
                        "{position}: {mv}"
                    );
                }
            }
        }
    }
    assert!(rebellions > 3);
}
