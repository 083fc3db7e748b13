//! The next puzzle of a game, and the game of a day.

use super::solved::Progress;
use crate::play::Day;

/// The number of the next unsolved puzzle of a game after this one. After the puzzle of a day, the first unsolved one.
#[must_use]
pub fn next_puzzle(number: u64, slug: &str, solved: &Progress) -> u64 {
    let from = match Day::of(number) {
        Some(_) => 0,
        None => number,
    };
    let is_open = |number: &u64| !solved.has(slug, &number.to_string());
    let mut later = from.saturating_add(1)..=u64::MAX;
    later.find(is_open).unwrap_or(1)
}

/// The game of the page's puzzle of a day. The games that have puzzles take turns, in their usual order. None if there
/// are no such games.
#[must_use]
pub fn game_of_day(day: Day, puzzle_games: &[&'static str]) -> Option<&'static str> {
    let turn = day.rotation_index(puzzle_games.len())?;
    puzzle_games.get(turn).copied()
}
