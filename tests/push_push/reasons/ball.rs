//! Moves that the ball cannot make.

use super::{cell, refused};
use tablero::games::push_push::{Course, Reason};

#[test]
fn rule_7_the_ball_pushes_nothing() {
    let expected = Reason::BallBlocked {
        ball: cell("d5"),
        at: cell("d6"),
    };
    let words = "the ball on d5 pushes nothing, and d6 behind it is taken";
    refused(
        "7/3u3/3o3/3U3/7/7/7 w -",
        "d4 d5",
        expected,
        Some("7"),
        words,
    );
    refused(
        "7/3u3/3o3/3u3/3T3/7/7 w -",
        "d3 d4",
        expected,
        Some("7"),
        words,
    );
}

#[test]
fn rule_9_the_ball_does_not_leave_over_a_file() {
    let expected = |ball, file| Reason::OverFile {
        ball: cell(ball),
        file,
        diagonal: false,
    };
    let words = "the ball on a4 may not leave over file a";
    refused(
        "6c/7/7/oU5/7/7/7 w -",
        "b4 a4",
        expected("a4", 'a'),
        Some("9"),
        words,
    );
    let words = "the ball on g4 may not leave over file g";
    refused(
        "c6/7/7/5Uo/7/7/7 w -",
        "f4 g4",
        expected("g4", 'g'),
        Some("9"),
        words,
    );
}

#[test]
fn rule_10_nor_does_it_diagonally() {
    let expected = Reason::OverFile {
        ball: cell("a4"),
        file: 'a',
        diagonal: true,
    };
    let words = "the ball on a4 may not leave over file a";
    refused(
        "6c/7/7/o6/1U5/7/7 w -",
        "b3 a4",
        expected,
        Some("10"),
        words,
    );
}

#[test]
fn rule_11_nor_over_a_corner() {
    let expected = Reason::OverCorner { ball: cell("a1") };
    let words = "the ball on a1 may not leave diagonally over the corner";
    refused(
        "6c/7/7/7/7/1U5/o6 w -",
        "b2 a1",
        expected,
        Some("11"),
        words,
    );
}

#[test]
fn rule_12_the_third_touch_is_one_of_the_two_ways_of_the_ball() {
    let along = "6c/7/7/o6/U6/7/7 w -";
    let expected = Reason::NoChoice {
        ball: cell("a4"),
        course: Some(Course::To(cell("a5"))),
        landing: cell("b5"),
    };
    let words = "the ball on a4 goes on to a5 or is deflected to b5";
    for third in ["a6", "b4", "a4", "c0", "g7"] {
        let touched = format!("a3 a4 {third}");
        refused(along, &touched, expected, Some("12"), words);
    }
    let goal = "6c/7/7/7/7/U6/1o5 w -";
    let expected = Reason::NoChoice {
        ball: cell("b1"),
        course: Some(Course::Over { rank: 1 }),
        landing: cell("c2"),
    };
    let words = "the ball on b1 goes out over rank 1 or is deflected to c2";
    for third in ["a0", "c1", "c8", "d0"] {
        let touched = format!("a2 b1 {third}");
        refused(goal, &touched, expected, Some("12"), words);
    }
}

#[test]
fn rule_12_where_the_ball_can_only_be_deflected_the_third_touch_is_its_landing() {
    let expected = Reason::NoChoice {
        ball: cell("a1"),
        course: None,
        landing: cell("a2"),
    };
    let words = "the ball on a1 can only be deflected to a2";
    for third in ["a1", "c1", "a0"] {
        let touched = format!("b1 a1 {third}");
        refused(
            "6c/7/7/7/7/7/oU5 w -",
            &touched,
            expected,
            Some("12"),
            words,
        );
    }
}

#[test]
fn rule_7_is_the_reason_if_the_third_touch_is_where_the_ball_is_blocked() {
    let expected = Reason::BallBlocked {
        ball: cell("a4"),
        at: cell("a5"),
    };
    let words = "the ball on a4 pushes nothing, and a5 behind it is taken";
    refused(
        "7/7/u6/o6/U6/7/7 w -",
        "a3 a4 a5",
        expected,
        Some("7"),
        words,
    );
}

#[test]
fn rule_16_a_taken_landing_cell_is_told_if_the_ball_has_no_other_way() {
    let expected = Reason::LandingTaken {
        ball: cell("a1"),
        behind: None,
        landing: cell("a2"),
    };
    let words = "the ball on a1 may not leave over a file, and a2, where it could be deflected \
                 to, is taken";
    refused(
        "6c/7/7/7/7/U6/oT5 w -",
        "b1 a1",
        expected,
        Some("16"),
        words,
    );
    let expected = Reason::LandingTaken {
        ball: cell("a4"),
        behind: Some(cell("a5")),
        landing: cell("b5"),
    };
    let words = "the ball on a4 can neither go on to a5 nor be deflected to b5, as both are taken";
    refused(
        "7/7/uu5/o6/U6/7/7 w -",
        "a3 a4",
        expected,
        Some("16"),
        words,
    );
    refused(
        "7/7/ud5/o6/u6/D6/7 w -",
        "a2 a3",
        expected,
        Some("16"),
        words,
    );
}
