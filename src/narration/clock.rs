//! What a clock shows, in digits and in words.

use super::player_names::{PlayerNames, who};
use crate::play::{ClockFace, clock_face};
use crate::rules::Side;
use crate::words::{Locale, say};

/// A time in milliseconds in digits, such as `4:05`, `1:00:00` or `9.7`.
#[must_use]
pub fn clock_digits(locale: Locale, left: u32) -> String {
    match clock_face(left) {
        ClockFace::Seconds {
            hours: 0,
            minutes,
            seconds,
        } => format!("{minutes}:{seconds:02}"),
        ClockFace::Seconds {
            hours,
            minutes,
            seconds,
        } => format!("{hours}:{minutes:02}:{seconds:02}"),
        ClockFace::Tenths { seconds, tenths } => {
            say!(locale, clock.tenths, seconds = seconds, tenths = tenths)
        }
    }
}

/// A side's remaining time, in milliseconds, as a sentence.
#[must_use]
pub fn time_left(locale: Locale, side: Side, left: u32, players: &PlayerNames) -> String {
    say!(
        locale,
        clock.left,
        who = who(locale, side, players),
        time = duration(locale, left)
    )
}

/// The remaining times of White and Black.
pub(super) fn times_left(locale: Locale, left: [u32; 2], players: &PlayerNames) -> String {
    let [white, black] =
        Side::BOTH.map(|side| time_left(locale, side, left[side as usize], players));
    format!("{white} {black}")
}

/// A time, given in milliseconds, in words: minutes and seconds.
fn duration(locale: Locale, left: u32) -> String {
    let seconds = left.div_ceil(1_000);
    let (minutes, rest) = (seconds / 60, seconds % 60);
    let minutes = match minutes {
        1 => say!(locale, clock.minute),
        _ => say!(locale, clock.minutes, count = minutes),
    };
    let rest_words = match rest {
        1 => say!(locale, clock.second),
        _ => say!(locale, clock.seconds, count = rest),
    };
    match (seconds / 60, rest) {
        (0, _) => rest_words,
        (_, 0) => minutes,
        _ => format!("{minutes} {rest_words}"),
    }
}
