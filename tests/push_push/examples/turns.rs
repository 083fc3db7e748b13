//! The set-up, the first moves, the turn and the end.

use super::{START, led_to, list, position};
use crate::law::sample::{after, is_legal, moves, result};
use tablero::games::push_push::{Cell, PushPush};
use tablero::play::Game;
use tablero::rules::{NoOptions, Position, Side, perft};

#[test]
fn white_begins_with_nineteen_steps_and_six_pushes_of_own_pieces() {
    let start = PushPush::start(NoOptions);
    assert_eq!(start.to_string(), START);
    assert_eq!(start.turn(), Side::White);
    assert_eq!(
        moves(&start),
        "a1-a2 a1-b2 b1-a1 b1-a2 b1-b2 b1-c2 c1-b1 c1-b2 c1-c2 c1-d2 d1-c1 d1-c2 d1-d2 d1-e1 \
         d1-e2 e1-d2 e1-e2 e1-f1 e1-f2 f1-e2 f1-f2 f1-g1 f1-g2 g1-f2 g1-g2"
    );
}

#[test]
fn rule_1_the_players_move_in_turn() {
    let mut position = position(START);
    for (mv, side) in [
        ("c1-c2", Side::Black),
        ("a7-a6", Side::White),
        ("c2-c3", Side::Black),
    ] {
        position = after(&position, mv);
        assert_eq!(position.turn(), side);
    }
}

#[test]
fn rule_19_black_does_not_answer_in_line_with_the_centre() {
    let text = "udtctdu/7/7/3o3/7/2T4/UD1CTDU b c2";
    assert_eq!(led_to(START, "c1-c2"), text);
    assert_eq!(
        list(text),
        "a7-a6 a7-b6 b7-a6 b7-a7 b7-b6 b7-c6 c7-b6 c7-b7 c7-c6 c7-d6 d7-c6 d7-c7 d7-d6 d7-e6 \
         d7-e7 e7-d6 e7-f6 e7-f7 f7-e6 f7-f6 f7-g6 f7-g7 g7-f6 g7-g6"
    );
    let both = "udtctdu/7/7/3o3/7/3T3/UD1CTDU b d2";
    assert_eq!(led_to(START, "c1-d2"), both);
    let both = position(both);
    assert_eq!(both.count_moves(), 23);
    assert!(!is_legal(&both, "c7-d6") && !is_legal(&both, "e7-d6"));
}

#[test]
fn rule_19_the_restriction_is_gone_after_blacks_first_move() {
    let later = after(&position(START), "c1-c2 a7-a6 c2-b2");
    assert!(is_legal(&later, "e7-e6") && is_legal(&later, "e7-f6"));
    let open = position("udtctdu/7/7/3o3/7/2T4/UD1CTDU b -");
    assert!(is_legal(&open, "e7-e6"), "that board later in a game");
    assert_eq!(open.count_moves(), 25);
}

#[test]
fn rule_19_forbids_31_of_the_625_pairs_of_first_moves() {
    let start = position(START);
    let mut pairs = 0;
    for mv in start.moves() {
        let mut next = start;
        next.play(mv);
        pairs += next.count_moves();
    }
    assert_eq!(pairs, 625 - 31);
}

#[test]
fn rule_20_the_restriction_comes_back_with_the_set_up() {
    let again = after(&position(START), "c1-c2 a7-a6 c2-c1 a6-a7");
    assert_eq!(again.to_string(), START);
    let next = after(&again, "c1-c2");
    assert!(next.to_string().ends_with(" b c2"), "{next}");
    assert!(!is_legal(&next, "e7-e6"));
    let blacks = position("udtctdu/7/7/3o3/7/7/UDTCTDU b -");
    assert!(after(&blacks, "e7-e6").to_string().ends_with(" w -"));
}

#[test]
fn rule_21_a_player_without_pieces_has_not_lost_yet() {
    let start = position("7/7/7/3o3/7/td5/Ut5 b -");
    let end = after(&start, "a2-a1");
    assert_eq!(end.to_string(), "7/7/7/3o3/7/1d5/tt5 w -");
    assert_eq!((moves(&end), result(&end)), ("--".into(), String::new()));
}

#[test]
fn rule_22_who_has_no_move_passes_with_pieces_left_or_none() {
    for text in ["7/7/7/3o3/7/td5/Ut5 w -", "7/7/7/3o3/7/td5/1t5 w -"] {
        let start = position(text);
        assert_eq!((moves(&start), start.count_moves()), ("--".into(), 1));
        assert_eq!(start.forced(), Some("--".parse().unwrap()));
        assert_eq!((start.outcome(), start.ending()), (None, None));
        assert_eq!(
            after(&start, "--").to_string(),
            text.replace(" w ", " b "),
            "a pass changes nothing but the turn"
        );
    }
}

#[test]
fn rule_22_who_has_any_move_must_make_one() {
    let takes = position("7/7/7/3o3/7/tc5/Ut5 w -");
    assert_eq!(moves(&takes), "a1-b2");
    assert_eq!(takes.forced(), None, "the only move is no pass");
    assert_eq!(position(START).forced(), None);
}

#[test]
fn after_the_end_nothing_is_legal_not_even_a_pass() {
    let over = position("7/7/7/3u3/7/7/7 w #b");
    assert_eq!(
        (moves(&over), result(&over)),
        (String::new(), "black".into())
    );
    assert_eq!((over.count_moves(), over.forced()), (0, None));
    let ending = over.ending().unwrap().to_string();
    assert_eq!(ending, "black has pushed the ball out over rank 1");
}

#[test]
fn lines_from_the_start_are_as_many_as_told() {
    let counts: Vec<u64> = (0..=4)
        .map(|depth| perft(&position(START), depth))
        .collect();
    assert_eq!(counts, [1, 25, 594, 15_638, 411_564]);
}

#[test]
fn what_stands_where_is_told_by_side_and_value() {
    let start = position("udtctdu/7/7/3o3/7/2T4/UD1CTDU b c2");
    let at = |name: &str| {
        let cell = Cell::read(name).unwrap();
        (start.side(cell), start.value(cell))
    };
    assert_eq!(at("c2"), (Some(Side::White), Some(3)));
    assert_eq!(at("g7"), (Some(Side::Black), Some(1)));
    assert_eq!(at("d4"), (None, Some(0)));
    assert_eq!(at("c1"), (None, None));
    assert_eq!(start.ball(), Cell::read("d4"));
}
