//! The kinds of progress.

use crate::session::notices::StoredPart;

/// The kinds of things that can be solved or beaten.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ProgressKind {
    /// Exercises, by their names.
    Lessons,
    /// Puzzles, by their numbers.
    Puzzles,
    /// Puzzles of days, by their dates such as `2026-11-22`. There are entries under
    /// [`super::SOLVED_IN_TIME`] and [`super::TRIED_WITH_HELP`] too.
    Days,
    /// Levels of the computer, by their numbers from 1.
    Levels,
}

impl ProgressKind {
    /// All kinds.
    pub const ALL: [ProgressKind; 4] = [
        ProgressKind::Lessons,
        ProgressKind::Puzzles,
        ProgressKind::Days,
        ProgressKind::Levels,
    ];

    /// Its key in storage, without the prefix of the page.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            ProgressKind::Lessons => "lessons",
            ProgressKind::Puzzles => "puzzles",
            ProgressKind::Days => "days",
            ProgressKind::Levels => "levels",
        }
    }

    /// The stored data that the notice names if it cannot be read.
    #[must_use]
    pub fn stored_part(self) -> StoredPart {
        match self {
            ProgressKind::Lessons => StoredPart::Lessons,
            ProgressKind::Puzzles | ProgressKind::Days => StoredPart::Puzzles,
            ProgressKind::Levels => StoredPart::Levels,
        }
    }
}
