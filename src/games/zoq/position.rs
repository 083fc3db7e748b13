//! Positions as two sets of cells.

use super::reach::CORNERS;
use super::{Cell, Reach};
use crate::games::three_by_three::Cells;
use crate::rules::Side;

/// The number of pieces of each side, including the one in hand.
pub const PIECES: u32 = 4;

/// A position of ZOQ. A side with fewer than four pieces on the board has one in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Zoq {
    pub(super) white: Cells,
    pub(super) black: Cells,
    pub(super) turn: Side,
    pub(super) reach: Reach,
}

impl Zoq {
    /// The owner of the piece on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.pieces_of(*side).contains(cell))
    }

    /// Whether a side has its fourth piece in hand.
    #[must_use]
    pub fn has_spare(&self, side: Side) -> bool {
        self.pieces_of(side).len() < PIECES
    }

    pub(super) fn pieces_of(&self, side: Side) -> Cells {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    pub(super) fn empty(&self) -> Cells {
        !(self.white | self.black)
    }

    /// The empty cells that a piece on this cell can move to.
    pub(super) fn goals(&self, from: Cell) -> Cells {
        self.reach.from(from) & self.empty()
    }

    /// The corners in which a side has a piece whose neighbours are all enemies.
    pub(super) fn surrounded(&self, side: Side) -> impl Iterator<Item = Cell> {
        let (own, enemies) = (self.pieces_of(side), self.pieces_of(side.other()));
        CORNERS
            .into_iter()
            .filter(move |(corner, around)| own.contains(*corner) && *around & enemies == *around)
            .map(|(corner, _)| corner)
    }

    /// Whether the side to move has no move. The surround rule is ignored. A piece in hand can always be
    /// placed, since there is always an empty cell.
    pub(super) fn is_stuck(&self) -> bool {
        let mut own = self.pieces_of(self.turn).iter();
        !self.has_spare(self.turn) && own.all(|from| self.goals(from).is_empty())
    }
}
