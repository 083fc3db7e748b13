//! Breakthrough with touches: touch a piece, then its destination. Explains why touches do not make a move.

use super::other_notations::NOTATIONS;
use super::race::runaways;
use super::{Breakthrough, BreakthroughNode, Cell, Move, Size};
use crate::play::import::Notation;
use crate::play::{Board, DECIDED, Game, Goal, Note, Piece, Spot, Touch, Why};
use crate::rules::{Outcome, Position, Side};
use crate::search::Level;
use std::fmt;

/// Why touches do not make a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The position is over.
    Over,
    NoCell,
    /// There is no piece on the cell.
    Empty {
        at: Cell,
    },
    /// The piece belongs to the side that is not to move.
    NotYours {
        at: Cell,
    },
    /// All cells ahead of the piece are blocked.
    Stuck {
        at: Cell,
    },
    /// Sideways or backwards.
    NotForward {
        from: Cell,
    },
    /// Forward, but farther than the next cell.
    TooFar {
        from: Cell,
    },
    /// The cell has one of the player's own pieces.
    OwnPiece {
        at: Cell,
    },
    /// An enemy piece straight ahead blocks the way and cannot be captured.
    Barred {
        at: Cell,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Over => f.write_str("the game is over"),
            Reason::NoCell => f.write_str("that is no cell of the board"),
            Reason::Empty { at } => write!(f, "there is no piece on {at}"),
            Reason::NotYours { at } => write!(f, "the piece on {at} is the opponent's"),
            Reason::Stuck { at } => write!(f, "the piece on {at} has no free cell ahead"),
            Reason::NotForward { from } => {
                write!(f, "the piece on {from} goes forward only")
            }
            Reason::TooFar { from } => {
                write!(f, "the piece on {from} goes to the next cell only")
            }
            Reason::OwnPiece { at } => write!(f, "an own piece stands on {at}"),
            Reason::Barred { at } => write!(
                f,
                "the piece on {at} is straight ahead, and captures go diagonally"
            ),
        }
    }
}

impl Why for Reason {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Reason::Over | Reason::NoCell => None,
            Reason::Empty { .. } | Reason::NotYours { .. } => Some("1"),
            Reason::Stuck { .. } | Reason::NotForward { .. } | Reason::TooFar { .. } => Some("3"),
            Reason::OwnPiece { .. } => Some("7"),
            Reason::Barred { .. } => Some("5"),
        }
    }
}

/// Why a position is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A piece has reached the far edge.
    Reached { side: Side, at: Cell },
    /// The last enemy piece is captured.
    Captured { side: Side },
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Reached { side, at } => write!(f, "{side} has reached the far edge on {at}"),
            Ending::Captured { side } => write!(f, "{side} has captured every enemy piece"),
        }
    }
}

/// A piece that wins by running straight ahead against every defence: its cell, then its path.
const RUNAWAY: &str = "runaway";

impl Game for Breakthrough {
    const SLUG: &'static str = "breakthrough";
    const RULES: &'static [&'static str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    const AGREED_DRAWS: bool = false;
    type Node = BreakthroughNode;
    const LEVELS: &'static [Level] = super::levels::LEVELS;
    const LADDER: &'static [u8] = super::levels::LADDER;
    const HAS_PUZZLES: bool = true;
    const NOTATIONS: &'static [Notation] = NOTATIONS;
    type Reason = Reason;
    type Ending = Ending;

    fn sized(width: u8, height: u8) -> Option<Breakthrough> {
        Size::new(width, height).map(Breakthrough::new)
    }

    fn board(&self) -> Board {
        Board {
            goals: Goal::far_edges(false),
            ..Board::of_cells(self.size.width(), self.size.height())
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        (0..self.size.cells())
            .map(|number| self.size.cell(number))
            .filter_map(|cell| Some(Piece::on(cell.spot(), self.at(cell)?, "pawn")))
            .collect()
    }

    fn gesture(&self, mv: Move) -> Vec<Touch> {
        vec![mv.from.spot().into(), mv.to.spot().into()]
    }

    /// The pieces that can no longer be stopped, or once the game is over, the cell that was reached.
    fn notes(&self) -> Vec<Note> {
        let note = |kind, side, cells: &[Cell]| Note {
            kind,
            side: Some(side),
            spots: cells.iter().map(|cell| cell.spot()).collect(),
        };
        match self.ending() {
            Some(Ending::Reached { side, at }) => vec![note(DECIDED, side, &[at])],
            Some(Ending::Captured { .. }) => Vec::new(),
            None => {
                let free = runaways(self).into_iter();
                free.map(|(side, way)| note(RUNAWAY, side, &way)).collect()
            }
        }
    }

    fn why_not(&self, touched: &[Spot]) -> Reason {
        if self.outcome().is_some() {
            return Reason::Over;
        }
        let cell = |spot: &Spot| Cell::of(*spot).filter(|cell| self.holds(*cell));
        let cells: Option<Vec<Cell>> = touched.iter().map(cell).collect();
        match cells.as_deref() {
            Some(&[at]) => self.why_not_from(at),
            Some(&[from, to, ..]) if self.at(from) == Some(self.turn) => self.why_not_to(from, to),
            Some(&[from, ..]) => self.why_not_from(from),
            Some([]) | None => Reason::NoCell,
        }
    }

    fn ending(&self) -> Option<Ending> {
        let Some(Outcome::Won(side)) = self.outcome() else {
            return None;
        };
        let there = self.pieces_of(side) & self.size.goal(side);
        Some(match u8::try_from(there.trailing_zeros()) {
            Ok(number) if there != 0 => Ending::Reached {
                side,
                at: self.size.cell(number),
            },
            _ => Ending::Captured { side },
        })
    }
}

impl Breakthrough {
    fn why_not_from(&self, at: Cell) -> Reason {
        match self.at(at) {
            None => Reason::Empty { at },
            Some(side) if side == self.turn => Reason::Stuck { at },
            Some(_) => Reason::NotYours { at },
        }
    }

    fn why_not_to(&self, from: Cell, to: Cell) -> Reason {
        let ahead = match self.turn {
            Side::White => i16::from(to.rank()) - i16::from(from.rank()),
            Side::Black => i16::from(from.rank()) - i16::from(to.rank()),
        };
        match (ahead, to.file().abs_diff(from.file())) {
            (..=0, _) => Reason::NotForward { from },
            (2.., _) | (_, 2..) => Reason::TooFar { from },
            _ if self.at(to) == Some(self.turn) => Reason::OwnPiece { at: to },
            _ => Reason::Barred { at: to },
        }
    }
}
