//! Errors in the text of a position.

use super::{Cell, PIECES};
use crate::rules::Side;
use std::fmt;

/// The first error in the text of a position. Ranks are numbered as on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The text is not a board and a side, separated by one space.
    Fields {
        found: usize,
    },
    Side {
        found: String,
    },
    Ranks {
        found: usize,
    },
    /// A rank that does not have exactly three cells.
    Cells {
        rank: u8,
        found: usize,
    },
    /// A cell with an empty text.
    Nothing {
        at: Cell,
    },
    /// A digit, as if to count empty cells.
    Digit {
        found: char,
        at: Cell,
    },
    /// The sign of an empty cell together with something else.
    Dash {
        at: Cell,
    },
    Letter {
        found: char,
        at: Cell,
    },
    Pieces {
        side: Side,
        found: usize,
    },
    /// The side to move has already won.
    MoverWon {
        side: Side,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fields { found } => write!(
                f,
                "{found} fields, expected board and side with one space between"
            ),
            PositionError::Side { found } => {
                write!(f, "side to move `{found}`, expected `w` or `b`")
            }
            PositionError::Ranks { found } => write!(f, "{found} ranks, expected 3"),
            PositionError::Cells { rank, found } => {
                write!(f, "{found} cells in rank {rank}, expected 3")
            }
            PositionError::Nothing { at } => {
                write!(f, "{at} is missing, expected `-` or pieces")
            }
            PositionError::Digit { found, at } => write!(
                f,
                "`{found}` on {at}, expected a `-` for each empty cell or pieces"
            ),
            PositionError::Dash { at } => {
                write!(f, "`-` on {at}, expected it alone or pieces only")
            }
            PositionError::Letter { found, at } => {
                write!(f, "`{found}` on {at}, expected `W`, `b` or `-`")
            }
            PositionError::Pieces { side, found } => {
                write!(f, "{found} pieces of {side}, expected {PIECES}")
            }
            PositionError::MoverWon { side } => {
                write!(f, "{side} is to move but has already won")
            }
        }
    }
}

impl std::error::Error for PositionError {}
