//! Cells without a piece to move, invalid targets, and passes that are not allowed.

use super::{BOARD, asked, cell, refused};
use tablero::games::push_push::Reason;
use tablero::rules::Side;

#[test]
fn rule_2_an_empty_cell_is_no_piece_to_be_moved() {
    let expected = Reason::Empty { at: cell("a1") };
    refused(BOARD, "a1", expected, Some("2"), "there is no piece on a1");
}

#[test]
fn rule_2_the_ball_is_never_moved_itself() {
    let expected = Reason::Ball { at: cell("d3") };
    let words = "the ball on d3 is only pushed, never moved itself";
    refused(BOARD, "d3", expected, Some("2"), words);
}

#[test]
fn rule_2_only_own_pieces_are_moved() {
    let words = "the piece on c4 is the opponent's";
    let expected = Reason::NotYours { at: cell("c4") };
    refused(BOARD, "c4", expected, Some("2"), words);
    let black = BOARD.replace(" w ", " b ");
    let expected = Reason::NotYours { at: cell("d4") };
    let words = "the piece on d4 is the opponent's";
    refused(&black, "d4", expected, Some("2"), words);
}

#[test]
fn rule_2_a_piece_goes_to_one_of_the_cells_around() {
    for to in ["d6", "f4", "f6", "a1", "g7", "f5"] {
        let expected = Reason::NotNext {
            from: cell("d4"),
            to: cell(to),
        };
        let words = format!("{to} is not one of the cells next to d4");
        refused(BOARD, &format!("d4 {to}"), expected, Some("2"), &words);
    }
}

#[test]
fn rule_2_a_piece_does_not_leave_the_board_by_itself() {
    let expected = Reason::Leaves { from: cell("d1") };
    let words = "the piece on d1 goes to a cell and never leaves the board by itself";
    for beside in ["d1 d0", "d1 c0", "d1 e8"] {
        refused("6c/7/7/3o3/7/7/3T3 w -", beside, expected, Some("2"), words);
    }
}

#[test]
fn rule_2_no_piece_stands_beside_the_board() {
    for spot in ["a0", "c8", "d8", "g0"] {
        let words = "there is no piece beside the board";
        refused(BOARD, spot, Reason::Beside, Some("2"), words);
    }
    let black = BOARD.replace(" w ", " b ");
    assert_eq!(
        asked(&black, "d0"),
        Reason::Beside,
        "black passes elsewhere"
    );
}

#[test]
fn a_piece_that_can_push_nothing_around_it_is_stuck_by_the_rule_that_closes_most_ways() {
    let words = "the piece on a1 can push nothing around it";
    for (stuck, rule) in [
        ("6C/7/7/3o3/7/td5/Ut5 w -", "4"),
        // Each of the three would have to push on, and cannot.
        ("7/7/3o3/7/t1U4/du5/TDd4 w -", "5"),
        // Two would push a 1 against a 4. The third is too strong.
        ("7/7/3o3/7/c6/ut5/DuC4 w -", "8"),
    ] {
        let at = cell("a1");
        refused(stuck, "a1", Reason::Stuck { at, rule }, Some(rule), words);
    }
}

#[test]
fn rule_22_who_has_a_move_does_not_pass() {
    for (position, spot, side) in [
        (BOARD.to_owned(), "d0", Side::White),
        (BOARD.replace(" w ", " b "), "d8", Side::Black),
    ] {
        let words = format!("{side} has a move, and so may not pass");
        refused(
            &position,
            spot,
            Reason::CanMove { side },
            Some("22"),
            &words,
        );
    }
}

#[test]
fn beyond_the_board_and_its_margin_there_is_nothing_to_touch() {
    let words = "that is not a place on this board";
    for spot in [
        "z1", "h4", "b0", "f8", "a0n", "d4n", "d4x", "d4 h4", "d4 d4n", "d4 b0",
    ] {
        refused(BOARD, spot, Reason::NoPlace, None, words);
    }
    assert_eq!(asked(BOARD, ""), Reason::NoPlace);
    assert_eq!(
        asked(BOARD, "d4.2 c4.3"),
        asked(BOARD, "d4 c4"),
        "levels are not told apart"
    );
}

#[test]
fn after_the_end_that_is_the_reason() {
    refused(
        "7/7/7/3u3/7/7/7 w #b",
        "d4",
        Reason::Over,
        None,
        "the game is over",
    );
}
