//! The record of a puzzle that was solved, or tried with help.

use super::kind::ProgressKind;
use super::next_puzzle::game_of_day;
use super::solved::{Progress, SOLVED_IN_TIME, TRIED_WITH_HELP};
use crate::play::{Day, puzzle_name};

/// Something to be added to the progress of a kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedItem {
    pub kind: ProgressKind,
    /// The name of the game, or one that is used in its place.
    pub slug: String,
    pub key: String,
}

/// A puzzle that a player has started, and the day on which it was started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleRecord {
    slug: &'static str,
    /// The number in the address. The number of a day may mean a puzzle of a list.
    number: u64,
    started: Day,
}

impl PuzzleRecord {
    /// A puzzle of a game that is started, by the number in the address.
    #[must_use]
    pub fn new(slug: &'static str, number: u64, today: Day) -> PuzzleRecord {
        PuzzleRecord {
            slug,
            number,
            started: today,
        }
    }

    /// Whether the player was helped with it, now or in an attempt before.
    #[must_use]
    pub fn is_helped(&self, days: &Progress) -> bool {
        days.has(TRIED_WITH_HELP, &self.attempt_name())
    }

    /// The item to record when the player is helped: a later attempt does not count as solved without help.
    #[must_use]
    pub fn helped(&self) -> RecordedItem {
        item(ProgressKind::Days, TRIED_WITH_HELP, self.attempt_name())
    }

    /// The item to record when it is solved. `number` is the puzzle's own number, `alone` means without help.
    #[must_use]
    pub fn solved(
        &self,
        number: u64,
        alone: bool,
        puzzle_games: &[&'static str],
    ) -> Vec<RecordedItem> {
        let mut items = vec![item(ProgressKind::Puzzles, self.slug, number.to_string())];
        if let Some(day) = Day::of(self.number) {
            let name = puzzle_name(self.number);
            items.push(item(ProgressKind::Days, self.slug, name.clone()));
            let is_of_page = game_of_day(day, puzzle_games) == Some(self.slug);
            if alone && is_of_page && day == self.started {
                items.push(item(ProgressKind::Days, SOLVED_IN_TIME, name));
            }
        }
        items
    }

    fn attempt_name(&self) -> String {
        format!("{}/{}", self.slug, puzzle_name(self.number))
    }
}

fn item(kind: ProgressKind, slug: &str, key: String) -> RecordedItem {
    RecordedItem {
        kind,
        slug: slug.to_owned(),
        key,
    }
}
