//! Sets of cells as bits, and steps of a whole set at once. Used to evaluate positions.

use super::lattice::{Direction, go, is_cell};
use crate::play::Spot;

/// Every cell of the board. A rank has eight bits, the last of which is always empty, so that a step over an
/// edge never ends on another cell.
pub(super) const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;
/// The exit cells d1 and d7.
pub(super) const EXITS: u64 = bit(Spot::cell(4, 1)) | bit(Spot::cell(4, 7));

/// The set of one cell. Empty if the spot is not a cell of the board.
pub(super) const fn bit(cell: Spot) -> u64 {
    if is_cell(cell) {
        1 << (cell.y / 2 * 8 + cell.x / 2)
    } else {
        0
    }
}

/// A set of borders between neighbouring cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Borders {
    /// The cells whose upper border is in the set.
    pub(super) north: u64,
    /// The cells whose right border is in the set.
    pub(super) east: u64,
}

impl Borders {
    pub(super) const NONE: Borders = Borders { north: 0, east: 0 };

    /// Adds a segment. Segments at the edge of the board are ignored.
    pub(super) fn add(&mut self, segment: Spot) {
        let is_level = segment.x & 1 == 1;
        let direction = if is_level {
            Direction::NORTH
        } else {
            Direction::EAST
        };
        let (before, behind) = (
            bit(go(segment, direction, -1)),
            bit(go(segment, direction, 1)),
        );
        let both = before != 0 && behind != 0;
        match (both, is_level) {
            (false, _) => {}
            (true, true) => self.north |= before,
            (true, false) => self.east |= before,
        }
    }

    pub(super) fn is_empty(self) -> bool {
        self == Borders::NONE
    }

    pub(super) fn without(self, others: Borders) -> Borders {
        Borders {
            north: self.north & !others.north,
            east: self.east & !others.east,
        }
    }

    /// The cells reached by one step over these borders.
    pub(super) const fn over(self, cells: u64) -> u64 {
        (cells & self.north) << 8
            | cells >> 8 & self.north
            | (cells & self.east) << 1
            | cells >> 1 & self.east
    }

    /// The cells reached by one step over all other borders.
    pub(super) const fn beside(self, cells: u64) -> u64 {
        let next = (cells & !self.north) << 8
            | cells >> 8 & !self.north
            | (cells & !self.east) << 1
            | cells >> 1 & !self.east;
        next & BOARD
    }

    /// The cells reached by steps over all other borders, on cells of `ground` only.
    pub(super) fn flood(self, from: u64, ground: u64) -> u64 {
        let mut reached = from;
        loop {
            let next = reached | self.beside(reached) & ground;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The cells that slides from these cells can reach. A slide does not cross these borders, only enters
    /// cells of `ground`, and ends when it enters a cell of `stops`.
    pub(super) fn slides(self, from: u64, ground: u64, stops: u64) -> u64 {
        let through = ground & !stops;
        let mut reached = 0;
        let mut ray = |step: &dyn Fn(u64) -> u64| {
            let mut last = from;
            while last != 0 {
                let next = step(last) & ground;
                reached |= next;
                last = next & through;
            }
        };
        ray(&|cells| (cells & !self.north) << 8);
        ray(&|cells| cells >> 8 & !self.north);
        ray(&|cells| (cells & !self.east) << 1);
        ray(&|cells| cells >> 1 & !self.east);
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> u64 {
        let cell = |name: &str| bit(name.parse().unwrap());
        names.split_whitespace().map(cell).sum()
    }

    fn walls(names: &str) -> Borders {
        let mut sides = Borders::NONE;
        for name in names.split_whitespace() {
            sides.add(name.parse().unwrap());
        }
        sides
    }

    #[test]
    fn every_cell_has_its_own_bit() {
        let mut all = 0;
        for rank in 1..=7 {
            for file in 1..=7 {
                let one = bit(Spot::cell(file, rank));
                assert_eq!((one.count_ones(), all & one), (1, 0));
                all |= one;
            }
        }
        assert_eq!(all, BOARD);
        assert_eq!(cells("z1 a0 h7 g8 c3n"), 0);
    }

    #[test]
    fn steps_stay_on_the_board_and_off_the_walls() {
        assert_eq!(walls("a0n z1e g3e d7n"), Borders::NONE);
        let walls = walls("c3n c3e");
        assert_eq!(walls.beside(cells("c3")), cells("b3 c2"));
        assert_eq!(walls.over(cells("c3")), cells("c4 d3"));
        assert_eq!(walls.over(cells("c4")), cells("c3"));
        assert_eq!(walls.beside(cells("a1 g7")), cells("a2 b1 g6 f7"));
    }

    #[test]
    fn slides_end_at_walls_and_at_blocking_pieces() {
        let reached = walls("d2n").slides(cells("d2"), BOARD & !EXITS, cells("f2"));
        assert_eq!(reached, cells("a2 b2 c2 e2 f2"));
    }
}
