//! The current day by the user's clock, and the game of a day's puzzle.

use super::games;
use super::progress::puzzle_games;
use crate::games::words::GameIntro;
use crate::play::Day;
use crate::session::progress::game_of_day;
use js_sys::Date;

/// The user's current date.
#[must_use]
pub fn today() -> Day {
    let now = Date::new_0();
    Day {
        year: now.get_full_year() as u16,
        month: now.get_month() as u8 + 1,
        day: now.get_date() as u8,
    }
}

/// The game for the puzzle of a day.
#[must_use]
pub fn game_of(day: Day) -> Option<&'static dyn GameIntro> {
    games::intro(game_of_day(day, &puzzle_games())?)
}
