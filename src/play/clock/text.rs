//! The stored form of a clock: its setting, then for each move, if there are any, the side and the time left to it,
//! in milliseconds.
//!
//! ```text
//! 300+3;w300000 b300000 w295200
//! ```

use super::game_clock::Clock;
use super::setting::{ClockSetting, number};
use crate::rules::Side;
use std::fmt;

/// The maximum time left to a side, in milliseconds: a day.
const MAX_LEFT: u32 = 24 * 60 * 60 * 1_000;

impl Clock {
    /// Reads the text printed by [`fmt::Display`]. `None` for any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<Clock> {
        let (setting, moves) = text.split_once(';').unwrap_or((text, ""));
        let moves = moves.split(' ').filter(|word| !word.is_empty());
        let moves: Option<Vec<(Side, u32)>> = moves.map(read_move).collect();
        let mut clock = Clock::new(ClockSetting::read(setting)?);
        clock.moves = moves?;
        Some(clock)
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setting.fmt(f)?;
        let mut before = ';';
        for (side, left) in &self.moves {
            let letter = match side {
                Side::White => 'w',
                Side::Black => 'b',
            };
            write!(f, "{before}{letter}{left}")?;
            before = ' ';
        }
        Ok(())
    }
}

fn read_move(word: &str) -> Option<(Side, u32)> {
    let (side, left) = match word.strip_prefix('w') {
        Some(left) => (Side::White, left),
        None => (Side::Black, word.strip_prefix('b')?),
    };
    let left = number(left)?;
    (left <= MAX_LEFT).then_some((side, left))
}
