//! How pieces move: along the lines of the board, or to any cell of the right kind.

use super::Cell;
use crate::games::three_by_three::Cells;
use crate::rules::OptionsError;
use std::fmt;
use std::str::FromStr;

/// How pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Reach {
    /// To the next cells along the lines of the board.
    #[default]
    Lines,
    /// From a corner to the middle of any side, and from there to any corner.
    Any,
}

impl Reach {
    /// The cells that a piece on this cell could move to if they were empty.
    pub(super) fn from(self, cell: Cell) -> Cells {
        match self {
            Reach::Lines => LINES[cell.index()],
            Reach::Any => ANY[cell.index()],
        }
    }
}

/// The empty text, or `reach=any`.
impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reach::Lines => "",
            Reach::Any => "reach=any",
        })
    }
}

impl FromStr for Reach {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<Reach, OptionsError> {
        match text {
            "" => Ok(Reach::Lines),
            "reach=any" => Ok(Reach::Any),
            _ => Err(OptionsError {
                found: text.to_owned(),
            }),
        }
    }
}

/// The corners, the middles of the sides, the centre.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Corner,
    Side,
    Centre,
}

impl Kind {
    pub(super) const fn of(cell: Cell) -> Kind {
        match (cell.file(), cell.rank()) {
            (1, 1) => Kind::Centre,
            (1, _) | (_, 1) => Kind::Side,
            _ => Kind::Corner,
        }
    }
}

/// Each corner with its neighbours: two sides and the centre.
pub(super) const CORNERS: [(Cell, Cells); 4] = [
    corner(Cell::new(0, 0)),
    corner(Cell::new(0, 2)),
    corner(Cell::new(2, 0)),
    corner(Cell::new(2, 2)),
];

const LINES: [Cells; Cell::COUNT] = reach(Reach::Lines);
const ANY: [Cells; Cell::COUNT] = reach(Reach::Any);

const fn corner(cell: Cell) -> (Cell, Cells) {
    (cell, LINES[cell.index()])
}

const fn reach(how: Reach) -> [Cells; Cell::COUNT] {
    let mut reach = [Cells::NONE; Cell::COUNT];
    let mut number = 0;
    while number < Cell::COUNT * Cell::COUNT {
        let (from, to) = (number / Cell::COUNT, number % Cell::COUNT);
        let (cell, other) = (Cell::numbered(from), Cell::numbered(to));
        let goes = match (Kind::of(cell), Kind::of(other)) {
            (Kind::Centre, Kind::Centre)
            | (Kind::Corner, Kind::Corner)
            | (Kind::Side, Kind::Side) => false,
            (Kind::Centre, _) | (_, Kind::Centre) => true,
            _ => matches!(how, Reach::Any) || cell.distance(other) == 1,
        };
        if goes {
            reach[from] = reach[from].with(other);
        }
        number += 1;
    }
    reach
}
