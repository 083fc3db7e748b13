//! Rules 9 to 11: where the ball may leave the board, and the winner.

use super::{led_to, list, position};
use crate::law::sample::{after, is_legal, moves, result};
use tablero::games::push_push::Ending;
use tablero::play::Game;
use tablero::rules::Side;

#[test]
fn rule_9_over_rank_7_white_has_won_over_rank_1_black_has() {
    for (start, mv, winner) in [
        ("3o3/3U3/7/7/7/7/6c w -", "d6-d7", Side::White),
        ("6C/7/7/7/7/3u3/3o3 b -", "d2-d1", Side::Black),
    ] {
        let end = after(&position(start), mv);
        assert_eq!(result(&end), winner.to_string());
        assert_eq!(end.ending(), Some(Ending::Goal { winner }));
        assert_eq!(end.ball(), None);
        assert_eq!(moves(&end), "");
    }
}

#[test]
fn rule_9_an_own_goal_is_legal_and_loses() {
    let start = position("6c/7/7/7/7/3U3/3o3 w -");
    assert_eq!(
        moves(&start),
        "d2-c1 d2-c2 d2-c3 d2-d1 d2-d3 d2-e1 d2-e2 d2-e3"
    );
    let end = after(&start, "d2-d1");
    assert_eq!(end.to_string(), "6c/7/7/7/7/7/3U3 b #b");
    assert_eq!(result(&end), "black");
    let ending = end.ending().unwrap();
    assert_eq!(
        ending,
        Ending::OwnGoal {
            winner: Side::Black
        }
    );
    assert_eq!(
        ending.to_string(),
        "white has pushed the ball out over its own rank 1"
    );
}

#[test]
fn rule_9_files_a_and_g_are_closed_to_the_ball() {
    assert_eq!(
        list("6c/7/7/oU5/7/7/7 w -"),
        "b4-a3 b4-a5 b4-b3 b4-b5 b4-c3 b4-c4 b4-c5"
    );
    let right = position("c6/7/7/5Uo/7/7/7 w -");
    assert!(!is_legal(&right, "f4-g4"));
}

#[test]
fn rule_10_a_diagonal_push_brings_the_ball_out_over_a_rank() {
    let start = "3o3/2U4/7/7/7/7/6c w -";
    assert_eq!(
        list(start),
        "c6-b5 c6-b6 c6-b7 c6-c5 c6-c7 c6-d5 c6-d6 c6-d7"
    );
    assert_eq!(led_to(start, "c6-d7"), "3U3/7/7/7/7/7/6c b #w");
}

#[test]
fn rule_10_a_diagonal_push_never_brings_the_ball_out_over_a_file() {
    let start = position("6c/7/7/o6/1U5/7/7 w -");
    assert_eq!(moves(&start), "b3-a2 b3-a3 b3-b2 b3-b4 b3-c2 b3-c3 b3-c4");
}

#[test]
fn rule_11_a_ball_in_a_corner_is_never_pushed_out_diagonally() {
    assert_eq!(
        list("6c/7/7/7/7/1U5/o6 w -"),
        "b2-a2 b2-a3 b2-b1 b2-b3 b2-c1 b2-c2 b2-c3"
    );
    for (text, mv) in [
        ("6c/7/7/7/7/5U1/6o w -", "f2-g1"),
        ("o6/1U5/7/7/7/7/6c w -", "b6-a7"),
        ("6o/5U1/7/7/7/7/c6 w -", "f6-g7"),
    ] {
        assert!(!is_legal(&position(text), mv), "{text}");
    }
}
