//! The board as a lattice of half cells, and the pieces on it. Cells have two even coordinates, segments one
//! odd one, crossings two odd ones. The cells of the board are at 2 to 14, and the margin is at 0 and 16.

pub type Spot = (i8, i8);

/// The exit cells d1 and d7.
pub const EXITS: [Spot; 2] = [(8, 2), (8, 14)];
pub const DIRECTIONS: [Spot; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// The spot this many half cells away.
pub fn from(spot: Spot, direction: Spot, half_cells: i8) -> Spot {
    (
        spot.0 + half_cells * direction.0,
        spot.1 + half_cells * direction.1,
    )
}

/// Whether both directions are equal or opposite.
pub fn are_parallel(one: Spot, other: Spot) -> bool {
    one.0.abs() == other.0.abs()
}

pub fn is_cell(spot: Spot) -> bool {
    (spot.0 | spot.1) & 1 == 0
}

/// Whether a cell is one of the 49 cells of the board.
pub fn on_board(cell: Spot) -> bool {
    2 <= cell.0 && cell.0 <= 14 && 2 <= cell.1 && cell.1 <= 14
}

pub fn in_margin(cell: Spot) -> bool {
    (0..=16).contains(&cell.0) && (0..=16).contains(&cell.1) && !on_board(cell)
}

/// Whether a segment is one of the 112 segments.
pub fn exists(segment: Spot) -> bool {
    (1..=15).contains(&segment.0) && (1..=15).contains(&segment.1)
}

/// Whether a segment is one of the four around an exit.
pub fn is_ideological(segment: Spot) -> bool {
    DIRECTIONS
        .iter()
        .any(|&direction| EXITS.contains(&from(segment, direction, 1)))
}

/// The direction of the groove of a segment.
pub fn groove(segment: Spot) -> Spot {
    if segment.0 % 2 == 0 { (1, 0) } else { (0, 1) }
}

/// A square or a rectangle, flat or in a groove. A rectangle with two cells or segments has them in `low` and
/// `high`. A piece with only one has it in both.
#[derive(Clone, Copy, PartialEq)]
pub struct Piece {
    pub white: bool,
    pub rectangle: bool,
    pub low: Spot,
    pub high: Spot,
}

impl Piece {
    /// The same piece elsewhere. The two ends may be given in any order.
    pub fn at(self, one: Spot, other: Spot) -> Piece {
        Piece {
            low: one.min(other),
            high: one.max(other),
            ..self
        }
    }

    pub fn shifted(self, direction: Spot, half_cells: i8) -> Piece {
        self.at(
            from(self.low, direction, half_cells),
            from(self.high, direction, half_cells),
        )
    }

    pub fn is_flat(self) -> bool {
        is_cell(self.low)
    }

    pub fn is_wall(self) -> bool {
        !self.is_flat()
    }

    pub fn is_long(self) -> bool {
        self.is_wall() && self.low != self.high
    }

    pub fn is_tall(self) -> bool {
        self.is_wall() && self.rectangle && self.low == self.high
    }

    /// The segment under a flat rectangle, or the crossing under a long one.
    pub fn middle(self) -> Spot {
        (
            (self.low.0 + self.high.0) / 2,
            (self.low.1 + self.high.1) / 2,
        )
    }

    pub fn covers(self, spot: Spot) -> bool {
        spot == self.low || spot == self.high || spot == self.middle()
    }

    /// The cells of the board on which it lies.
    pub fn cells(self) -> impl Iterator<Item = Spot> {
        let count = if self.is_wall() {
            0
        } else if self.rectangle {
            2
        } else {
            1
        };
        let cells = [self.low, self.high].into_iter().take(count);
        cells.filter(|&cell| on_board(cell))
    }

    /// The direction of its length, or of its groove.
    pub fn along(self) -> Spot {
        if self.is_wall() {
            groove(self.low)
        } else if self.low.1 == self.high.1 {
            (1, 0)
        } else {
            (0, 1)
        }
    }

    /// Its last cell or segment in this direction.
    pub fn front(self, direction: Spot) -> Spot {
        if direction < (0, 0) {
            self.low
        } else {
            self.high
        }
    }
}
