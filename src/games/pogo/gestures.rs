//! Pogo with touches: touch the lowest piece to lift, then its destination. Explains why touches do not make
//! a move.

use super::levels::{EXACT_LEVELS, LADDER, LEVELS};
use super::moves::{MAX_MOVED, reaches};
use super::path::path;
use super::{Cell, Move, Pogo, PogoNode, PogoSolver, PogoTable, Stack};
use crate::play::{BlobError, Board, DECIDED, Game, Note, Piece, PieceAction, Spot, Touch, Why};
use crate::rules::{NoOptions, Outcome, Position, Side};
use crate::search::{ExactLevel, Level, Ready, Solver};
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
    /// There is no stack on the cell.
    Empty { at: Cell },
    /// The stack belongs to the side that is not to move, and so does the touched piece.
    NotYours { at: Cell },
    /// The piece belongs to the side to move, but the stack does not.
    Covered { at: Cell },
    /// No path ends where it begins.
    Back { at: Cell },
    /// One piece cannot move to a diagonal cell.
    Diagonal { from: Cell, to: Cell },
    /// The distance does not match the number of pieces.
    Distance { count: u8, to: Cell, distance: u8 },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Over => f.write_str("the game is over"),
            Reason::NoPlace => f.write_str("that is not a place on this board"),
            Reason::Allowed => f.write_str("no rule forbids that"),
            Reason::Empty { at } => write!(f, "there is no stack on {at}"),
            Reason::NotYours { at } => write!(f, "the stack on {at} is the opponent's"),
            Reason::Covered { at } => write!(
                f,
                "the piece is yours, but the opponent's is on top of the stack on {at}"
            ),
            Reason::Back { at } => write!(f, "a path cannot end where it began, on {at}"),
            Reason::Diagonal { from, to } => write!(
                f,
                "{to} lies diagonally from {from}, and steps go along files and ranks"
            ),
            Reason::Distance {
                count: 1,
                to,
                distance,
            } => write!(f, "one piece goes one cell, and {to} is {distance} away"),
            Reason::Distance {
                count: 2,
                to,
                distance,
            } => write!(f, "two pieces go two cells, and {to} is {distance} away"),
            Reason::Distance { to, distance, .. } => write!(
                f,
                "three pieces go three cells and end 3 or 1 away, and {to} is {distance} away"
            ),
        }
    }
}

impl Why for Reason {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Reason::Over | Reason::NoPlace | Reason::Allowed => None,
            Reason::NotYours { .. } | Reason::Covered { .. } => Some("3"),
            Reason::Empty { .. } => Some("4"),
            Reason::Diagonal { .. } | Reason::Distance { .. } => Some("5"),
            Reason::Back { .. } => Some("7"),
        }
    }
}

/// Why a position is over: one side has a piece on top of every stack, so the other has no stack to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    pub side: Side,
    pub stacks: usize,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.stacks {
            1 => write!(f, "{} controls the only stack", self.side),
            stacks => write!(f, "{} controls all {stacks} stacks", self.side),
        }
    }
}

impl Game for Pogo {
    const SLUG: &'static str = "pogo";
    const TELLS_HEIGHTS: bool = true;
    const RULES: &'static [&'static str] = &[
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
    ];
    type Node = PogoNode;
    const LEVELS: &'static [Level] = &LEVELS;
    const LADDER: &'static [u8] = LADDER;
    const HAS_PUZZLES: bool = true;
    const EXACT_LEVELS: &'static [ExactLevel] = &EXACT_LEVELS;
    type Reason = Reason;
    type Ending = Ending;

    fn solver(
        _: NoOptions,
        kept: Option<&[u8]>,
    ) -> Result<Option<Box<dyn Solver<Pogo>>>, BlobError> {
        Ok(Some(match kept {
            None => Box::new(PogoSolver::new()),
            Some(kept) => Box::new(Ready(PogoTable::from_bytes(kept)?)),
        }))
    }

    fn board(&self) -> Board {
        Board {
            stacked: true,
            ..Board::of_cells(3, 3)
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let standing = |cell: Cell| {
            let stack = self.at(cell);
            let piece = move |level| {
                let spot = cell.spot().at_level(level);
                Some(Piece::on(spot, stack.at(level)?, "stone"))
            };
            (0..stack.height()).filter_map(piece)
        };
        Cell::all().flat_map(standing).collect()
    }

    /// First the lowest piece to lift, or a deeper piece if that piece is the third from the top. Then any
    /// height of the destination cell.
    fn gesture(&self, mv: Move) -> Vec<Touch> {
        let lowest = self.at(mv.from).height() - mv.count;
        let deepest = if mv.count == MAX_MOVED { 0 } else { lowest };
        let from = (deepest..=lowest)
            .rev()
            .map(|level| mv.from.spot().at_level(level));
        let levels = self.at(mv.to).height().max(1);
        let to = (0..levels).map(|level| mv.to.spot().at_level(level));
        vec![Touch::any_of(from.collect()), Touch::any_of(to.collect())]
    }

    /// The pieces of the group, the lowest first, all follow the same path above the stacks on it.
    fn piece_actions(&self, mv: Move) -> Vec<PieceAction> {
        let lowest = self.at(mv.from).height() - mv.count;
        let path = path(mv);
        let action = |piece| {
            let over = |cell: &Cell| cell.spot().at_level(self.at(*cell).height() + piece);
            let from = mv.from.spot().at_level(lowest + piece);
            PieceAction::goes(from, path.iter().map(over).collect())
        };
        (0..mv.count).map(action).collect()
    }

    /// Once the game is over: the top of every stack.
    fn notes(&self) -> Vec<Note> {
        let top = |(cell, stack): (Cell, Stack)| {
            let level = stack.height().checked_sub(1)?;
            Some(cell.spot().at_level(level))
        };
        let Some(ending) = self.ending() else {
            return Vec::new();
        };
        let tops = Cell::all().zip(self.stacks).filter_map(top);
        let decided = |top| Note {
            kind: DECIDED,
            side: Some(ending.side),
            spots: vec![top],
        };
        tops.map(decided).collect()
    }

    fn why_not(&self, touched: &[Spot]) -> Reason {
        if self.outcome().is_some() {
            return Reason::Over;
        }
        let cells: Option<Vec<Cell>> = touched.iter().map(|spot| self.place(*spot)).collect();
        match (cells.as_deref(), touched.first()) {
            (Some(&[from, ref to @ ..]), Some(first)) => self
                .why_not_from(from, first.level)
                .or_else(|| self.why_not_to(from, first.level, *to.first()?))
                .unwrap_or(Reason::Allowed),
            _ => Reason::NoPlace,
        }
    }

    fn ending(&self) -> Option<Ending> {
        match self.outcome() {
            Some(Outcome::Won(side)) => Some(Ending {
                side,
                stacks: self.owned(side),
            }),
            _ => None,
        }
    }
}

impl Pogo {
    /// The cell of a piece, or of the ground if the cell is empty.
    fn place(&self, spot: Spot) -> Option<Cell> {
        Cell::of(spot).filter(|cell| spot.level < self.at(*cell).height().max(1))
    }

    fn why_not_from(&self, at: Cell, level: u8) -> Option<Reason> {
        let stack = self.at(at);
        match (stack.owner(), stack.at(level)) {
            (None, _) => Some(Reason::Empty { at }),
            (Some(owner), _) if owner == self.turn => None,
            (_, Some(side)) if side == self.turn => Some(Reason::Covered { at }),
            _ => Some(Reason::NotYours { at }),
        }
    }

    fn why_not_to(&self, from: Cell, level: u8, to: Cell) -> Option<Reason> {
        let count = (self.at(from).height() - level).min(MAX_MOVED);
        let distance = from.distance(to);
        let diagonal = distance == 2 && from.file() != to.file() && from.rank() != to.rank();
        if reaches(count, distance) {
            None
        } else if distance == 0 {
            Some(Reason::Back { at: from })
        } else if count == 1 && diagonal {
            Some(Reason::Diagonal { from, to })
        } else {
            Some(Reason::Distance {
                count,
                to,
                distance,
            })
        }
    }
}
