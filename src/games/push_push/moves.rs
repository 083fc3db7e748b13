//! A move and its notation: `c1-c2`, `a3-a4/b5` with the ball deflected to b5, `--` the pass.

use super::Cell;
use crate::rules::MoveTextError;
use std::fmt;
use std::str::FromStr;

/// A move; moves are ordered as their texts are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Forced, where there is nothing else.
    Pass,
    /// A piece goes to the next cell, and what stands there is pushed or taken.
    Go {
        from: Cell,
        to: Cell,
        /// Where the ball comes to, if it is deflected.
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
