//! Positions as two sets of cells.

use super::moves::Steps;
use super::{Cell, Size};
use crate::rules::Side;

/// A position of Breakthrough on a board of any size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Breakthrough {
    pub(super) white: u128,
    pub(super) black: u128,
    pub(super) turn: Side,
    pub(super) size: Size,
}

impl Breakthrough {
    /// The start position on a board of this size: two full rows for each side, White to move.
    #[must_use]
    pub fn new(size: Size) -> Breakthrough {
        let top = size.height() - 1;
        Breakthrough {
            white: size.rank(0) | size.rank(1),
            black: size.rank(top) | size.rank(top - 1),
            turn: Side::White,
            size,
        }
    }

    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The owner of the piece on a cell. `None` if the cell is empty or not on the board.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        if !self.holds(cell) {
            return None;
        }
        let bit = self.size.bit(cell);
        Side::BOTH
            .into_iter()
            .find(|side| self.pieces_of(*side) & bit != 0)
    }

    /// Whether the cell is on the board.
    #[must_use]
    pub fn holds(&self, cell: Cell) -> bool {
        cell.file() < self.size.width() && cell.rank() < self.size.height()
    }

    pub(super) fn pieces_of(&self, side: Side) -> u128 {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// Whether a side has a piece on the far edge, or the other side has no pieces.
    pub(super) fn has_won(&self, side: Side) -> bool {
        self.pieces_of(side) & self.size.goal(side) != 0 || self.pieces_of(side.other()) == 0
    }

    pub(super) fn fits_a_word(&self) -> bool {
        self.size.cells() <= 64
    }

    pub(super) fn steps<B: super::bits::Bits>(&self) -> Steps<B> {
        let (own, enemies) = match self.turn {
            Side::White => (self.white, self.black),
            Side::Black => (self.black, self.white),
        };
        Steps::new(own, enemies, self.turn, self.size)
    }
}
