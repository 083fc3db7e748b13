//! Wins in a row, and days in a row.

use crate::play::Day;
use crate::session::library::OwnResult;
use crate::session::streak::{series, streak};
use std::collections::BTreeSet;

/// A series that may still continue, and the longest one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    pub now: u32,
    pub longest: u32,
}

/// The games won in a row. The results are in the order of the games, the oldest first.
#[must_use]
pub fn wins_in_a_row(results: impl IntoIterator<Item = OwnResult>) -> Streak {
    let mut wins = Streak::default();
    for result in results {
        wins.now = match result {
            OwnResult::Won => wins.now + 1,
            OwnResult::Drawn | OwnResult::Lost => 0,
        };
        wins.longest = wins.longest.max(wins.now);
    }
    wins
}

/// The days in a row on which something was done. A series that has reached yesterday still continues.
#[must_use]
pub fn days_in_a_row(days: &BTreeSet<Day>, today: Day) -> Streak {
    Streak {
        now: streak(days, today),
        longest: series(days).map(|(_, length)| length).max().unwrap_or(0),
    }
}
