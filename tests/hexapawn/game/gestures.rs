//! The interface that the page needs from a game in addition to its rules.

use super::{Cell, Hexapawn, Move, SIDE};
use crate::play::{Board, Game, Piece, Spot, Touch, Why};
use crate::rules::{Position, Side};
use crate::search::Plain;
use std::fmt;

/// The reasons why touches do not make a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    Over,
    NoCell,
    /// There is no pawn of the side to move on the cell.
    NotYours {
        at: Cell,
    },
    /// The pawn has no move.
    Stuck {
        at: Cell,
    },
    /// The pawn cannot reach the cell by a step or a capture.
    NotThere {
        from: Cell,
        to: Cell,
    },
    /// Captures go diagonally, and steps go straight ahead.
    WrongWay {
        to: Cell,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Over => f.write_str("the game is over"),
            Reason::NoCell => f.write_str("that is no cell of the board"),
            Reason::NotYours { at } => write!(f, "no pawn of yours stands on {at}"),
            Reason::Stuck { at } => write!(f, "the pawn on {at} can do nothing"),
            Reason::NotThere { from, to } => write!(f, "{to} is not ahead of {from}"),
            Reason::WrongWay { to } => {
                write!(
                    f,
                    "one steps straight ahead and captures diagonally, not {to}"
                )
            }
        }
    }
}

impl Why for Reason {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Reason::Over | Reason::NoCell => None,
            Reason::NotYours { .. } => Some("1"),
            Reason::Stuck { .. } | Reason::NotThere { .. } => Some("2"),
            Reason::WrongWay { .. } => Some("3"),
        }
    }
}

/// The reasons why a position is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    Through { side: Side },
    Stuck { side: Side },
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Through { side } => write!(f, "{side} has a pawn on the far row"),
            Ending::Stuck { side } => write!(f, "{side} cannot move"),
        }
    }
}

impl Game for Hexapawn {
    const SLUG: &'static str = "hexapawn";
    const RULES: &'static [&'static str] = &["1", "2", "3", "4", "5"];
    const AGREED_DRAWS: bool = false;
    type Node = Plain<Hexapawn>;
    type Reason = Reason;
    type Ending = Ending;

    fn board(&self) -> Board {
        Board::of_cells(SIDE, SIDE)
    }

    fn pieces(&self) -> Vec<Piece> {
        let pawn = |cell: Cell| Some(Piece::on(cell.spot(), self.at(cell)?, "pawn"));
        Cell::all().filter_map(pawn).collect()
    }

    fn gesture(&self, mv: Move) -> Vec<Touch> {
        vec![mv.from.spot().into(), mv.to.spot().into()]
    }

    fn why_not(&self, touched: &[Spot]) -> Reason {
        if self.outcome().is_some() {
            return Reason::Over;
        }
        let cells: Option<Vec<Cell>> = touched.iter().map(|spot| Cell::of(spot.ground())).collect();
        match cells.as_deref() {
            None | Some([]) => Reason::NoCell,
            Some(&[at, ..]) if self.at(at) != Some(self.turn) => Reason::NotYours { at },
            Some(&[at]) => Reason::Stuck { at },
            Some(&[from, to, ..]) => {
                let ahead = match self.turn {
                    Side::White => to.rank == from.rank + 1,
                    Side::Black => to.rank + 1 == from.rank,
                };
                if ahead && to.file.abs_diff(from.file) <= 1 {
                    Reason::WrongWay { to }
                } else {
                    Reason::NotThere { from, to }
                }
            }
        }
    }

    fn ending(&self) -> Option<Ending> {
        let won = self.outcome()?.winner()?;
        Some(if self.is_through(won) {
            Ending::Through { side: won }
        } else {
            Ending::Stuck { side: won.other() }
        })
    }
}
