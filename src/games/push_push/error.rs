//! Errors in the text of a position.

use super::Cell;
use crate::rules::Side;
use std::fmt;

/// The first error in the text of a position. Ranks are numbered as on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The text is not a board, a side and a state, separated by single spaces.
    Fields {
        found: usize,
    },
    Side {
        found: String,
    },
    /// A third field that is not a state.
    State {
        found: String,
    },
    Ranks {
        found: usize,
    },
    Letter {
        found: char,
        rank: usize,
    },
    /// A digit that is not a number of cells.
    Run {
        found: char,
        rank: usize,
    },
    /// Two numbers next to each other that should be one.
    Runs {
        rank: usize,
    },
    Width {
        rank: usize,
        found: usize,
    },
    /// More pieces of a side and a value than each side has.
    Pieces {
        side: Side,
        value: u8,
        found: usize,
        max: usize,
    },
    NoPieces,
    /// The ball is missing, although neither side has won.
    NoBall,
    Balls {
        found: usize,
    },
    /// The ball is on the board, although a side has won.
    BallInPlay {
        winner: Side,
    },
    /// White's first move is given, but White is to move.
    FirstMoveBefore {
        at: Cell,
    },
    /// No first move of White to this cell gives this board.
    FirstMove {
        at: Cell,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fields { found } => write!(
                f,
                "{found} fields, expected board, side and state with one space between"
            ),
            PositionError::Side { found } => {
                write!(f, "side to move `{found}`, expected `w` or `b`")
            }
            PositionError::State { found } => write!(
                f,
                "state `{found}`, expected `-`, the cell of the first move, `#w` or `#b`"
            ),
            PositionError::Ranks { found } => write!(f, "{found} ranks, expected 7"),
            PositionError::Letter { found, rank } => write!(
                f,
                "`{found}` in rank {rank}, expected one of `UDTCudtco` or a number of empty cells"
            ),
            PositionError::Run { found, rank } => write!(
                f,
                "`{found}` empty cells in rank {rank}, expected a number from 1 to 7"
            ),
            PositionError::Runs { rank } => write!(
                f,
                "two numbers side by side in rank {rank}, expected their sum"
            ),
            PositionError::Width { rank, found } => {
                write!(f, "rank {rank} has {found} cells, expected 7")
            }
            PositionError::Pieces {
                side,
                value,
                found,
                max,
            } => write!(
                f,
                "{found} pieces of {side} with value {value}, expected at most {max}"
            ),
            PositionError::NoPieces => f.write_str("no pieces, expected at least one"),
            PositionError::NoBall => f.write_str("no ball, expected one as long as nobody has won"),
            PositionError::Balls { found } => write!(f, "{found} balls, expected one"),
            PositionError::BallInPlay { winner } => write!(
                f,
                "the ball is on the board, expected none as {winner} has won"
            ),
            PositionError::FirstMoveBefore { at } => write!(
                f,
                "white's first move to {at} is named, expected black to move after it"
            ),
            PositionError::FirstMove { at } => {
                write!(f, "no first move of white to {at} leads to this board")
            }
        }
    }
}

impl std::error::Error for PositionError {}
