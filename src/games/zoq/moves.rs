//! The notation of moves: `@b2` places the fourth piece on the board, `a1-b2` moves a piece.

use super::Cell;
use crate::rules::MoveTextError;
use std::fmt;
use std::str::FromStr;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    Place { to: Cell },
    Step { from: Cell, to: Cell },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place { to } => write!(f, "@{to}"),
            Move::Step { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        let cell = |file, rank| Cell::named(file, rank).ok_or(MoveTextError);
        match *text.as_bytes() {
            [b'@', a, b] => Ok(Move::Place { to: cell(a, b)? }),
            [a, b, b'-', c, d] => Ok(Move::Step {
                from: cell(a, b)?,
                to: cell(c, d)?,
            }),
            _ => Err(MoveTextError),
        }
    }
}
