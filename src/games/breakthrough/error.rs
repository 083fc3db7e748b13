//! Errors in the text of a position.

use super::{MAX_SIDE, MIN_SIDE};
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
    EmptyRank {
        rank: usize,
    },
    Letter {
        found: char,
        rank: usize,
    },
    /// A run of empty cells that is not a number from 1 to 10 in its usual form.
    Run {
        found: String,
        rank: usize,
    },
    Width {
        found: usize,
    },
    /// A rank whose width differs from the width of the highest rank.
    Uneven {
        rank: usize,
        found: usize,
        expected: usize,
    },
    Pieces {
        side: Side,
        found: u32,
        max: u32,
    },
    BothWon,
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
            PositionError::Ranks { found } => {
                write!(f, "{found} ranks, expected {MIN_SIDE} to {MAX_SIDE}")
            }
            PositionError::EmptyRank { rank } => write!(f, "nothing is written for rank {rank}"),
            PositionError::Letter { found, rank } => write!(
                f,
                "`{found}` in rank {rank}, expected `P`, `p` or a number of empty cells"
            ),
            PositionError::Run { found, rank } => write!(
                f,
                "`{found}` empty cells in rank {rank}, expected a number from 1 to {MAX_SIDE}"
            ),
            PositionError::Width { found } => {
                write!(f, "{found} files, expected {MIN_SIDE} to {MAX_SIDE}")
            }
            PositionError::Uneven {
                rank,
                found,
                expected,
            } => write!(
                f,
                "rank {rank} has {found} cells, expected {expected} as in the highest rank"
            ),
            PositionError::Pieces { side, found, max } => {
                write!(f, "{found} pieces of {side}, expected at most {max}")
            }
            PositionError::BothWon => f.write_str("both sides have won"),
            PositionError::MoverWon { side } => {
                write!(f, "{side} is to move but has already won")
            }
        }
    }
}

impl std::error::Error for PositionError {}
