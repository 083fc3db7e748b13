//! The notation, for example `ppp/3/PPP w`: the ranks from the highest, digits for empty cells, and the side
//! to move.

use super::{Cell, Hexapawn, Move, SIDE};
use crate::play::Spot;
use crate::rules::{MoveTextError, Side};
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// Errors in the text of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAPosition {
    /// The text is not three ranks of three cells and a side, or is not in the usual form.
    Form,
    Pawns {
        side: Side,
        found: usize,
    },
    /// The side to move already has a pawn on its far row.
    Over {
        side: Side,
    },
}

impl fmt::Display for NotAPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAPosition::Form => f.write_str("not as `ppp/3/PPP w` is written"),
            NotAPosition::Pawns { side, found } => {
                write!(f, "{found} pawns of {side}, expected at most {SIDE}")
            }
            NotAPosition::Over { side } => write!(f, "{side} is to move but has already won"),
        }
    }
}

impl Error for NotAPosition {}

pub fn parse(text: &str) -> Result<Hexapawn, NotAPosition> {
    let position = read(text).ok_or(NotAPosition::Form)?;
    // For example two digits in a row, or a sign before a digit. Each position has only one text.
    if position.to_string() != text {
        return Err(NotAPosition::Form);
    }
    for side in Side::BOTH {
        let own = Cell::all().filter(|&cell| position.at(cell) == Some(side));
        let found = own.count();
        if found > usize::from(SIDE) {
            return Err(NotAPosition::Pawns { side, found });
        }
    }
    let side = position.turn;
    if position.is_through(side) {
        return Err(NotAPosition::Over { side });
    }
    Ok(position)
}

fn read(text: &str) -> Option<Hexapawn> {
    let (board, side) = text.split_once(' ')?;
    let mut ranks = board.split('/').map(rank).collect::<Option<Vec<_>>>()?;
    ranks.reverse();
    Some(Hexapawn {
        cells: ranks.try_into().ok()?,
        turn: Side::from_letter(side)?,
    })
}

fn rank(text: &str) -> Option<[Option<Side>; SIDE as usize]> {
    let mut cells = Vec::new();
    for letter in text.chars() {
        match letter {
            'P' => cells.push(Some(Side::White)),
            'p' => cells.push(Some(Side::Black)),
            _ => cells.resize(cells.len() + letter.to_digit(10)? as usize, None),
        }
    }
    cells.try_into().ok()
}

impl fmt::Display for Hexapawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, rank) in self.cells.iter().rev().enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            for run in rank.chunk_by(|one, other| one.is_none() && other.is_none()) {
                match run[0] {
                    Some(Side::White) => f.write_str("P")?,
                    Some(Side::Black) => f.write_str("p")?,
                    None => write!(f, "{}", run.len())?,
                }
            }
        }
        write!(f, " {}", self.turn.letter())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.captures { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        let sign = text.find(['-', 'x']).ok_or(MoveTextError)?;
        let cell = |text: &str| {
            let spot: Spot = text.parse().map_err(|_| MoveTextError)?;
            Cell::of(spot).ok_or(MoveTextError)
        };
        Ok(Move {
            from: cell(&text[..sign])?,
            captures: text[sign..].starts_with('x'),
            to: cell(&text[sign + 1..])?,
        })
    }
}
