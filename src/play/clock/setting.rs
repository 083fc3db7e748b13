//! The setting of a clock before a game.

use std::fmt;

/// The time that each side has, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeLimit {
    /// For the whole game. The increment is added after each move.
    Game { start: u32, increment: u32 },
    /// For each move.
    Move(u32),
}

/// The setting of a clock before a game. It prints as a text such as `300+3`, `30/move` or `300+0 visible`, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockSetting {
    pub limit: TimeLimit,
    /// Whether the clock only runs while the page is visible.
    pub stops_when_hidden: bool,
}

/// Written after the seconds for each move.
const EACH_MOVE: &str = "/move";
/// Written if the clock only runs while the page is visible.
const VISIBLE: &str = " visible";

impl TimeLimit {
    /// The maximum number of seconds for a game, for an increment and for a move.
    pub const MAX_FOR_GAME: u32 = 3 * 60 * 60;
    pub const MAX_INCREMENT: u32 = 180;
    pub const MAX_FOR_MOVE: u32 = 60 * 60;

    /// A limit of `start` seconds for the game and an increment of `increment` seconds per move. `None` if it is beyond
    /// the limits.
    #[must_use]
    pub fn game(start: u32, increment: u32) -> Option<TimeLimit> {
        let fits =
            (1..=TimeLimit::MAX_FOR_GAME).contains(&start) && increment <= TimeLimit::MAX_INCREMENT;
        fits.then_some(TimeLimit::Game {
            start: start * 1_000,
            increment: increment * 1_000,
        })
    }

    /// A limit of this many seconds for each move. `None` if it is beyond the limits.
    #[must_use]
    pub fn each_move(seconds: u32) -> Option<TimeLimit> {
        let fits = (1..=TimeLimit::MAX_FOR_MOVE).contains(&seconds);
        fits.then_some(TimeLimit::Move(seconds * 1_000))
    }

    /// The time of a side at the start.
    #[must_use]
    pub fn start(self) -> u32 {
        match self {
            TimeLimit::Game { start, .. } | TimeLimit::Move(start) => start,
        }
    }
}

impl ClockSetting {
    /// Reads the text printed by [`fmt::Display`]. `None` for any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<ClockSetting> {
        let (limit, stops_when_hidden) = match text.strip_suffix(VISIBLE) {
            Some(limit) => (limit, true),
            None => (text, false),
        };
        let limit = match (limit.strip_suffix(EACH_MOVE), limit.split_once('+')) {
            (Some(seconds), _) => TimeLimit::each_move(number(seconds)?),
            (None, Some((start, increment))) => TimeLimit::game(number(start)?, number(increment)?),
            (None, None) => None,
        };
        Some(ClockSetting {
            limit: limit?,
            stops_when_hidden,
        })
    }
}

impl fmt::Display for ClockSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            TimeLimit::Game { start, increment } => {
                write!(f, "{}+{}", start / 1_000, increment / 1_000)?;
            }
            TimeLimit::Move(time) => write!(f, "{}{EACH_MOVE}", time / 1_000)?,
        }
        f.write_str(if self.stops_when_hidden { VISIBLE } else { "" })
    }
}

/// A number in decimal digits, without a sign.
pub(super) fn number(text: &str) -> Option<u32> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| text.parse().ok())?
}
