//! Rules 12 to 18: the deflected push.

use super::{led_to, list, position};
use crate::law::sample::{after, moves, moves_from, result};

#[test]
fn rule_12_along_an_edge_the_ball_goes_on_or_is_deflected() {
    let start = "6c/7/7/o6/U6/7/7 w -";
    assert_eq!(list(start), "a3-a2 a3-a4 a3-a4/b5 a3-b2 a3-b3 a3-b4");
    assert_eq!(led_to(start, "a3-a4"), "6c/7/o6/U6/7/7/7 b -");
    assert_eq!(led_to(start, "a3-a4/b5"), "6c/7/1o5/U6/7/7/7 b -");
}

#[test]
fn rule_12_what_stands_behind_a_deflected_ball_stays_where_it_is() {
    assert_eq!(
        led_to("c6/o6/D6/T6/7/6t/7 b -", "a7-a6/b5"),
        "7/c6/Do5/T6/7/6t/7 w -"
    );
}

#[test]
fn rule_13_along_an_edge_the_ball_is_deflected_inwards() {
    for (text, from, expected) in [
        ("6c/7/7/7/7/7/2Uo3 w -", "c1-d1", "c1-d1 c1-d1/e2"),
        ("7/7/6u/6o/7/7/C6 b -", "g5-g4", "g5-g4 g5-g4/f3"),
        ("2uo3/7/7/7/7/7/C6 b -", "c7-d7", "c7-d7 c7-d7/e6"),
        ("6c/7/7/7/7/o6/U6 w -", "a1-a2", "a1-a2 a1-a2/b3"),
    ] {
        assert_eq!(moves_from(&position(text), from), expected, "{text}");
    }
}

#[test]
fn rule_14_between_two_edges_the_ball_bounces() {
    assert_eq!(
        list("6c/7/7/7/7/U6/1o5 w -"),
        "a2-a1 a2-a3 a2-b1 a2-b1/c2 a2-b2 a2-b3"
    );
    assert_eq!(
        led_to("6c/7/7/7/7/U6/1o5 w -", "a2-b1"),
        "6c/7/7/7/7/7/1U5 b #b"
    );
    assert_eq!(
        list("6c/7/7/7/7/o6/1U5 w -"),
        "b1-a1 b1-a2/b3 b1-b2 b1-c1 b1-c2"
    );
    assert_eq!(
        moves_from(&position("5U1/6o/7/7/7/7/c6 w -"), "f7-g6"),
        "f7-g6/f5"
    );
    assert_eq!(
        moves_from(&position("5o1/6U/7/7/7/7/c6 w -"), "g6-f7"),
        "g6-f7 g6-f7/e6"
    );
}

#[test]
fn rule_15_in_a_corner_the_ball_turns_at_a_right_angle() {
    let towards_the_goal = "6c/7/7/7/7/U6/o6 w -";
    assert_eq!(
        list(towards_the_goal),
        "a2-a1 a2-a1/b1 a2-a3 a2-b1 a2-b2 a2-b3"
    );
    assert_eq!(
        result(&after(&position(towards_the_goal), "a2-a1")),
        "black"
    );
    assert_eq!(led_to(towards_the_goal, "a2-a1/b1"), "6c/7/7/7/7/7/Uo5 b -");
    assert_eq!(
        list("6c/7/7/7/7/7/oU5 w -"),
        "b1-a1/a2 b1-a2 b1-b2 b1-c1 b1-c2"
    );
}

#[test]
fn rule_16_the_ball_is_deflected_to_an_empty_cell_only() {
    assert_eq!(
        list("7/7/1u5/o6/U6/7/7 w -"),
        "a3-a2 a3-a4 a3-b2 a3-b3 a3-b4"
    );
    let corner = position("6c/7/7/7/7/U6/oT5 w -");
    assert_eq!(
        moves(&corner),
        "a2-a1 a2-a3 a2-b2 a2-b3 b1-a2 b1-b2 b1-c1 b1-c2"
    );
    assert_eq!(result(&after(&corner, "a2-a1")), "black");
}

#[test]
fn rule_17_either_push_can_be_legal_without_the_other() {
    assert_eq!(
        list("7/7/u6/o6/U6/7/7 w -"),
        "a3-a2 a3-a4/b5 a3-b2 a3-b3 a3-b4"
    );
}

#[test]
fn rule_18_a_piece_amid_the_chain_deflects_whosever_it_is() {
    let own = position("6c/7/7/o6/U6/D6/7 w -");
    assert_eq!(
        moves(&own),
        "a2-a1 a2-a3 a2-a3/b5 a2-b1 a2-b2 a2-b3 a3-a4 a3-a4/b5 a3-b2 a3-b3 a3-b4"
    );
    assert_eq!(
        after(&own, "a2-a3/b5").to_string(),
        "6c/7/1o5/U6/D6/7/7 b -"
    );
    let enemy = position("6C/7/7/o6/U6/t6/7 b -");
    assert_eq!(moves(&enemy), "a2-a1 a2-a3 a2-a3/b5 a2-b1 a2-b2 a2-b3");
    assert_eq!(
        after(&enemy, "a2-a3/b5").to_string(),
        "6C/7/1o5/U6/t6/7/7 w -"
    );
}

#[test]
fn rule_18_a_chain_from_within_is_never_deflected() {
    // The ball is on the edge, but the piece that touches it is not.
    let start = position("3o3/3U3/3T3/7/7/7/6c w -");
    assert_eq!(moves_from(&start, "d5-d6"), "d5-d6");
}
