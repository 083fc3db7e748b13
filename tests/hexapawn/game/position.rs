//! Cells, moves and positions.

use crate::play::Spot;
use crate::rules::Side;
use std::fmt;

/// The number of files and ranks.
pub const SIDE: u8 = 3;

/// A file and a rank, both counted from 1. Cells are ordered by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    pub file: u8,
    pub rank: u8,
}

/// A move, for example `a1-a2` or `a1xb2`. Moves are ordered by their notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    pub from: Cell,
    pub captures: bool,
    pub to: Cell,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hexapawn {
    /// Rank by rank from the lowest, each starting with file a.
    pub cells: [[Option<Side>; SIDE as usize]; SIDE as usize],
    pub turn: Side,
}

impl Cell {
    pub fn all() -> impl Iterator<Item = Cell> {
        let rank = |rank| (1..=SIDE).map(move |file| Cell { file, rank });
        (1..=SIDE).flat_map(rank)
    }

    pub fn spot(self) -> Spot {
        Spot::cell(self.file as i8, self.rank as i8)
    }

    /// The cell of a spot, if it is on the board.
    pub fn of(spot: Spot) -> Option<Cell> {
        Cell::all().find(|cell| cell.spot() == spot)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spot().fmt(f)
    }
}

impl Hexapawn {
    pub fn at(&self, cell: Cell) -> Option<Side> {
        self.cells[usize::from(cell.rank - 1)][usize::from(cell.file - 1)]
    }

    pub(super) fn put(&mut self, cell: Cell, pawn: Option<Side>) {
        self.cells[usize::from(cell.rank - 1)][usize::from(cell.file - 1)] = pawn;
    }

    /// Whether a side has a pawn on its far row.
    pub fn is_through(&self, side: Side) -> bool {
        let far = match side {
            Side::White => SIDE,
            Side::Black => 1,
        };
        Cell::all().any(|cell| cell.rank == far && self.at(cell) == Some(side))
    }
}
