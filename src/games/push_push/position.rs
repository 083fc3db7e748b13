//! Positions as sets of cells: one for each side, one for each value.

use super::Cell;
use super::cell::first;
use crate::rules::Side;

/// A position of Push Push.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PushPush {
    /// The pieces of White and of Black.
    pub(super) sides: [u64; 2],
    /// The pieces of both sides by value. The ball has the value 0.
    pub(super) values: [u64; 5],
    pub(super) turn: Side,
    pub(super) state: State,
}

/// The part of the state that the board does not show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum State {
    Open,
    /// White has just made the first move of the game: the cell of the moved piece.
    First(Cell),
    /// The ball has left the board.
    Won(Side),
}

/// The values on the home rank.
const HOME: [usize; 7] = [1, 2, 3, 4, 3, 2, 1];

/// The start position, with White to move.
pub(super) const START: PushPush = {
    let ball = Cell::new(3, 3).bit();
    let mut start = PushPush {
        sides: [0; 2],
        values: [ball, 0, 0, 0, 0],
        turn: Side::White,
        state: State::Open,
    };
    let mut file = 0;
    while file < HOME.len() {
        let (white, black) = (Cell::new(file as u8, 0), Cell::new(file as u8, 6));
        start.sides[0] |= white.bit();
        start.sides[1] |= black.bit();
        start.values[HOME[file]] |= white.bit() | black.bit();
        file += 1;
    }
    start
};

impl PushPush {
    /// The value of the piece on a cell. 0 is the ball.
    #[must_use]
    pub fn value(&self, cell: Cell) -> Option<u8> {
        (0..5).find(|&value| self.values[usize::from(value)] & cell.bit() != 0)
    }

    /// The owner of the piece on a cell. The ball has none.
    #[must_use]
    pub fn side(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.pieces_of(side) & cell.bit() != 0)
    }

    /// The cell of the ball. `None` after it has left the board.
    #[must_use]
    pub fn ball(&self) -> Option<Cell> {
        first(self.values[0])
    }

    pub(super) const fn pieces_of(&self, side: Side) -> u64 {
        self.sides[side as usize]
    }

    /// All occupied cells, including the ball's cell.
    pub(super) const fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1] | self.values[0]
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.state, State::Won(_))
    }
}
