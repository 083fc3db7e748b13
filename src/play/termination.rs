//! Ends of a game that its rules do not decide.

use super::action::{DRAW, RESIGN, TIME};
use crate::rules::Side;
use std::fmt;

/// An end of a game that its rules do not decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Termination {
    Resigned(Side),
    /// The players agree on a draw.
    Agreed,
    /// The time of a side has run out.
    Time(Side),
}

impl Termination {
    /// Reads the text printed by [`fmt::Display`].
    #[must_use]
    pub fn read(text: &str) -> Option<Termination> {
        let side = |prefix: &str| text.strip_prefix(prefix)?.parse().ok();
        match text {
            DRAW => Some(Termination::Agreed),
            _ => side(RESIGN)
                .map(Termination::Resigned)
                .or(side(TIME).map(Termination::Time)),
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Termination::Resigned(side) => write!(f, "{RESIGN}{side}"),
            Termination::Agreed => f.write_str(DRAW),
            Termination::Time(side) => write!(f, "{TIME}{side}"),
        }
    }
}
