//! The actions of the pieces in moves of Push Push, in single positions and in random games.

mod playouts;

use crate::law::sample::{is_legal, read};
use tablero::games::push_push::PushPush;
use tablero::play::{Game, PieceAction};

/// The actions of the pieces in a legal move: beat, start, end, and `!` for a piece that leaves.
fn told(text: &str, mv: &str) -> String {
    let position: PushPush = read(text);
    assert!(is_legal(&position, mv), "{mv} in {text}");
    let piece_actions = position.piece_actions(mv.parse().unwrap());
    piece_actions
        .iter()
        .map(tell)
        .collect::<Vec<_>>()
        .join(", ")
}

fn tell(action: &PieceAction) -> String {
    let path: String = action.path.iter().map(|spot| format!(" {spot}")).collect();
    let gone = if action.leaves { "!" } else { "" };
    format!("{}: {}{path}{gone}", action.beat, action.from)
}

#[test]
fn a_step_is_the_deed_of_one_piece() {
    let start = "udtctdu/7/7/3o3/7/7/UDTCTDU w -";
    assert_eq!(told(start, "c1-d2"), "0: c1 d2");
}

#[test]
fn a_pass_has_no_deeds() {
    assert_eq!(told("7/7/7/3o3/7/td5/Ut5 w -", "--"), "");
}

#[test]
fn a_chain_of_five_is_told_from_who_pushes_to_the_ball() {
    assert_eq!(
        told("7/3o3/3u3/3d3/3T3/3C3/6c w -", "d2-d3"),
        "0: d2 d3, 1: d3 d4, 2: d4 d5, 3: d5 d6, 4: d6 d7"
    );
    assert_eq!(
        told("3o3/3u3/3d3/3T3/3C3/7/7 w -", "d3-d4"),
        "0: d3 d4, 1: d4 d5, 2: d5 d6, 3: d6 d7, 4: d7 d8!"
    );
    assert_eq!(
        told("7/7/o6/U6/d6/T6/C6 w -", "a1-a2/b6"),
        "0: a1 a2, 1: a2 a3, 2: a3 a4, 3: a4 a5, 4: a5 b6"
    );
}

#[test]
fn what_stands_behind_the_ball_or_a_gap_has_no_part() {
    assert_eq!(
        told("c6/o6/D6/T6/7/6t/7 b -", "a7-a6/b5"),
        "0: a7 a6, 1: a6 b5"
    );
    assert_eq!(
        told("6c/7/3o3/7/3U3/3T3/7 w -", "d2-d3"),
        "0: d2 d3, 1: d3 d4"
    );
}

#[test]
fn a_piece_falls_to_the_place_beyond_the_edge() {
    let low = "6c/7/7/3o3/U6/dC5/tu5 w -";
    assert_eq!(told(low, "b2-a2"), "0: b2 a2, 1: a2 z2!");
    assert_eq!(told(low, "b2-b1"), "0: b2 b1, 1: b1 b0!");
    assert_eq!(told(low, "b2-a3"), "0: b2 a3, 1: a3 z4!");
    let high = "5UT/5cD/6u/3o3/7/7/C6 b -";
    assert_eq!(told(high, "f6-g6"), "0: f6 g6, 1: g6 h6!");
    assert_eq!(told(high, "f6-f7"), "0: f6 f7, 1: f7 f8!");
    assert_eq!(told(high, "f6-g5"), "0: f6 g5, 1: g5 h4!");
    let start = "udtctdu/7/7/3o3/7/7/UDTCTDU w -";
    assert_eq!(told(start, "c1-b1"), "0: c1 b1, 1: b1 a1, 2: a1 z1!");
}

#[test]
fn a_piece_falls_over_a_corner_on_the_diagonal() {
    for (text, mv, expected) in [
        ("6c/7/7/3o3/7/1C5/t6 w -", "b2-a1", "0: b2 a1, 1: a1 z0!"),
        ("t6/1C5/7/3o3/7/7/6c w -", "b6-a7", "0: b6 a7, 1: a7 z8!"),
        ("6t/5C1/7/3o3/7/7/c6 w -", "f6-g7", "0: f6 g7, 1: g7 h8!"),
        ("c6/7/7/3o3/7/5C1/6t w -", "f2-g1", "0: f2 g1, 1: g1 h0!"),
        (
            "6c/7/7/3o3/2C4/1t5/u6 w -",
            "c3-b2",
            "0: c3 b2, 1: b2 a1, 2: a1 z0!",
        ),
    ] {
        assert_eq!(told(text, mv), expected, "{text}");
    }
}

#[test]
fn the_ball_leaves_over_a_side_in_goals_and_own_goals() {
    for (text, mv, expected) in [
        ("3o3/3U3/7/7/7/7/6c w -", "d6-d7", "0: d6 d7, 1: d7 d8!"),
        ("3o3/2U4/7/7/7/7/6c w -", "c6-d7", "0: c6 d7, 1: d7 e8!"),
        ("3o3/4U2/7/7/7/7/6c w -", "e6-d7", "0: e6 d7, 1: d7 c8!"),
        ("6c/7/7/7/7/3U3/3o3 w -", "d2-d1", "0: d2 d1, 1: d1 d0!"),
        ("6c/7/7/7/7/4U2/3o3 w -", "e2-d1", "0: e2 d1, 1: d1 c0!"),
        ("6C/7/7/7/7/3u3/3o3 b -", "d2-d1", "0: d2 d1, 1: d1 d0!"),
        ("3o3/3u3/7/7/7/7/6C b -", "d6-d7", "0: d6 d7, 1: d7 d8!"),
    ] {
        assert_eq!(told(text, mv), expected, "{text}");
    }
}

#[test]
fn along_an_edge_a_deflected_ball_goes_to_its_landing() {
    for (text, mv, expected) in [
        ("6c/7/7/o6/U6/7/7 w -", "a3-a4", "0: a3 a4, 1: a4 a5"),
        ("6c/7/7/o6/U6/7/7 w -", "a3-a4/b5", "0: a3 a4, 1: a4 b5"),
        ("6c/7/7/7/7/7/2Uo3 w -", "c1-d1", "0: c1 d1, 1: d1 e1"),
        ("6c/7/7/7/7/7/2Uo3 w -", "c1-d1/e2", "0: c1 d1, 1: d1 e2"),
        ("7/7/6u/6o/7/7/C6 b -", "g5-g4/f3", "0: g5 g4, 1: g4 f3"),
        ("2uo3/7/7/7/7/7/C6 b -", "c7-d7/e6", "0: c7 d7, 1: d7 e6"),
        (
            "6C/7/7/o6/U6/t6/7 b -",
            "a2-a3/b5",
            "0: a2 a3, 1: a3 a4, 2: a4 b5",
        ),
    ] {
        assert_eq!(told(text, mv), expected, "{text}");
    }
}

#[test]
fn between_two_edges_the_ball_leaves_or_bounces() {
    for (text, mv, expected) in [
        ("6c/7/7/7/7/U6/1o5 w -", "a2-b1", "0: a2 b1, 1: b1 c0!"),
        ("6c/7/7/7/7/U6/1o5 w -", "a2-b1/c2", "0: a2 b1, 1: b1 c2"),
        ("6c/7/7/7/7/o6/1U5 w -", "b1-a2/b3", "0: b1 a2, 1: a2 b3"),
        ("c6/7/7/7/7/6U/5o1 w -", "g2-f1/e2", "0: g2 f1, 1: f1 e2"),
        ("c6/7/7/7/7/6o/5U1 w -", "f1-g2/f3", "0: f1 g2, 1: g2 f3"),
        ("1o5/U6/7/7/7/7/6c w -", "a6-b7", "0: a6 b7, 1: b7 c8!"),
        ("1o5/U6/7/7/7/7/6c w -", "a6-b7/c6", "0: a6 b7, 1: b7 c6"),
        ("1U5/o6/7/7/7/7/6c w -", "b7-a6/b5", "0: b7 a6, 1: a6 b5"),
        ("5o1/6U/7/7/7/7/c6 w -", "g6-f7/e6", "0: g6 f7, 1: f7 e6"),
        ("5U1/6o/7/7/7/7/c6 w -", "f7-g6/f5", "0: f7 g6, 1: g6 f5"),
    ] {
        assert_eq!(told(text, mv), expected, "{text}");
    }
}

#[test]
fn in_a_corner_the_ball_leaves_or_turns_at_a_right_angle() {
    for (text, mv, expected) in [
        ("6c/7/7/7/7/U6/o6 w -", "a2-a1", "0: a2 a1, 1: a1 a0!"),
        ("6c/7/7/7/7/U6/o6 w -", "a2-a1/b1", "0: a2 a1, 1: a1 b1"),
        ("6c/7/7/7/7/7/oU5 w -", "b1-a1/a2", "0: b1 a1, 1: a1 a2"),
        ("6o/6U/7/7/7/7/c6 w -", "g6-g7", "0: g6 g7, 1: g7 g8!"),
        ("6o/6U/7/7/7/7/c6 w -", "g6-g7/f7", "0: g6 g7, 1: g7 f7"),
        ("5Uo/7/7/7/7/7/c6 w -", "f7-g7/g6", "0: f7 g7, 1: g7 g6"),
    ] {
        assert_eq!(told(text, mv), expected, "{text}");
    }
}

#[test]
fn a_four_is_taken_in_its_place_by_a_one_and_pushed_by_nobody() {
    let start = "7/7/3cC2/o2U3/7/7/7 w -";
    assert_eq!(told(start, "d4-d5"), "0: d4 d5, 0: d5 d5!");
    // The pieces behind it are not touched, not even the ball that would fall.
    assert_eq!(
        told("3o3/3c3/3U3/7/7/7/7 w -", "d5-d6"),
        "0: d5 d6, 0: d6 d6!"
    );
    assert_eq!(
        told("3C3/3u3/7/3o3/7/7/7 b -", "d6-d7"),
        "0: d6 d7, 0: d7 d7!"
    );
}
