//! How a game ends.

use super::Side;
use std::fmt;
use std::str::FromStr;

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    Won(Side),
    Draw,
}

impl Outcome {
    /// The winner, or `None` after a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Won(side) => Some(side),
            Outcome::Draw => None,
        }
    }
}

/// `white`, `black` or `draw`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Won(side) => side.fmt(f),
            Outcome::Draw => f.write_str("draw"),
        }
    }
}

/// The text was none of `white`, `black` and `draw`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnOutcome;

impl FromStr for Outcome {
    type Err = NotAnOutcome;

    fn from_str(text: &str) -> Result<Outcome, NotAnOutcome> {
        match text {
            "draw" => Ok(Outcome::Draw),
            _ => text.parse().map(Outcome::Won).map_err(|_| NotAnOutcome),
        }
    }
}
