//! A cell by file and rank.

use crate::play::Spot;
use std::fmt;

/// A cell. It has the same name on boards of every size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Creates a cell. File and rank count from 0 and are less than 16.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Cell {
        Cell(rank << 4 | file)
    }

    /// The file, counted from 0.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, counted from 0.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// An index for tables, different for every cell and less than 256.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    #[must_use]
    pub const fn spot(self) -> Spot {
        Spot::cell(self.file() as i8 + 1, self.rank() as i8 + 1)
    }

    /// The cell of a spot on an unlimited board. The spot's level is ignored.
    #[must_use]
    pub fn of(spot: Spot) -> Option<Cell> {
        let along = |at: i8| match at.rem_euclid(2) {
            1 if at > 0 => u8::try_from(at / 2).ok().filter(|at| *at < 16),
            _ => None,
        };
        Some(Cell::new(along(spot.x)?, along(spot.y)?))
    }
}

/// `e2`, `j10`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}
