//! How a game of TicTo ends.

use super::TicTo;
use super::position::MAX_QUIET;
use crate::play::Spot;
use crate::rules::{Position, Side};
use std::fmt;

/// The reason why a position is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// White has arrived, and Black has not arrived in the next turn.
    Unanswered { at: Spot },
    /// White has arrived, and Black has no move to reply with.
    NoReply { at: Spot },
    /// Black has arrived first, in the main game or in the extension.
    Arrived { at: Spot, extended: bool },
    /// Both have arrived a second time.
    BothAgain,
    /// The side to move has no move.
    Stalemate { side: Side },
    /// The limit of plies without a kill is reached.
    Quiet { plies: u8 },
}

impl Ending {
    pub(super) fn of(position: &TicTo) -> Option<Ending> {
        position.outcome()?;
        let [white, black] = Side::BOTH.map(|side| position.has_arrived(side));
        let goal = |side| position.goal(side);
        Some(match (white, black) {
            (true, true) => Ending::BothAgain,
            (false, true) => Ending::Arrived {
                at: goal(Side::Black),
                extended: position.extended,
            },
            (true, false) => match position.turn {
                Side::White => Ending::Unanswered {
                    at: goal(Side::White),
                },
                Side::Black => Ending::NoReply {
                    at: goal(Side::White),
                },
            },
            (false, false) if position.quiet >= MAX_QUIET => Ending::Quiet { plies: MAX_QUIET },
            (false, false) => Ending::Stalemate {
                side: position.turn,
            },
        })
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Unanswered { at } => write!(
                f,
                "white's round has arrived on {at}, and black's has not in the turn after"
            ),
            Ending::NoReply { at } => write!(
                f,
                "white's round has arrived on {at}, and black has no move to answer with"
            ),
            Ending::Arrived { at, extended } => match extended {
                false => write!(f, "black's round has arrived on {at} first"),
                true => write!(f, "black's round has come back to {at} first"),
            },
            Ending::BothAgain => f.write_str("both rounds have arrived a second time"),
            Ending::Stalemate { side } => write!(f, "{side} has no move"),
            Ending::Quiet { plies } => write!(f, "nothing was killed for {plies} plies"),
        }
    }
}
