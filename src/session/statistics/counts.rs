//! The results of the player of this browser, counted.

use super::estimate::RatedGame;
use super::streaks::{Streak, days_in_a_row, wins_in_a_row};
use super::tally::{SideTally, Tally};
use crate::play::Day;
use crate::rules::Side;
use crate::session::library::{OpponentKind, OwnResult, folded};
use crate::session::storage::LibraryRow;
use std::collections::{BTreeMap, BTreeSet};

/// The maximum number of months that are counted.
const MONTHS: usize = 24;

/// The results of the player of this browser. Unfinished games do not count. Games in which that player has no side are
/// counted separately.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    pub all: Tally,
    /// By the name of the kind of game. Kinds without games are left out.
    pub games: Vec<(String, Tally)>,
    pub computer: Tally,
    /// Friends by links, those with most games first. The name is empty if none was given.
    pub friends: Vec<(String, Tally)>,
    /// By the computer's level.
    pub levels: Vec<(u8, Tally)>,
    /// By one's own colour.
    pub white: Tally,
    pub black: Tally,
    /// By month, each month by its first day, up to the current one, without a gap.
    pub months: Vec<(Day, Tally)>,
    pub wins: Streak,
    /// Days on which a game was finished.
    pub days: Streak,
    /// Games between two people at one screen.
    pub people: SideTally,
}

impl Statistics {
    /// Counts rows, the newest first. `day_of` gives the day of a moment in milliseconds since 1970.
    #[must_use]
    pub fn of<'a>(
        rows: impl DoubleEndedIterator<Item = &'a LibraryRow>,
        day_of: impl Fn(f64) -> Option<Day>,
        today: Day,
    ) -> Statistics {
        let mut counted = Statistics::default();
        let mut games: BTreeMap<&str, Tally> = BTreeMap::new();
        let mut levels: BTreeMap<u8, Tally> = BTreeMap::new();
        let mut friends: BTreeMap<String, (&str, Tally)> = BTreeMap::new();
        let mut months: BTreeMap<Day, Tally> = BTreeMap::new();
        let mut days = BTreeSet::new();
        let mut results = Vec::new();
        // The oldest first.
        for row in rows.rev() {
            let Some(outcome) = row.outcome else { continue };
            let day = day_of(row.saved);
            let (Some(side), Some(result)) = (row.own_side(), row.own_result()) else {
                if row.opponent() == OpponentKind::People {
                    counted.people.add(outcome);
                }
                continue;
            };
            results.push(result);
            counted.all.add(result);
            games.entry(&row.game).or_default().add(result);
            match side {
                Side::White => counted.white.add(result),
                Side::Black => counted.black.add(result),
            }
            if let OpponentKind::Computer(level) = row.opponent() {
                counted.computer.add(result);
                levels.entry(level).or_default().add(result);
            } else {
                let name = row
                    .names
                    .get(side.other() as usize)
                    .map_or("", |name| name.trim());
                let friend = friends
                    .entry(folded(name))
                    .or_insert((name, Tally::default()));
                friend.1.add(result);
            }
            if let Some(day) = day {
                months.entry(Day { day: 1, ..day }).or_default().add(result);
                days.insert(day);
            }
        }
        counted.games = games
            .into_iter()
            .map(|(game, tally)| (game.to_owned(), tally))
            .collect();
        counted.levels = levels.into_iter().collect();
        counted.friends = most_first(friends);
        counted.months = without_gaps(&months, today);
        counted.wins = wins_in_a_row(results);
        counted.days = days_in_a_row(&days, today);
        counted
    }
}

/// The games of one kind against the computer that are used to estimate a strength, in the order of the rows: only
/// games that are fair as in [`crate::play::SavedGame`].
pub fn rated_games<'a>(rows: impl Iterator<Item = &'a LibraryRow>, game: &str) -> Vec<RatedGame> {
    let rated = rows
        .filter(|row| row.game == game && row.fair)
        .filter_map(|row| {
            let OpponentKind::Computer(level) = row.opponent() else {
                return None;
            };
            let score = match row.own_result()? {
                OwnResult::Won => 1.0,
                OwnResult::Drawn => 0.5,
                OwnResult::Lost => 0.0,
            };
            Some(RatedGame { level, score })
        });
    rated.collect()
}

/// Friends by how many games were played with them.
fn most_first(friends: BTreeMap<String, (&str, Tally)>) -> Vec<(String, Tally)> {
    let friends = friends.into_values();
    let mut friends: Vec<(String, Tally)> = friends
        .map(|(name, tally)| (name.to_owned(), tally))
        .collect();
    friends.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games()));
    friends
}

/// Every month from the first one with a game up to the current one, at most the last [`MONTHS`].
fn without_gaps(months: &BTreeMap<Day, Tally>, today: Day) -> Vec<(Day, Tally)> {
    let Some(first) = months.keys().next() else {
        return Vec::new();
    };
    // The clock may have been set back since.
    let newest = months.keys().next_back().copied();
    let mut month = Day { day: 1, ..today }.max(newest.unwrap_or(today));
    let mut counted = Vec::new();
    while counted.len() < MONTHS && month >= *first {
        counted.push((month, months.get(&month).copied().unwrap_or_default()));
        match month.before() {
            Some(last) => month = Day { day: 1, ..last },
            None => break,
        }
    }
    counted.reverse();
    counted
}
