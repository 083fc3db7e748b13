//! The size of a board and the bit of each of its cells.

use super::Cell;
use crate::rules::Side;

/// The smallest number of files and of ranks.
pub const MIN_SIDE: u8 = 4;
/// The largest number of files and of ranks.
pub const MAX_SIDE: u8 = 10;

/// Files and ranks of a board, each from [`MIN_SIDE`] to [`MAX_SIDE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// The usual board.
    pub const STANDARD: Size = Size {
        width: 8,
        height: 8,
    };

    /// Creates a size if the rules allow it.
    #[must_use]
    pub fn new(width: u8, height: u8) -> Option<Size> {
        let sides = MIN_SIDE..=MAX_SIDE;
        (sides.contains(&width) && sides.contains(&height)).then_some(Size { width, height })
    }

    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    #[must_use]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The number of cells, at most 100.
    #[must_use]
    pub const fn cells(self) -> u8 {
        self.width * self.height
    }

    /// The number of pieces of each side at the start: two full rows.
    #[must_use]
    pub const fn pieces(self) -> u32 {
        2 * self.width as u32
    }

    /// The bit of a cell. Bits go rank by rank from rank 1, and from file a within a rank.
    pub(super) const fn bit(self, cell: Cell) -> u128 {
        1 << (cell.rank() * self.width + cell.file())
    }

    /// The cell of a bit number.
    pub(super) const fn cell(self, number: u8) -> Cell {
        CELLS[self.width as usize][number as usize & 127]
    }

    /// The cells of one rank, counted from 0.
    pub(super) const fn rank(self, rank: u8) -> u128 {
        ((1 << self.width) - 1) << (rank * self.width)
    }

    /// The rank a side wants to reach.
    pub(super) const fn goal(self, side: Side) -> u128 {
        match side {
            Side::White => self.rank(self.height - 1),
            Side::Black => self.rank(0),
        }
    }

    /// Every bit that is not in the first file, on a board of unlimited height.
    pub(super) const fn not_first(self) -> u128 {
        INNER[self.width as usize]
    }

    /// All cells except the first file, and all cells except the last file.
    pub(super) const fn inner(self) -> (u128, u128) {
        let masks = INNER[self.width as usize];
        let board = u128::MAX >> (128 - self.cells() as u32);
        (masks & board, (masks >> 1) & board)
    }
}

/// For each width: every bit that is not in the first file, on a board of unlimited height.
const INNER: [u128; MAX_SIDE as usize + 1] = {
    let mut masks = [0; MAX_SIDE as usize + 1];
    let mut width = 1;
    while width < masks.len() {
        let mut bit = 0;
        while bit < 128 {
            if bit % width != 0 {
                masks[width] |= 1 << bit;
            }
            bit += 1;
        }
        width += 1;
    }
    masks
};

/// For each width: the cell of every bit.
static CELLS: [[Cell; 128]; MAX_SIDE as usize + 1] = {
    let mut cells = [[Cell::new(0, 0); 128]; MAX_SIDE as usize + 1];
    let mut width = 1;
    while width < cells.len() {
        let mut number = 0;
        while number < 128 {
            cells[width][number] = Cell::new((number % width) as u8, (number / width) as u8);
            number += 1;
        }
        width += 1;
    }
    cells
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inner_cells_are_those_with_a_neighbour_on_that_side() {
        for width in MIN_SIDE..=MAX_SIDE {
            for height in MIN_SIDE..=MAX_SIDE {
                let size = Size { width, height };
                let (left, right) = size.inner();
                for number in 0..size.cells() {
                    let (cell, bit) = (size.cell(number), 1 << number);
                    assert_eq!(size.bit(cell), bit);
                    assert_eq!(left & bit != 0, cell.file() > 0, "{width} {cell}");
                    assert_eq!(right & bit != 0, cell.file() + 1 < width, "{width} {cell}");
                }
                assert_eq!((left | right) >> size.cells(), 0);
            }
        }
    }
}
