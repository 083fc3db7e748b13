//! The two sides.

use std::fmt;
use std::str::FromStr;

/// A player. White makes the first move in every game of the collection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    White,
    Black,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The other player.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// `w` or `b`, as position texts write the side to move.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }

    /// The side of a letter, `w` or `b`.
    #[must_use]
    pub fn from_letter(text: &str) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| text.chars().eq([side.letter()]))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "white",
            Side::Black => "black",
        })
    }
}

/// The text was neither `white` nor `black`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASide;

impl FromStr for Side {
    type Err = NotASide;

    fn from_str(text: &str) -> Result<Side, NotASide> {
        match text {
            "white" => Ok(Side::White),
            "black" => Ok(Side::Black),
            _ => Err(NotASide),
        }
    }
}
