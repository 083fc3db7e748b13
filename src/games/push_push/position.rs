//! Positions as sets of cells: one for each side, one for each value.

use super::cell::first;
use super::{Cell, Move, PositionError, notation};
use crate::rules::{NoOptions, Outcome, Position, Side, mix};
use std::fmt;

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

    /// The cell of the ball; none after it has left the board.
    #[must_use]
    pub fn ball(&self) -> Option<Cell> {
        first(self.values[0])
    }

    pub(super) const fn pieces_of(&self, side: Side) -> u64 {
        self.sides[side as usize]
    }

    /// All occupied cells, including that of the ball.
    pub(super) const fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1] | self.values[0]
    }

    fn is_over(&self) -> bool {
        matches!(self.state, State::Won(_))
    }
}

impl Position for PushPush {
    type Options = NoOptions;
    type Move = Move;
    type Error = PositionError;

    fn all_options() -> Vec<NoOptions> {
        vec![NoOptions]
    }

    fn start(_: NoOptions) -> PushPush {
        START
    }

    fn parse(_: NoOptions, text: &str) -> Result<PushPush, PositionError> {
        notation::parse(text)
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, mut visit: impl FnMut(Move)) {
        if self.is_over() {
            return;
        }
        let mut any = false;
        self.each_push(|mv| {
            any = true;
            visit(mv);
        });
        if !any {
            visit(Move::Pass);
        }
    }

    fn count_moves(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        self.count_pushes().max(1)
    }

    fn play(&mut self, mv: Move) {
        let begins = *self == START;
        self.state = State::Open;
        if let Move::Go { from, to, landing } = mv {
            if begins {
                self.state = State::First(to);
            }
            self.push(from, to, landing);
        }
        self.turn = self.turn.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.state {
            State::Won(side) => Some(Outcome::Won(side)),
            _ => None,
        }
    }

    /// A hash of the whole position in four words: three bits for the piece on each cell, its owner, and the
    /// rest of the state in bits that no cell uses.
    fn repetition_key(&self) -> Option<u64> {
        let state = match self.state {
            State::Open => 0,
            State::First(cell) => 1 + u64::from(cell.bit().trailing_zeros()),
            State::Won(side) => 60 + side as u64,
        };
        let [ball, ones, twos, threes, fours] = self.values;
        let rest = state << 56 | (self.turn as u64) << 62;
        // Two independent pairs, which a processor can compute in parallel.
        let high = mix(mix(0, fours | ball), twos | threes);
        let low = mix(mix(1, ones | threes | ball), self.sides[0] | rest);
        Some(mix(high, low))
    }
}

impl fmt::Display for PushPush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::print(self, f)
    }
}
