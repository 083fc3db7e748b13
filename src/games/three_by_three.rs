//! The cells of a board of three by three, for the games that use one.

use crate::play::Spot;
use std::fmt;
use std::iter;
use std::ops::{BitAnd, BitOr, Not};

/// One of the nine cells, in the order of their names: a1, a2, a3, b1 and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 9;

    /// Creates a cell. File and rank count from 0 and are less than 3.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Cell {
        assert!(file < 3 && rank < 3);
        Cell(3 * file + rank)
    }

    /// The cell with this index, less than 9.
    #[must_use]
    pub const fn numbered(index: usize) -> Cell {
        assert!(index < Cell::COUNT);
        Cell(index as u8)
    }

    /// Every cell, in order.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..9).map(Cell)
    }

    /// The cell with this name: a letter and a digit.
    #[must_use]
    pub const fn named(file: u8, rank: u8) -> Option<Cell> {
        match (file, rank) {
            (b'a'..=b'c', b'1'..=b'3') => Some(Cell::new(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// The cell of a spot. The spot's height is ignored.
    #[must_use]
    pub fn of(spot: Spot) -> Option<Cell> {
        let along = |at: i8| match at {
            1 => Some(0),
            3 => Some(1),
            5 => Some(2),
            _ => None,
        };
        Some(Cell::new(along(spot.x)?, along(spot.y)?))
    }

    #[must_use]
    pub const fn spot(self) -> Spot {
        Spot::cell(self.file() as i8 + 1, self.rank() as i8 + 1)
    }

    /// Its index in the order of the cells, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, counted from 0.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / 3
    }

    /// The rank, counted from 0.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % 3
    }

    /// The number of steps to another cell along files and ranks.
    #[must_use]
    pub const fn distance(self, other: Cell) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }
}

/// `b2`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cells(u16);

impl Cells {
    pub const NONE: Cells = Cells(0);
    pub const ALL: Cells = Cells(0b1_1111_1111);

    /// A bit for each cell. The lowest bit is a1.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    #[must_use]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Its cells, in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        iter::from_fn(move || {
            let lowest = u8::try_from(rest.trailing_zeros()).ok()?;
            rest &= rest.wrapping_sub(1);
            (lowest < 9).then_some(Cell(lowest))
        })
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

/// The cells that are not in the set.
impl Not for Cells {
    type Output = Cells;

    fn not(self) -> Cells {
        Cells(!self.0 & Cells::ALL.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cell_has_its_name_its_spot_and_its_place_in_the_order() {
        let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert!(names.is_sorted());
        assert_eq!(names.concat(), "a1a2a3b1b2b3c1c2c3");
        for (index, cell) in Cell::all().enumerate() {
            assert_eq!((cell.index(), Cell::numbered(index)), (index, cell));
            assert_eq!(cell.spot().to_string(), names[index]);
            assert_eq!(Cell::of(cell.spot().at_level(5)), Some(cell));
            let name = names[index].as_bytes();
            assert_eq!(Cell::named(name[0], name[1]), Some(cell));
        }
    }

    #[test]
    fn spots_beside_the_board_have_no_cell() {
        for name in ["b0", "b4", "z1", "d1", "b2e", "b2n", "b2x"] {
            assert_eq!(Cell::of(name.parse().unwrap()), None, "{name}");
        }
        for name in [b"a0", b"a4", b"d1", b"A1", b"11", b"`1"] {
            assert_eq!(Cell::named(name[0], name[1]), None);
        }
    }

    #[test]
    fn a_set_keeps_its_order() {
        let corners = [(2, 2), (0, 0), (2, 0), (0, 2)].map(|(file, rank)| Cell::new(file, rank));
        let set = corners.iter().fold(Cells::NONE, |set, &c| set.with(c));
        let names: Vec<String> = set.iter().map(|cell| cell.to_string()).collect();
        assert_eq!(names, ["a1", "a3", "c1", "c3"]);
        assert_eq!((set.len(), (!set).len()), (4, 5));
        assert_eq!(set | !set, Cells::ALL);
        assert!((set & !set).is_empty());
        assert!(set.contains(corners[0]) && !set.without(corners[0]).contains(corners[0]));
    }
}
