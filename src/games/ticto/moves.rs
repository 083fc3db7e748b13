//! The notation of moves: `b3-b5` slide, `b3>b3n` stand up, `b3n>b4` lie down, `b3nc3n>^d3n` tip,
//! `b3nc3n>c3nd3n` glide, `c3n!d3n` push, `a4*` rebellion, `Rb2-c4` move of the round.

use super::placement::{Placement, Shape};
use super::text::Text;
use crate::play::Spot;
use crate::rules::MoveTextError;
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A move of the round, by a path or a jump.
    Round { from: Spot, to: Spot },
    /// A slide, standing up, lying down, or a glide or tip in a groove.
    Go { from: Placement, to: Placement },
    /// A wall pushes another wall.
    Push {
        pusher: Placement,
        pushed: Placement,
    },
    /// The lower of two equal pieces swaps places with the upper one.
    Rebel(Placement),
}

impl Move {
    /// The notation.
    pub(super) fn text(self) -> Text {
        let mut text = Text::EMPTY;
        match self {
            Move::Round { from, to } => {
                text.push(b'R');
                text.push_spot(from);
                text.push(b'-');
                text.push_spot(to);
            }
            Move::Go { from, to } => {
                let slides = from.is_flat() && to.is_flat();
                from.write(&mut text);
                text.push(if slides { b'-' } else { b'>' });
                to.write(&mut text);
            }
            Move::Push { pusher, pushed } => {
                pusher.write(&mut text);
                text.push(b'!');
                pushed.write(&mut text);
            }
            Move::Rebel(pair) => {
                pair.write(&mut text);
                text.push(b'*');
            }
        }
        text
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Move) -> Ordering {
        self.text().cmp(&other.text())
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Move) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        if let Some(path) = text.strip_prefix('R') {
            let (from, to) = path.split_once('-').ok_or(MoveTextError)?;
            let (from, to) = (cell(from)?, cell(to)?);
            return Ok(Move::Round { from, to });
        }
        if let Some(pair) = text.strip_suffix('*') {
            let pair: Placement = pair.parse()?;
            return pair
                .is_flat()
                .then_some(Move::Rebel(pair))
                .ok_or(MoveTextError);
        }
        let sign = text.find(['-', '>', '!']).ok_or(MoveTextError)?;
        let from: Placement = text[..sign].parse()?;
        let to: Placement = text[sign + 1..].parse()?;
        match (text.as_bytes()[sign], from.is_flat(), to.is_flat()) {
            (b'-', true, true) | (b'>', false, _) | (b'>', _, false) => Ok(Move::Go { from, to }),
            (b'!', false, false) => Ok(Move::Push {
                pusher: from,
                pushed: to,
            }),
            _ => Err(MoveTextError),
        }
    }
}

fn cell(text: &str) -> Result<Spot, MoveTextError> {
    match text.parse::<Placement>()? {
        placement if placement.shape() == Shape::Square => Ok(placement.first()),
        _ => Err(MoveTextError),
    }
}
