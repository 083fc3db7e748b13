//! Positions as nine stacks.

use super::{Cell, Stack};
use crate::rules::Side;

/// The number of pieces of each side.
pub const PIECES: u8 = 6;

/// A position of Pogo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pogo {
    /// The stacks, in the order of the cells' names.
    pub(super) stacks: [Stack; Cell::COUNT],
    pub(super) turn: Side,
}

impl Pogo {
    /// The stack on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Stack {
        self.stacks[cell.index()]
    }

    /// The number of stacks that a side controls.
    #[must_use]
    pub fn owned(&self, side: Side) -> usize {
        let own = |stack: &&Stack| stack.owner() == Some(side);
        self.stacks.iter().filter(own).count()
    }

    /// The cells and stacks of the side to move.
    pub(super) fn own(&self) -> impl Iterator<Item = (Cell, Stack)> {
        Cell::all()
            .zip(self.stacks)
            .filter(|(_, stack)| stack.owner() == Some(self.turn))
    }
}
