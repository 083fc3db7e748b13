//! A cell of the board, and sets of them in one machine word.

use crate::play::Spot;
use std::fmt;

/// Files and ranks of the board.
pub(super) const SIZE: u8 = 7;

/// A cell. Cells are ordered by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Creates a cell. File and rank count from 0 and are less than 7.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Cell {
        Cell(file << 3 | rank)
    }

    /// The file, counted from 0.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 >> 3
    }

    /// The rank, counted from 0.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 & 7
    }

    #[must_use]
    pub const fn spot(self) -> Spot {
        Spot::cell(self.file() as i8 + 1, self.rank() as i8 + 1)
    }

    /// The cell of a spot. The spot's level is ignored.
    #[must_use]
    pub fn of(spot: Spot) -> Option<Cell> {
        let along = |at: i8| match (at.rem_euclid(2), u8::try_from(at / 2)) {
            (1, Ok(cell)) if at > 0 && cell < SIZE => Some(cell),
            _ => None,
        };
        Some(Cell::new(along(spot.x)?, along(spot.y)?))
    }

    /// The cell with this name.
    #[must_use]
    pub fn read(text: &str) -> Option<Cell> {
        match *text.as_bytes() {
            [file @ b'a'..=b'g', rank @ b'1'..=b'7'] => Some(Cell::new(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// The set with only this cell.
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// `e2`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// Visits the cells of a set, in their order.
#[allow(clippy::cast_possible_truncation)]
pub(super) fn each(mut cells: u64, mut visit: impl FnMut(Cell)) {
    while cells != 0 {
        visit(Cell(cells.trailing_zeros() as u8));
        cells &= cells - 1;
    }
}

/// The first cell of a set.
#[allow(clippy::cast_possible_truncation)]
pub(super) fn first(cells: u64) -> Option<Cell> {
    (cells != 0).then(|| Cell(cells.trailing_zeros() as u8))
}
