//! The kinds of places in the lattice: cells, segments, crossings and the margin.

use crate::play::Spot;
use crate::rules::Side;

/// The exit cells of White and Black, d1 and d7.
const EXITS: [Spot; 2] = [Spot::cell(4, 1), Spot::cell(4, 7)];

/// One of the four directions, with a step of half a cell: from a cell to the segment on that side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Direction {
    pub(super) x: i8,
    pub(super) y: i8,
}

impl Direction {
    pub(super) const EAST: Direction = Direction { x: 1, y: 0 };
    pub(super) const NORTH: Direction = Direction { x: 0, y: 1 };
    pub(super) const ALL: [Direction; 4] = [
        Direction::EAST,
        Direction::NORTH,
        Direction::EAST.back(),
        Direction::NORTH.back(),
    ];

    pub(super) const fn back(self) -> Direction {
        Direction {
            x: -self.x,
            y: -self.y,
        }
    }

    /// Maps west to east and south to north.
    pub(super) const fn axis(self) -> Direction {
        Direction {
            x: self.x.abs(),
            y: self.y.abs(),
        }
    }

    /// Both directions perpendicular to this one.
    pub(super) const fn across(self) -> [Direction; 2] {
        let one = Direction {
            x: self.y,
            y: self.x,
        };
        [one, one.back()]
    }

    /// This direction and its opposite.
    pub(super) const fn along(self) -> [Direction; 2] {
        [self, self.back()]
    }

    /// The straight direction from one spot to another and the distance in half cells, if they are in line.
    pub(super) fn straight(from: Spot, to: Spot) -> Option<(Direction, i8)> {
        let (x, y) = (to.x - from.x, to.y - from.y);
        let direction = Direction {
            x: x.signum(),
            y: y.signum(),
        };
        ((x == 0) != (y == 0)).then(|| (direction, (x + y).abs()))
    }
}

/// The spot that many half cells away.
pub(super) const fn go(from: Spot, direction: Direction, halves: i8) -> Spot {
    Spot {
        x: from.x + halves * direction.x,
        y: from.y + halves * direction.y,
        level: 0,
    }
}

/// The exit cell on the side's own edge of the board.
pub(super) const fn exit(side: Side) -> Spot {
    EXITS[side as usize]
}

const fn is_odd(along: i8) -> bool {
    along & 1 == 1
}

/// Whether this is the coordinate of a file or rank of the board.
const fn is_inner(along: i8) -> bool {
    is_odd(along) && 0 < along && along < 14
}

/// Whether this is the coordinate of a file or rank of the margin.
const fn is_outer(along: i8) -> bool {
    along == -1 || along == 15
}

/// Whether this is the coordinate of a groove.
const fn is_groove(along: i8) -> bool {
    !is_odd(along) && 0 <= along && along <= 14
}

/// Whether this is a cell of the board.
pub(super) const fn is_cell(at: Spot) -> bool {
    is_inner(at.x) && is_inner(at.y)
}

/// Whether this is a cell of the margin that is not one of its corners.
pub(super) const fn is_margin(at: Spot) -> bool {
    is_inner(at.x) && is_outer(at.y) || is_inner(at.y) && is_outer(at.x)
}

/// Whether this is a segment of a groove.
pub(super) const fn is_segment(at: Spot) -> bool {
    is_inner(at.x) && is_groove(at.y) || is_inner(at.y) && is_groove(at.x)
}

/// Whether two grooves cross here.
pub(super) const fn is_crossing(at: Spot) -> bool {
    is_groove(at.x) && is_groove(at.y)
}

/// Whether this is a place of the board or its margin.
pub(super) const fn is_place(at: Spot) -> bool {
    is_cell(at) || is_margin(at) || is_segment(at) || is_crossing(at)
}

/// Whether this is an exit cell.
pub(super) const fn is_exit(at: Spot) -> bool {
    at.x == EXITS[0].x && (at.y == EXITS[0].y || at.y == EXITS[1].y)
}

/// Whether this is an exit cell or one of the four segments around one.
pub(super) const fn is_ideological(at: Spot) -> bool {
    near(at, EXITS[0]) || near(at, EXITS[1])
}

const fn near(at: Spot, exit: Spot) -> bool {
    at.x.abs_diff(exit.x) as u16 + at.y.abs_diff(exit.y) as u16 <= 1
}

/// The direction along the groove of a segment.
pub(super) const fn groove(segment: Spot) -> Direction {
    if is_odd(segment.y) {
        Direction::NORTH
    } else {
        Direction::EAST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(is: impl Fn(Spot) -> bool) -> usize {
        let all = i8::MIN..=i8::MAX;
        let row = |y| all.clone().map(move |x| Spot { x, y, level: 0 });
        all.clone().flat_map(row).filter(|at| is(*at)).count()
    }

    #[test]
    fn the_board_has_the_known_number_of_places() {
        assert_eq!(count(is_cell), 49);
        assert_eq!(count(is_margin), 28);
        assert_eq!(count(is_segment), 112);
        assert_eq!(count(is_crossing), 64);
        assert_eq!(count(is_place), 49 + 28 + 112 + 64);
        assert_eq!(count(is_exit), 2);
        assert_eq!(count(is_ideological), 10);
    }

    #[test]
    fn the_ideological_space_is_two_cells_and_their_sides() {
        for name in [
            "d1", "d0n", "d1n", "c1e", "d1e", "d7", "d6n", "d7n", "c7e", "d7e",
        ] {
            assert!(is_ideological(name.parse().unwrap()), "{name}");
        }
    }
}
