//! How a game ends that the rules have not ended.

use super::action::{DRAW, RESIGN, TIME};
use crate::rules::Side;
use std::fmt;

/// How a game ends that the rules have not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    Resigned(Side),
    /// The players agree on a draw.
    Agreed,
    /// The time of a side has run out.
    Time(Side),
}

impl Ended {
    /// Reads what [`fmt::Display`] prints.
    #[must_use]
    pub fn read(text: &str) -> Option<Ended> {
        let side = |prefix: &str| text.strip_prefix(prefix)?.parse().ok();
        match text {
            DRAW => Some(Ended::Agreed),
            _ => side(RESIGN)
                .map(Ended::Resigned)
                .or(side(TIME).map(Ended::Time)),
        }
    }
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ended::Resigned(side) => write!(f, "{RESIGN}{side}"),
            Ended::Agreed => f.write_str(DRAW),
            Ended::Time(side) => write!(f, "{TIME}{side}"),
        }
    }
}
