//! The eight directions, for single cells and for sets of cells.

use super::Cell;
use super::cell::{SIZE, first};
use crate::play::Spot;

/// Every cell. A file takes eight bits, so that steps off the board never end on a cell.
pub(super) const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;
/// The cells of ranks 1 and 7 and of files a and g.
pub(super) const EDGE: u64 = {
    let inner = 0x0000_3e3e_3e3e_3e00;
    BOARD & !inner
};
/// The four corner cells.
pub(super) const CORNERS: u64 = 0x0041_0000_0000_0041;

/// Rank 1; rank 7 is six bits higher.
const RANK: u64 = 0x0001_0101_0101_0101;

/// A direction on the board, seen from White.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Direction {
    /// Files to the right.
    pub dx: i8,
    /// Ranks up.
    pub dy: i8,
    /// The cells from which one step in this direction leaves the board.
    pub exits: u64,
    /// The cells from which one step leaves the board over rank 1 or 7 without crossing file a or g.
    pub goals: u64,
    turn: u32,
}

impl Direction {
    pub(super) const ALL: [Direction; 8] = [
        Direction::new(-1, -1),
        Direction::new(-1, 0),
        Direction::new(-1, 1),
        Direction::new(0, -1),
        Direction::new(0, 1),
        Direction::new(1, -1),
        Direction::new(1, 0),
        Direction::new(1, 1),
    ];

    const fn new(dx: i8, dy: i8) -> Direction {
        let turn = turn(dx, dy);
        let last = match dy {
            1 => RANK << (SIZE - 1),
            -1 => RANK,
            _ => 0,
        };
        Direction {
            dx,
            dy,
            exits: BOARD & !BOARD.rotate_right(turn),
            goals: last & BOARD.rotate_right(self::turn(dx, 0)),
            turn,
        }
    }

    /// The direction from a cell to one of the eight next to it.
    pub(super) fn between(from: Cell, to: Cell) -> Option<Direction> {
        let along = |from: u8, to: u8| to.cast_signed() - from.cast_signed();
        let dx = along(from.file(), to.file());
        let dy = along(from.rank(), to.rank());
        Direction::ALL
            .into_iter()
            .find(|direction| (direction.dx, direction.dy) == (dx, dy))
    }

    /// The next cells in this direction. Cells without one are dropped.
    pub(super) const fn ahead(self, cells: u64) -> u64 {
        cells.rotate_left(self.turn) & BOARD
    }

    /// The cells one step behind these in this direction.
    pub(super) const fn behind(self, cells: u64) -> u64 {
        cells.rotate_right(self.turn) & BOARD
    }

    /// The next cell.
    pub(super) fn next(self, cell: Cell) -> Option<Cell> {
        first(self.ahead(cell.bit()))
    }

    /// The next place, on or beside the board.
    pub(super) const fn beyond(self, cell: Cell) -> Spot {
        let spot = cell.spot();
        Spot {
            x: spot.x + 2 * self.dx,
            y: spot.y + 2 * self.dy,
            ..spot
        }
    }

    pub(super) const fn is_diagonal(self) -> bool {
        self.dx != 0 && self.dy != 0
    }
}

/// The rotation of a set that makes one step in a direction. It is at most nine bits, so that steps off the
/// board end on bits that are not cells.
const fn turn(dx: i8, dy: i8) -> u32 {
    (8 * dx + dy).rem_euclid(64).cast_unsigned() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Cell> {
        (0..SIZE).flat_map(|file| (0..SIZE).map(move |rank| Cell::new(file, rank)))
    }

    #[test]
    fn every_cell_has_the_neighbours_that_file_and_rank_give() {
        for direction in Direction::ALL {
            for cell in all() {
                let file = cell.file().checked_add_signed(direction.dx);
                let rank = cell.rank().checked_add_signed(direction.dy);
                let inside = |at: &u8| *at < SIZE;
                let expected = file.filter(inside).zip(rank.filter(inside));
                let expected = expected.map(|(file, rank)| Cell::new(file, rank));
                assert_eq!(direction.next(cell), expected, "{cell} {direction:?}");
                assert_eq!(direction.exits & cell.bit() != 0, expected.is_none());
                let goal = file.filter(inside).is_some() && rank.filter(inside).is_none();
                assert_eq!(direction.goals & cell.bit() != 0, goal, "{cell}");
                if let Some(next) = expected {
                    assert_eq!(direction.behind(next.bit()), cell.bit());
                    assert_eq!(Direction::between(cell, next), Some(direction));
                }
            }
        }
    }

    #[test]
    fn the_edge_and_the_corners_are_those_of_the_board() {
        for cell in all() {
            let outer = |at: u8| u8::from(at == 0 || at == SIZE - 1);
            let edges = outer(cell.file()) + outer(cell.rank());
            assert_eq!(EDGE & cell.bit() != 0, edges > 0, "{cell}");
            assert_eq!(CORNERS & cell.bit() != 0, edges == 2, "{cell}");
        }
        assert_eq!((EDGE | CORNERS) & !BOARD, 0);
    }
}
