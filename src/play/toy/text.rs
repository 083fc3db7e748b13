//! Texts of the toy game.

use super::{Ending, Move, NotAStrip, PASS, Passing, Reason, Toy};
use crate::rules::{MoveTextError, OptionsError, Side};
use std::fmt;
use std::str::FromStr;

impl Default for Passing {
    fn default() -> Passing {
        Passing(true)
    }
}

impl fmt::Display for Passing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "" } else { "pass=no" })
    }
}

impl FromStr for Passing {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<Passing, OptionsError> {
        match text {
            "" => Ok(Passing(true)),
            "pass=no" => Ok(Passing(false)),
            _ => Err(OptionsError {
                found: text.to_owned(),
            }),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = self.0.iter().filter(|&&byte| byte != 0);
        bytes
            .map(|&byte| char::from(byte))
            .try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        match text.as_bytes() {
            b"--" => Ok(PASS),
            [b'a'..=b'i', b'1', b'-' | b'^', b'a'..=b'i', b'1'] => {
                Ok(Move(text.as_bytes().try_into().map_err(|_| MoveTextError)?))
            }
            _ => Err(MoveTextError),
        }
    }
}

impl fmt::Display for Toy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in &self.cells {
            f.write_str(match cell {
                Some(Side::White) => "W",
                Some(Side::Black) => "b",
                None => ".",
            })?;
        }
        write!(f, " {}", self.turn.letter())
    }
}

impl fmt::Display for NotAStrip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a strip of stones and a side")
    }
}

impl std::error::Error for NotAStrip {}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no move goes over {} places like these", self.0.len())
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::Home => "a stone is home",
            Ending::Stuck => "nobody can move",
        })
    }
}
