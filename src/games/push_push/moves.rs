//! A move and its notation: `c1-c2`, `a3-a4/b5` if the ball is deflected to b5, `--` for a pass.

use super::Cell;
use crate::rules::MoveTextError;
use std::fmt;
use std::str::FromStr;

/// A move. Moves are ordered by their texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Only possible, and then forced, if there is no other move.
    Pass,
    /// A piece moves to the next cell. A piece on that cell is pushed or taken.
    Go {
        from: Cell,
        to: Cell,
        /// The cell to which the ball is deflected, if any.
        landing: Option<Cell>,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move::Go { from, to, landing } = self else {
            return f.write_str("--");
        };
        write!(f, "{from}-{to}")?;
        match landing {
            Some(landing) => write!(f, "/{landing}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        if text == "--" {
            return Ok(Move::Pass);
        }
        let cell = |text| Cell::read(text).ok_or(MoveTextError);
        let (from, rest) = text.split_once('-').ok_or(MoveTextError)?;
        let (to, landing) = match rest.split_once('/') {
            Some((to, landing)) => (to, Some(cell(landing)?)),
            None => (rest, None),
        };
        Ok(Move::Go {
            from: cell(from)?,
            to: cell(to)?,
            landing,
        })
    }
}
