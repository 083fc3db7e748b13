//! Rules 2 to 8: steps, pushes, chains, eliminations, the 1 that takes a 4.

use super::{START, led_to, list, position};
use crate::law::sample::{after, is_legal, moves_from, result};

#[test]
fn rule_6_pushing_sideways_in_the_first_row_costs_an_own_1() {
    for (mv, after) in [
        ("b1-a1", "udtctdu/7/7/3o3/7/7/D1TCTDU b a1"),
        ("c1-b1", "udtctdu/7/7/3o3/7/7/DT1CTDU b b1"),
        ("d1-c1", "udtctdu/7/7/3o3/7/7/DTC1TDU b c1"),
        ("d1-e1", "udtctdu/7/7/3o3/7/7/UDT1CTD b e1"),
        ("f1-g1", "udtctdu/7/7/3o3/7/7/UDTCT1D b g1"),
    ] {
        assert_eq!(led_to(START, mv), after, "{mv}");
    }
}

#[test]
fn rules_2_and_3_a_lone_piece_goes_to_any_of_the_eight_cells_around() {
    let open = "6c/7/7/2U4/7/7/o6 w -";
    assert_eq!(
        list(open),
        "c4-b3 c4-b4 c4-b5 c4-c3 c4-c5 c4-d3 c4-d4 c4-d5"
    );
    assert_eq!(led_to(open, "c4-d5"), "6c/7/3U3/7/7/7/o6 b -");
    assert_eq!(list("6c/7/7/3o3/7/7/U6 w -"), "a1-a2 a1-b1 a1-b2");
}

#[test]
fn rule_4_the_pusher_takes_the_cell_and_the_pushed_goes_one_on() {
    let start = "6c/7/7/1Td3o/7/7/7 w -";
    assert_eq!(led_to(start, "b4-c4"), "6c/7/7/2Td2o/7/7/7 b -");
    let own = "6c/7/7/1TD3o/7/7/7 w -";
    assert_eq!(led_to(own, "b4-c4"), "6c/7/7/2TD2o/7/7/7 b -");
}

#[test]
fn rule_4_every_value_pushes_the_lesser_ones_and_no_others() {
    let (own, enemy) = (["U", "D", "T", "C"], ["u", "d", "t", "c"]);
    for (value, pusher) in own.iter().enumerate() {
        for (other, pushed) in enemy.iter().enumerate() {
            let start = position(&format!("7/7/7/1{pusher}{pushed}4/7/7/6o w -"));
            // The 1 does not push the 4 but takes it.
            let takes = (value, other) == (0, 3);
            let expected = value > other || takes;
            assert_eq!(is_legal(&start, "b4-c4"), expected, "{pusher} {pushed}");
        }
    }
}

#[test]
fn rule_4_own_pieces_are_pushed_by_the_same_values() {
    for (row, legal) in [
        ("UU", false),
        ("DU", true),
        ("DD", false),
        ("TD", true),
        ("TC", false),
    ] {
        let start = position(&format!("6c/7/7/1{row}4/7/7/6o w -"));
        assert_eq!(is_legal(&start, "b4-c4"), legal, "{row}");
    }
}

#[test]
fn rule_5_a_chain_of_falling_values_moves_as_one_and_brings_the_ball_out() {
    let start = "3o3/3u3/3d3/3T3/3C3/7/7 w -";
    assert_eq!(
        list(start),
        "d3-c2 d3-c3 d3-c4 d3-d2 d3-d4 d3-e2 d3-e3 d3-e4 d4-c3 d4-c4 d4-c5 d4-d5 d4-e3 d4-e4 d4-e5"
    );
    let end = after(&position(start), "d3-d4");
    assert_eq!(end.to_string(), "3u3/3d3/3T3/3C3/7/7/7 b #w");
    assert_eq!(result(&end), "white");
}

#[test]
fn rule_5_equal_values_farther_on_stop_the_chain() {
    assert_eq!(
        list("7/3d3/3d3/o2T3/7/7/7 w -"),
        "d4-c3 d4-c4 d4-c5 d4-d3 d4-e3 d4-e4 d4-e5"
    );
}

#[test]
fn rule_5_greater_values_farther_on_stop_the_chain() {
    let start = position("7/3t3/3d3/o2C3/7/7/7 w -");
    assert!(!is_legal(&start, "d4-d5"), "the 2 would push a 3");
    let gap = position("3t3/7/3d3/o2C3/7/7/7 w -");
    assert_eq!(after(&gap, "d4-d5").to_string(), "3t3/3d3/3C3/o6/7/7/7 b -");
}

#[test]
fn rule_6_pieces_leave_the_board_over_every_edge_and_corner() {
    let start = "6c/7/7/3o3/U6/dC5/tu5 w -";
    assert_eq!(
        list(start),
        "a3-a4 a3-b3 a3-b4 b2-a1 b2-a2 b2-a3 b2-b1 b2-b3 b2-c1 b2-c2 b2-c3"
    );
    for (mv, after) in [
        ("b2-a1", "6c/7/7/3o3/U6/d6/Cu5 b -"),
        ("b2-a2", "6c/7/7/3o3/U6/C6/tu5 b -"),
        ("b2-b1", "6c/7/7/3o3/U6/d6/tC5 b -"),
        ("b2-a3", "6c/7/7/3o3/C6/d6/tu5 b -"),
    ] {
        assert_eq!(led_to(start, mv), after, "{mv}");
    }
}

#[test]
fn rule_6_the_last_of_a_chain_leaves_and_the_rest_moves_up() {
    assert_eq!(
        led_to("7/7/7/3o3/7/7/udC4 w -", "c1-b1"),
        "7/7/7/3o3/7/7/dC5 b -"
    );
}

#[test]
fn rule_7_every_piece_pushes_the_ball() {
    for piece in ["U", "D", "T", "C"] {
        let text = format!("6c/7/7/1{piece}o4/7/7/7 w -");
        let expected = format!("6c/7/7/2{piece}o3/7/7/7 b -");
        assert_eq!(led_to(&text, "b4-c4"), expected);
    }
}

#[test]
fn rule_7_the_ball_pushes_nothing() {
    assert_eq!(
        list("7/3u3/3o3/3U3/7/7/7 w -"),
        "d4-c3 d4-c4 d4-c5 d4-d3 d4-e3 d4-e4 d4-e5"
    );
}

#[test]
fn rule_8_a_1_takes_the_enemy_4_and_no_own_one() {
    let start = "7/7/3cC2/o2U3/7/7/7 w -";
    assert_eq!(
        list(start),
        "d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 e5-d4 e5-d6 e5-e4 e5-e6 e5-f4 e5-f5 e5-f6"
    );
    assert_eq!(led_to(start, "d4-d5"), "7/7/3UC2/o6/7/7/7 b -");
}

#[test]
fn rule_8_taking_pushes_nothing_on() {
    let start = "7/3d3/3c3/o2U3/7/7/7 w -";
    assert_eq!(led_to(start, "d4-d5"), "7/3d3/3U3/o6/7/7/7 b -");
    let before_the_ball = "7/7/7/o6/c6/U6/7 w -";
    assert_eq!(moves_from(&position(before_the_ball), "a2-a3"), "a2-a3");
    assert_eq!(led_to(before_the_ball, "a2-a3"), "7/7/7/o6/U6/7/7 b -");
}

#[test]
fn rule_8_blacks_1_takes_whites_4_alike() {
    let start = "7/7/3Cc2/o2u3/7/7/7 b -";
    assert_eq!(led_to(start, "d4-d5"), "7/7/3uc2/o6/7/7/7 w -");
    assert!(!is_legal(&position(start), "d4-e5"));
}

#[test]
fn rule_8_a_pushed_1_takes_nothing() {
    assert_eq!(
        list("7/3c3/3u3/o2T3/7/7/7 w -"),
        "d4-c3 d4-c4 d4-c5 d4-d3 d4-e3 d4-e4 d4-e5"
    );
    let own = position("7/3c3/3U3/o2T3/7/7/7 w -");
    assert!(!is_legal(&own, "d4-d5"), "nor does an own one");
    assert!(is_legal(&own, "d5-d6"), "which takes it by its own move");
}
