//! `b3-b5` slide, `b3>b3n` stand up, `b3n>b4` lie down, `b3nc3n>^d3n` glide or tip, `c3n!d3ne3n` push,
//! `a4*` rebellion, `Rb2-c4` move of the round.

use super::stand::{Stand, is_cell};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;
use tablero::play::Spot;
use tablero::rules::MoveTextError;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Round {
        from: Spot,
        to: Spot,
    },
    /// A slide, standing up, lying down, a glide or a tip.
    Go {
        from: Stand,
        to: Stand,
    },
    Push {
        pusher: Stand,
        pushed: Stand,
    },
    Rebel(Stand),
}

impl Ord for Move {
    fn cmp(&self, other: &Move) -> Ordering {
        self.to_string().cmp(&other.to_string())
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Move) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Round { from, to } => write!(f, "R{from}-{to}"),
            Move::Go { from, to } if from.is_flat() && to.is_flat() => write!(f, "{from}-{to}"),
            Move::Go { from, to } => write!(f, "{from}>{to}"),
            Move::Push { pusher, pushed } => write!(f, "{pusher}!{pushed}"),
            Move::Rebel(pair) => write!(f, "{pair}*"),
        }
    }
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        let mv = read(text)?;
        // One text each: a slide is written `-`, all else that goes somewhere `>`.
        if mv.to_string() == text {
            Ok(mv)
        } else {
            Err(MoveTextError)
        }
    }
}

fn read(text: &str) -> Result<Move, MoveTextError> {
    if let Some(path) = text.strip_prefix('R') {
        let (from, to) = path.split_once('-').ok_or(MoveTextError)?;
        return Ok(Move::Round {
            from: cell(from)?,
            to: cell(to)?,
        });
    }
    if let Some(pair) = text.strip_suffix('*') {
        return match pair.parse()? {
            pair @ (Stand::Cell(_) | Stand::Cells(..)) => Ok(Move::Rebel(pair)),
            _ => Err(MoveTextError),
        };
    }
    let sign = text.find(['-', '>', '!']).ok_or(MoveTextError)?;
    let from: Stand = text[..sign].parse()?;
    let to: Stand = text[sign + 1..].parse()?;
    match text.as_bytes()[sign] {
        b'!' if from.is_flat() || to.is_flat() => Err(MoveTextError),
        b'!' => Ok(Move::Push {
            pusher: from,
            pushed: to,
        }),
        _ if from.is_square() == to.is_square() => Ok(Move::Go { from, to }),
        _ => Err(MoveTextError),
    }
}

fn cell(text: &str) -> Result<Spot, MoveTextError> {
    let at = text.parse().map_err(|_| MoveTextError)?;
    if is_cell(at) {
        Ok(at)
    } else {
        Err(MoveTextError)
    }
}
