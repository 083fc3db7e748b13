//! Every breach of the contract is detected and named.

use crate::SEED;
use crate::broken::{Broken, break_with, fault};
use crate::contract::conform::conform;
use std::panic::catch_unwind;

/// The error of `conform` for the toy with a fault.
fn noticed(fault: u8) -> String {
    break_with(fault);
    let run = || match fault {
        fault::STACKED | fault::LEVELS => conform::<Broken<true>>(&[], SEED, 1_000),
        _ => conform::<Broken<false>>(&[], SEED, 1_000),
    };
    match catch_unwind(run) {
        Ok(_) => String::new(),
        Err(said) => match said.downcast::<String>() {
            Ok(said) => *said,
            Err(said) => said.downcast::<&str>().unwrap().to_string(),
        },
    }
}

macro_rules! breaches {
    ($($name:ident: $fault:ident, $said:expr;)*) => {
        $(#[test]
        fn $name() {
            let said = noticed(fault::$fault);
            assert!(said.contains($said), "said: {said}");
        })*
    };
}

#[test]
fn the_toy_without_a_fault_passes() {
    assert_eq!(noticed(fault::NONE), "");
    assert_eq!(noticed(fault::STACKED), "");
}

breaches! {
    moves_out_of_order_are_noticed: ORDER, "unique and in order";
    a_move_listed_twice_is_noticed: TWICE, "unique and in order";
    a_move_after_the_end_is_noticed: AFTER_END, "no move after the end";
    a_position_without_moves_that_is_not_over_is_noticed: STUCK, "no move after the end";
    a_wrong_count_of_moves_is_noticed: COUNT, "moves counted";
    a_text_that_reads_as_another_position_is_noticed: PRINT, "and is the same";
    state_that_is_not_printed_is_noticed: HIDDEN_STATE, "and is the same";
    lost_options_are_noticed: OPTIONS, "kept: pass=no";
    a_gesture_of_several_moves_is_noticed: SAME_GESTURE, "a gesture is of one move";
    a_gesture_that_begins_another_is_noticed: PREFIX, "a gesture is of one move and begins no other";
    touches_that_overlap_are_noticed: OVERLAP, "are equal or disjoint";
    a_fourth_touch_is_noticed: FOUR_TOUCHES, "is one to three touches";
    a_piece_beyond_the_board_is_noticed: OFF_THE_BOARD, "stands on the board";
    two_pieces_alike_are_noticed: TWINS, "no two pieces alike";
    a_piece_before_what_it_lies_on_is_noticed: UPSIDE_DOWN, "comes before what lies on it";
    levels_apart_without_stacks_are_noticed: LEVELS, "where there are stacks";
    a_first_touch_beyond_its_piece_is_noticed: FIRST_TOUCH, "begins on one piece";
    an_end_without_an_ending_is_noticed: NO_ENDING, "the end has an ending";
    a_place_where_nothing_was_touched_is_noticed: NO_TOUCH, "no touch is no place";
    a_panic_for_a_reason_is_noticed: PANICS, "a pair was touched";
    an_action_of_nobody_is_noticed: ACTION_OF_NOBODY, "tells of one piece at";
    two_actions_of_one_piece_are_noticed: ACTION_TWICE, "tells once of";
    a_first_deed_of_another_is_noticed: DEEDS_REVERSED, "tells first of who acts";
    a_first_deed_that_waits_is_noticed: LATE_DEED, "tells first of who acts";
    a_missing_action_is_noticed: ACTION_MISSING, "of which it does not tell, as it is";
    an_action_that_ends_elsewhere_is_noticed: ACTION_ELSEWHERE, "where it tells";
    a_piece_that_leaves_but_stays_is_noticed: ACTION_LEAVES, "leaves nobody who is gone";
    a_deed_without_a_way_is_noticed: NO_WAY, "has a way for each";
    a_path_that_stands_still_is_noticed: PATH_STANDS, "goes on with each place";
    a_path_off_the_board_is_noticed: PATH_OFF_THE_BOARD, "goes over the board";
    a_path_that_ends_beyond_without_leaving_is_noticed: PATH_ENDS_BEYOND, "goes over the board";
    a_path_in_the_air_is_noticed: PATH_IN_THE_AIR, "no higher than what stands there";
    a_shove_that_no_other_precedes_is_noticed: LATE_SHOVE, "shoves one after the other";
    a_deed_that_changes_nothing_is_noticed: IDLE_DEED, "and not as it is";
    a_note_about_nothing_is_noticed: EMPTY_NOTE, "a note is about a place";
    a_note_beyond_the_board_is_noticed: NOTE_OFF_THE_BOARD, "a note is about the board";
    a_note_in_the_air_is_noticed: NOTE_IN_THE_AIR, "no higher than what stands there";
    a_decision_before_the_end_is_noticed: EARLY_DECISION, "nothing has decided before the end";
}
