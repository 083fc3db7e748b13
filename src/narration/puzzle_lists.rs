//! Sentences in the lists of puzzles and in the calendar of their days.

use crate::words::{Locale, say};

/// The name of a puzzle in the list of a game.
#[must_use]
pub fn puzzle_in_list(locale: Locale, number: u64, is_solved: bool) -> String {
    match is_solved {
        true => say!(locale, puzzle.title_solved, number = number),
        false => say!(locale, puzzle.title, number = number),
    }
}

/// Whether the puzzle of a day was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DaySolved {
    No,
    /// Later, or with help.
    Yes,
    /// On the day, without help.
    InTime,
}

/// The name of a day in the calendar: the day in words, the name of its game, and whether it was solved.
#[must_use]
pub fn day_in_calendar(locale: Locale, day: String, game: String, solved: DaySolved) -> String {
    match solved {
        DaySolved::InTime => say!(locale, puzzle.day_in_time, day = day, game = game),
        DaySolved::Yes => say!(locale, puzzle.day_solved, day = day, game = game),
        DaySolved::No => say!(locale, puzzle.day, day = day, game = game),
    }
}

/// The number of days in a row whose puzzles were solved in time.
#[must_use]
pub fn days_in_a_row(locale: Locale, count: u32) -> String {
    match count {
        0 => say!(locale, puzzle.no_streak),
        1 => say!(locale, puzzle.streak_one),
        count => say!(locale, puzzle.streak, count = count),
    }
}
