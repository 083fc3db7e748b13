//! Tests of the clock. `tests/session/clocks` compares it with a simple model.

use super::game_clock::Clock;
use super::setting::{ClockSetting, TimeLimit};
use super::{ClockFace, clock_face, until_next_face};
use crate::rules::Side::{self, Black, White};

fn clock(text: &str) -> Clock {
    Clock::read(text).expect("a setting")
}

/// The side to move after this many plies.
fn side(plies: usize) -> Side {
    Side::BOTH[plies % 2]
}

/// Makes a move during which the clock ran for this long.
fn play(clock: &mut Clock, plies: usize, now: &mut u64, millis: u64) {
    if clock.counts(plies, side(plies)) {
        clock.run(plies, side(plies), *now);
    }
    *now += millis;
    clock.moved(plies, side(plies), *now);
}

#[test]
fn the_first_move_of_each_side_takes_no_time() {
    let mut clock = clock("60+2");
    let mut now = 5_000;
    for plies in 0..2 {
        assert!(!clock.counts(plies, side(plies)));
        play(&mut clock, plies, &mut now, 30_000);
    }
    assert_eq!(clock.to_string(), "60+2;w60000 b60000");
    play(&mut clock, 2, &mut now, 5_000);
    assert_eq!(clock.left_after(3, White), 57_000);
    assert_eq!(clock.left_after(3, Black), 60_000);
    assert_eq!(clock.left_after(2, White), 60_000, "before the move");
}

#[test]
fn time_runs_for_the_side_to_move_only() {
    let mut clock = clock("60+0");
    clock.fit(&[White, Black], 0);
    clock.run(2, White, 1_000);
    assert_eq!(clock.running(), Some(White));
    assert_eq!(clock.left(2, White, 4_000), 57_000);
    assert_eq!(clock.left(2, Black, 4_000), 60_000);
    clock.run(2, White, 5_000);
    assert_eq!(clock.left(2, White, 6_000), 55_000, "it ran already");
    clock.stop(2, 6_000);
    assert_eq!(clock.left(2, White, 60_000), 55_000);
    clock.run(2, White, 60_000);
    assert_eq!(clock.left(2, White, 61_000), 54_000);
    assert_eq!(clock.left(2, White, 200_000), 0);
    assert_eq!(clock.left(2, White, 10), 55_000, "before it began");
}

#[test]
fn a_move_after_the_time_is_up_leaves_nothing() {
    let mut clock = clock("10+1");
    clock.fit(&[White, Black], 0);
    clock.run(2, White, 0);
    clock.moved(2, White, 10_040);
    assert_eq!(clock.left_after(3, White), 1_000);
}

#[test]
fn what_was_spent_after_other_plies_is_forgotten() {
    let mut clock = clock("60+0");
    let mut now = 0;
    for plies in 0..4 {
        play(&mut clock, plies, &mut now, 1_000);
    }
    clock.run(4, White, now);
    // Black's move is taken back.
    clock.stop(3, now + 20_000);
    clock.run(3, Black, now + 20_000);
    assert_eq!(clock.left(3, Black, now + 21_000), 59_000);
    assert_eq!(clock.left(3, White, now + 21_000), 59_000);
    // It is played again, with its own time.
    clock.stop(4, now + 22_000);
    assert_eq!(clock.left(4, Black, now + 22_000), 59_000);
    assert_eq!(clock.left(4, White, now + 22_000), 59_000);
    clock.forget_turn();
    assert_eq!(clock.running(), None);
}

#[test]
fn each_move_may_have_the_same_time() {
    let mut clock = clock("30/move");
    let mut now = 0;
    for plies in 0..4 {
        play(&mut clock, plies, &mut now, 12_000);
    }
    assert_eq!(clock.to_string(), "30/move;w30000 b30000 w18000 b18000");
    assert_eq!(clock.left(4, White, now), 30_000);
    assert_eq!(clock.left(4, Black, now), 30_000);
}

#[test]
fn passes_take_no_time() {
    let mut clock = clock("60+5");
    clock.fit(&[White, Black], 0);
    clock.run(2, White, 0);
    clock.moved(2, White, 10_000);
    clock.add_free_move(Black);
    assert_eq!(clock.to_string(), "60+5;w60000 b60000 w55000 b60000");
}

#[test]
fn the_list_of_moves_is_adapted_to_a_record() {
    let read = |text: &str| Clock::read(text).expect("a clock");
    let mut known = read("60+0;w60000 b60000 w50000 b40000");
    known.fit(&[White, Black, White], 1);
    assert_eq!(known.to_string(), "60+0;w60000 b60000 w50000 b40000");
    known.fit(&[White, Black], 1);
    assert_eq!(known.to_string(), "60+0;w60000 b60000 w50000");
    known.fit(&[White, Black, White, White, Black], 0);
    let longer = "60+0;w60000 b60000 w50000 w50000 b60000";
    assert_eq!(known.to_string(), longer);
    known.fit(&[White, White], 3);
    assert_eq!(known.to_string(), "60+0;w60000 w60000");
}

#[test]
fn what_the_computer_spends_can_be_limited() {
    let mut clock = clock("60+0");
    clock.fit(&[White, Black], 0);
    clock.run(2, White, 0);
    clock.limit_spent(400, 3_000);
    assert_eq!(clock.left(2, White, 9_000), 59_600);
    assert_eq!(clock.share_for_move(2, White), Some(2_400));
    assert_eq!(clock.share_for_move(0, White), None);
}

#[test]
fn the_share_for_a_move_is_less_than_what_is_left() {
    for text in ["1+180", "60+0", "10800+10", "1/move", "60/move"] {
        let mut clock = clock(text);
        clock.fit(&[White, Black], 0);
        let (share, left) = (clock.share_for_move(2, White), clock.left_after(2, White));
        assert!(
            share.is_some_and(|share| share > 0 && share < left),
            "{text}"
        );
    }
}

#[test]
fn settings_are_printed_and_read() {
    let read = |text: &str| ClockSetting::read(text);
    for (text, limit, stops_when_hidden) in [
        ("300+3", TimeLimit::game(300, 3), false),
        ("60+0 visible", TimeLimit::game(60, 0), true),
        ("30/move", TimeLimit::each_move(30), false),
        ("10800+180", TimeLimit::game(10_800, 180), false),
    ] {
        let setting = ClockSetting {
            limit: limit.expect("within the limits"),
            stops_when_hidden,
        };
        assert_eq!(setting.to_string(), text);
        assert_eq!(read(text), Some(setting));
    }
    for text in [
        "",
        "300",
        "0+3",
        "300+",
        "+3",
        "-1+3",
        "300+-3",
        "10801+0",
        "60+181",
        "0/move",
        "3601/move",
        "30/moves",
        "300+3 hidden",
        "300+3  visible",
        "99999999999+0",
    ] {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn a_text_that_is_no_clock_is_refused() {
    for text in [
        "",
        ";",
        "x;w1",
        "300+3;w",
        "300+3;1",
        "300+3;x1",
        "300+3;w-1",
        "300+3;w1.5",
        "300+3;w86400001",
        "300+3;w99999999999",
        "300+3;w1;b1",
    ] {
        assert_eq!(Clock::read(text), None, "{text}");
    }
    for text in ["300+3", "300+3 visible;w1 b0 w86400000"] {
        let read = Clock::read(text).map(|clock| clock.to_string());
        assert_eq!(read.as_deref(), Some(text));
    }
}

#[test]
fn a_face_shows_seconds_and_at_the_end_tenths() {
    let seconds = |hours, minutes, seconds| ClockFace::Seconds {
        hours,
        minutes,
        seconds,
    };
    let tenths = |seconds, tenths| ClockFace::Tenths { seconds, tenths };
    for (left, face, next) in [
        (300_000, seconds(0, 5, 0), 1_000),
        (299_999, seconds(0, 5, 0), 999),
        (3_661_000, seconds(1, 1, 1), 1_000),
        (10_000, seconds(0, 0, 10), 100),
        (9_999, tenths(10, 0), 99),
        (9_900, tenths(9, 9), 100),
        (50, tenths(0, 1), 50),
        (0, tenths(0, 0), 100),
    ] {
        assert_eq!((clock_face(left), until_next_face(left)), (face, next));
    }
}

#[test]
fn damaged_texts_are_read_in_one_form_or_refused() {
    let whole = "300+3 visible;w300000 b300000 w295200 b7";
    let letters: Vec<char> = "0123456789wb+/; move-visible".chars().collect();
    let (mut rng, mut read) = (fastrand::Rng::with_seed(28), 0);
    for _ in 0..5_000 {
        let mut text: Vec<char> = whole.chars().collect();
        for _ in 0..rng.usize(1..4) {
            let (at, letter) = (
                rng.usize(0..text.len()),
                letters[rng.usize(0..letters.len())],
            );
            match rng.u8(0..3) {
                0 => text[at] = letter,
                1 => text.insert(at, letter),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        let Some(mut clock) = Clock::read(&text) else {
            continue;
        };
        read += 1;
        let printed = clock.to_string();
        assert_eq!(Clock::read(&printed), Some(clock.clone()), "{text}");
        clock.fit(&[White, Black, White, Black], 0);
        assert_eq!(clock.left(4, White, 0), clock.left_after(4, White));
    }
    assert!((100..4_900).contains(&read), "{read} were read");
}
