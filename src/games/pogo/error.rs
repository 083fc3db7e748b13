//! What can be wrong with the text of a position.

use super::{Cell, PIECES};
use crate::rules::Side;
use std::fmt;

/// The first thing that is wrong with the text of a position. Ranks are numbered as on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// Not board and side with one space between.
    Fields {
        found: usize,
    },
    Side {
        found: String,
    },
    Ranks {
        found: usize,
    },
    /// A rank of fewer or more than three cells.
    Cells {
        rank: u8,
        found: usize,
    },
    /// Nothing is written for a cell.
    Nothing {
        at: Cell,
    },
    /// A digit, as if it counted empty cells.
    Digit {
        found: char,
        at: Cell,
    },
    /// The sign of an empty cell, with something else beside it.
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
    /// The side to move has won already.
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
                write!(f, "nothing is written for {at}, expected `-` or pieces")
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
