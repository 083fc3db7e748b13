//! Moves: their notation, the older notation, and how far each number of pieces moves.

use super::Cell;
use crate::games::three_by_three::Cells;
use crate::rules::MoveTextError;
use std::fmt;
use std::str::FromStr;

/// The maximum number of pieces that move together.
pub const MAX_MOVED: u8 = 3;

/// A move: `2b1-b3`, two pieces from b1 to b3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    pub count: u8,
    pub from: Cell,
    pub to: Cell,
}

impl Move {
    /// Reads the older notation of three digits: from, to and count. Cells are numbered from 1, rank by rank.
    /// For example, `172` is `2a1-a3`.
    #[must_use]
    pub fn from_digits(text: &str) -> Option<Move> {
        let cell = |digit: u8| Cell::new((digit - b'1') % 3, (digit - b'1') / 3);
        match *text.as_bytes() {
            [from @ b'1'..=b'9', to @ b'1'..=b'9', count @ b'1'..=b'3'] => Some(Move {
                count: count - b'0',
                from: cell(from),
                to: cell(to),
            }),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}-{}", self.count, self.from, self.to)
    }
}

/// Also reads the older notation, so that games in it can be read everywhere. Records always use the usual
/// notation.
impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        let written = || match *text.as_bytes() {
            [count @ b'1'..=b'3', a, b, b'-', c, d] => Some(Move {
                count: count - b'0',
                from: Cell::named(a, b)?,
                to: Cell::named(c, d)?,
            }),
            _ => None,
        };
        written()
            .or_else(|| Move::from_digits(text))
            .ok_or(MoveTextError)
    }
}

/// Whether a path for this many pieces leads to a cell at this distance. There is one step for each piece,
/// and three pieces may walk a U to the next cell.
pub(super) const fn reaches(count: u8, distance: u8) -> bool {
    distance == count || count == 3 && distance == 1
}

/// The destinations of this many pieces from a cell.
pub(super) fn goals(count: u8, from: Cell) -> Cells {
    GOALS[usize::from(count) - 1][from.index()]
}

const GOALS: [[Cells; Cell::COUNT]; MAX_MOVED as usize] = {
    let mut goals = [[Cells::NONE; Cell::COUNT]; MAX_MOVED as usize];
    let mut count = 1;
    while count <= MAX_MOVED {
        let mut at = 0;
        while at < Cell::COUNT {
            goals[count as usize - 1][at] = goals_from(Cell::numbered(at), count);
            at += 1;
        }
        count += 1;
    }
    goals
};

const fn goals_from(from: Cell, count: u8) -> Cells {
    let mut goals = Cells::NONE;
    let mut at = 0;
    while at < Cell::COUNT {
        let to = Cell::numbered(at);
        if reaches(count, from.distance(to)) {
            goals = goals.with(to);
        }
        at += 1;
    }
    goals
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ends of every walk with this many steps that never turns straight back.
    fn walk(from: Cell, came: Option<Cell>, steps: u8) -> Cells {
        if steps == 0 {
            return Cells::NONE.with(from);
        }
        Cell::all()
            .filter(|next| from.distance(*next) == 1 && Some(*next) != came)
            .map(|next| walk(next, Some(from), steps - 1))
            .fold(Cells::NONE, |all, ends| all | ends)
    }

    #[test]
    fn the_targets_of_moves_match_a_slow_search() {
        for from in Cell::all() {
            for count in 1..=MAX_MOVED {
                assert_eq!(goals(count, from), walk(from, None, count), "{count}{from}");
            }
        }
    }
}
