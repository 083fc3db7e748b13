//! Errors in the text of a position.

use super::PIECES;
use crate::rules::Side;
use std::fmt;

/// The first error in the text of a position. Ranks are numbered as on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The text is not a board, a hand and a side, separated by single spaces.
    Fields {
        found: usize,
    },
    Side {
        found: String,
    },
    Hand {
        found: String,
    },
    Ranks {
        found: usize,
    },
    /// Two consecutive runs of empty cells that should be one.
    Runs {
        rank: u8,
    },
    /// A digit that is not a possible number of empty cells in a rank.
    Run {
        found: char,
        rank: u8,
    },
    Letter {
        found: char,
        rank: u8,
    },
    /// A rank that does not have exactly three cells.
    Cells {
        rank: u8,
        found: usize,
    },
    /// A side does not have four pieces on the board and in hand together.
    Pieces {
        side: Side,
        on_board: u32,
        in_hand: u32,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fields { found } => write!(
                f,
                "{found} fields, expected board, hand and side with one space between"
            ),
            PositionError::Side { found } => {
                write!(f, "side to move `{found}`, expected `w` or `b`")
            }
            PositionError::Hand { found } => {
                write!(f, "hand `{found}`, expected `Wb`, `W`, `b` or `-`")
            }
            PositionError::Ranks { found } => write!(f, "{found} ranks, expected 3"),
            PositionError::Runs { rank } => write!(
                f,
                "two numbers of empty cells in a row in rank {rank}, expected their sum"
            ),
            PositionError::Run { found, rank } => write!(
                f,
                "`{found}` empty cells in rank {rank}, expected a number from 1 to 3"
            ),
            PositionError::Letter { found, rank } => write!(
                f,
                "`{found}` in rank {rank}, expected `W`, `b` or a number of empty cells"
            ),
            PositionError::Cells { rank, found } => {
                write!(f, "{found} cells in rank {rank}, expected 3")
            }
            PositionError::Pieces {
                side,
                on_board,
                in_hand,
            } => write!(
                f,
                "{on_board} pieces of {side} on the board and {in_hand} in hand, expected {PIECES} together"
            ),
        }
    }
}

impl std::error::Error for PositionError {}
