//! Pieces that cannot be pushed, and first moves that are forbidden.

use super::{BOARD, asked, cell, refused};
use tablero::games::push_push::Reason;

#[test]
fn rule_4_equal_and_greater_values_are_not_pushed() {
    let expected = |value, other| Reason::TooStrong {
        from: cell("d4"),
        value,
        at: cell("c4"),
        other,
    };
    let words = "the 3 on d4 cannot push the 3 on c4, only lesser values";
    refused(BOARD, "d4 c4", expected(3, 3), Some("4"), words);
    let lesser = BOARD.replace("tTU", "tDU");
    let words = "the 2 on d4 cannot push the 3 on c4, only lesser values";
    refused(&lesser, "d4 c4", expected(2, 3), Some("4"), words);
}

#[test]
fn rule_5_nor_is_what_stands_farther_on() {
    let expected = Reason::Link {
        at: cell("d5"),
        value: 2,
        next: cell("d6"),
        other: 2,
    };
    let words = "the 2 on d5 would have to push the 2 on d6 in turn, and cannot";
    refused(
        "7/3d3/3d3/o2T3/7/7/7 w -",
        "d4 d5",
        expected,
        Some("5"),
        words,
    );
    let expected = Reason::Link {
        at: cell("d6"),
        value: 1,
        next: cell("d7"),
        other: 1,
    };
    let words = "the 1 on d6 would have to push the 1 on d7 in turn, and cannot";
    refused(
        "3u3/3u3/3d3/o2T3/7/7/7 w -",
        "d4 d5",
        expected,
        Some("5"),
        words,
    );
}

#[test]
fn rule_8_a_1_does_not_take_its_own_4() {
    let expected = Reason::OwnFour { at: cell("e5") };
    let open = "7/7/3cC2/o2U3/7/7/7 w -";
    assert_eq!(asked(open, "d4 e5"), expected);
    // A 4 that could move would be selected instead.
    let shut = "6o/7/7/7/t1u4/tU5/CTT4 w -";
    let expected = Reason::OwnFour { at: cell("a1") };
    let words = "a 1 takes only the opponent's 4, not its own on a1";
    refused(shut, "b2 a1", expected, Some("8"), words);
}

#[test]
fn rule_8_a_pushed_1_takes_no_4() {
    let expected = Reason::PushedOne {
        at: cell("d5"),
        four: cell("d6"),
    };
    let words = "the 1 on d5 would only be pushed against the 4 on d6, and so cannot take it";
    refused(
        "7/3c3/3u3/o2T3/7/7/7 w -",
        "d4 d5",
        expected,
        Some("8"),
        words,
    );
}

#[test]
fn rule_19_blacks_first_move_does_not_answer_in_line() {
    let expected = |to| Reason::InLine {
        value: 3,
        first: cell("d2"),
        to: cell(to),
    };
    let both = "udtctdu/7/7/3o3/7/3T3/UD1CTDU b d2";
    let words =
        "black's first move may not bring a 3 to d6, in line with the centre and the 3 on d2";
    refused(both, "c7 d6", expected("d6"), Some("19"), words);
    refused(both, "e7 d6", expected("d6"), Some("19"), words);
    let sideways = asked("udtctdu/7/7/3o3/7/7/D1TCTDU b a1", "f7 g7");
    let expected = Reason::InLine {
        value: 2,
        first: cell("a1"),
        to: cell("g7"),
    };
    assert_eq!(sideways, expected, "a push brings a piece in line as well");
}
