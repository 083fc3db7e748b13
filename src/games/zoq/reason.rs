//! The reasons in ZOQ why touches do not make a move, and why a game is over.

use super::Cell;
use crate::play::Why;
use crate::rules::Side;
use std::fmt;

/// Why touches do not make a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The position is over.
    Over,
    /// The place is not on the board.
    NoPlace,
    /// The touches make a move or begin one.
    Allowed,
    /// There is no piece on the cell.
    Empty { at: Cell },
    /// The piece belongs to the side that is not to move.
    NotYours { at: Cell },
    /// The piece in hand belongs to the side that is not to move.
    NotYourSpare,
    /// This side's fourth piece is on the board.
    NoSpare { side: Side },
    /// All cells that the piece could move to are occupied.
    Stuck { at: Cell },
    /// The piece in hand can only be placed on the board.
    Beside,
    /// A piece on the board cannot return to the hand.
    TakenBack { from: Cell },
    /// The piece in hand must be placed on an empty cell.
    PlacedOn { at: Cell },
    /// From a corner to a corner.
    Corners { from: Cell, to: Cell },
    /// From the middle of one side to the middle of another.
    Sides { from: Cell, to: Cell },
    /// No line joins the cells.
    NoLine { from: Cell, to: Cell },
    /// A piece must move to an empty cell.
    Occupied { at: Cell },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Over => f.write_str("the game is over"),
            Reason::NoPlace => f.write_str("that is not a place on this board"),
            Reason::Allowed => f.write_str("no rule forbids that"),
            Reason::Empty { at } => write!(f, "there is no piece on {at}"),
            Reason::NotYours { at } => write!(f, "the piece on {at} is the opponent's"),
            Reason::NotYourSpare => f.write_str("the piece in that hand is the opponent's"),
            Reason::NoSpare { side } => {
                write!(f, "{side}'s fourth piece is already on the board")
            }
            Reason::Stuck { at } => {
                write!(
                    f,
                    "every cell within reach of the piece on {at} is occupied"
                )
            }
            Reason::Beside => f.write_str("the piece in hand can only be placed on the board"),
            Reason::TakenBack { from } => {
                write!(f, "the piece on {from} cannot be taken back into the hand")
            }
            Reason::PlacedOn { at } => {
                write!(
                    f,
                    "the piece in hand goes to an empty cell, and {at} is occupied"
                )
            }
            Reason::Corners { from, to } => {
                write!(
                    f,
                    "{from} and {to} are corners, and no piece goes from corner to corner"
                )
            }
            Reason::Sides { from, to } => write!(
                f,
                "{from} and {to} are middles of sides, and no piece goes from one to another"
            ),
            Reason::NoLine { from, to } => write!(f, "no line leads from {from} to {to}"),
            Reason::Occupied { at } => write!(f, "pieces go to empty cells, and {at} is occupied"),
        }
    }
}

impl Why for Reason {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Reason::Over | Reason::NoPlace | Reason::Allowed => None,
            Reason::Empty { .. } | Reason::NotYours { .. } | Reason::NotYourSpare => Some("2"),
            Reason::NoSpare { .. }
            | Reason::Beside
            | Reason::TakenBack { .. }
            | Reason::PlacedOn { .. } => Some("3"),
            Reason::Stuck { .. }
            | Reason::Corners { .. }
            | Reason::Sides { .. }
            | Reason::Occupied { .. } => Some("4"),
            Reason::NoLine { .. } => Some("5"),
        }
    }
}

/// Why a position is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This side has surrounded one or two enemy pieces in corners.
    Surrounded {
        side: Side,
        at: Cell,
        and: Option<Cell>,
    },
    /// This side is to move and has no move.
    Stuck { side: Side },
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Surrounded {
                side,
                at,
                and: None,
            } => write!(f, "{side} has surrounded the piece on {at}"),
            Ending::Surrounded {
                side,
                at,
                and: Some(and),
            } => write!(f, "{side} has surrounded the pieces on {at} and {and}"),
            Ending::Stuck { side } => write!(f, "{side} is to move and has no move"),
        }
    }
}
