//! The records of solved puzzles.

use crate::app::tally::{HELPED, IN_TIME, Tally, use_days, use_puzzles};
use crate::app::today::{game_of, today};
use crate::play::{Day, puzzle_name};

/// Where a puzzle that is started now is counted.
#[derive(Clone, Copy)]
pub struct Tallies {
    solved: Tally,
    days: Tally,
    /// The day whose puzzle it is, and whether that is today.
    day: Option<Day>,
    is_of_today: bool,
}

impl Tallies {
    /// `number` is that of the address. The number of a day may stand for a puzzle of a list.
    pub fn begun(number: u64) -> Tallies {
        Tallies {
            solved: use_puzzles(),
            days: use_days(),
            day: Day::of(number),
            is_of_today: number == today().number(),
        }
    }

    /// Records that the player was helped: a later attempt does not count as solved without help.
    pub fn note_help(self, slug: &str, number: u64) {
        self.days.add(HELPED, &self.attempt_name(slug, number));
    }

    /// Whether the player was helped, now or in an attempt before.
    pub fn is_helped(self, slug: &str, number: u64) -> bool {
        self.days.has(HELPED, &self.attempt_name(slug, number))
    }

    fn attempt_name(self, slug: &str, number: u64) -> String {
        match self.day {
            Some(day) => format!("{slug}/{}", puzzle_name(day.number())),
            None => format!("{slug}/{number}"),
        }
    }

    /// Records that the puzzle with this number was solved, with or without help.
    pub fn add(self, slug: &str, number: u64, alone: bool) {
        self.solved.add(slug, &number.to_string());
        let Some(day) = self.day else {
            return;
        };
        let name = puzzle_name(day.number());
        self.days.add(slug, &name);
        let is_of_page = game_of(day).is_some_and(|game| game.slug() == slug);
        if alone && is_of_page && self.is_of_today {
            self.days.add(IN_TIME, &name);
        }
    }
}
