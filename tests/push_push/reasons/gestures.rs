//! For comparison, one, two or three touches that do make a move.

use super::asked;
use crate::law::sample::read;
use tablero::games::push_push::{PushPush, Reason};
use tablero::play::{AnyPosition, Selection, Spot, TouchResult, Why, erase};

/// The move that a touch makes, if any.
fn made(position: &dyn AnyPosition, answer: &TouchResult) -> String {
    match answer {
        TouchResult::Moved(mv) => position.notation(*mv).unwrap_or_default(),
        _ => String::new(),
    }
}

#[test]
fn rule_22_the_pass_is_one_touch_beside_the_own_side() {
    for (text, spot) in [
        ("7/7/7/3o3/7/td5/Ut5 w -", "d0"),
        ("uT5/DT5/7/3o3/7/7/7 b -", "d8"),
    ] {
        let position: PushPush = read(text);
        let position = erase(position);
        let answer = Selection::default().touch(&*position, spot.parse().unwrap());
        assert_eq!(made(&*position, &answer), "--", "{text}");
        assert_eq!(asked(text, spot), Reason::Allowed);
    }
}

#[test]
fn three_touches_choose_the_way_of_the_ball_and_two_do_where_there_is_no_choice() {
    for (text, touched, mv) in [
        ("6c/7/7/o6/U6/7/7 w -", "a3 a4 a5", "a3-a4"),
        ("6c/7/7/o6/U6/7/7 w -", "a3 a4 b5", "a3-a4/b5"),
        ("6c/7/7/o6/U6/D6/7 w -", "a2 a3 a5", "a2-a3"),
        ("6c/7/7/7/7/U6/1o5 w -", "a2 b1 c0", "a2-b1"),
        ("6c/7/7/7/7/U6/1o5 w -", "a2 b1 c2", "a2-b1/c2"),
        ("5o1/6U/7/7/7/7/c6 w -", "g6 f7 e8", "g6-f7"),
        ("6c/7/7/7/7/U6/o6 w -", "a2 a1 a0", "a2-a1"),
        ("6o/6U/7/7/7/7/c6 w -", "g6 g7 g8", "g6-g7"),
        ("6c/7/7/7/7/7/oU5 w -", "b1 a1 a2", "b1-a1/a2"),
        ("7/7/1u5/o6/U6/7/7 w -", "a3 a4", "a3-a4"),
        ("7/7/7/o6/c6/U6/7 w -", "a2 a3", "a2-a3"),
        ("3o3/2U4/7/7/7/7/6c w -", "c6 d7", "c6-d7"),
    ] {
        let position = erase(read::<PushPush>(text));
        let mut hand = Selection::default();
        let spots: Vec<Spot> = touched
            .split(' ')
            .map(|name| name.parse().unwrap())
            .collect();
        let (last, first) = spots.split_last().unwrap();
        for &spot in first {
            let answer = hand.touch(&*position, spot);
            assert!(matches!(answer, TouchResult::Selected), "{text} {spot}");
        }
        let answer = hand.touch(&*position, *last);
        assert_eq!(made(&*position, &answer), mv, "{text} {touched}");
    }
}

#[test]
fn what_makes_a_move_or_begins_one_is_forbidden_by_nothing() {
    let along = "6c/7/7/o6/U6/7/7 w -";
    for touched in ["a3", "a3 b3", "a3 a4", "a3 a4 a5", "a3 a4 b5", "a3 b3 b3"] {
        assert_eq!(asked(along, touched), Reason::Allowed, "{touched}");
    }
    assert_eq!(Reason::Allowed.rule(), None);
    assert_eq!(Reason::Allowed.to_string(), "nothing forbids it");
}
