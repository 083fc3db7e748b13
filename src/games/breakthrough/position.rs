//! Positions as two sets of cells.

use super::moves::Steps;
use super::{Cell, Move, PositionError, Size, notation};
use crate::rules::{NoOptions, Outcome, Position, Side};
use std::fmt;

/// A position of Breakthrough on a board of any size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Breakthrough {
    pub(super) white: u128,
    pub(super) black: u128,
    pub(super) turn: Side,
    pub(super) size: Size,
}

impl Breakthrough {
    /// The start position on a board of this size: two full rows for each side, White to move.
    #[must_use]
    pub fn new(size: Size) -> Breakthrough {
        let top = size.height() - 1;
        Breakthrough {
            white: size.rank(0) | size.rank(1),
            black: size.rank(top) | size.rank(top - 1),
            turn: Side::White,
            size,
        }
    }

    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The owner of the piece on a cell; none if the cell is empty or not on the board.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        if !self.holds(cell) {
            return None;
        }
        let bit = self.size.bit(cell);
        Side::BOTH
            .into_iter()
            .find(|side| self.pieces_of(*side) & bit != 0)
    }

    /// Whether the cell is on the board.
    #[must_use]
    pub fn holds(&self, cell: Cell) -> bool {
        cell.file() < self.size.width() && cell.rank() < self.size.height()
    }

    pub(super) fn pieces_of(&self, side: Side) -> u128 {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// Whether a side has a piece on the far edge, or the other side has no pieces.
    pub(super) fn has_won(&self, side: Side) -> bool {
        self.pieces_of(side) & self.size.goal(side) != 0 || self.pieces_of(side.other()) == 0
    }

    fn fits_a_word(&self) -> bool {
        self.size.cells() <= 64
    }

    fn steps<B: super::bits::Bits>(&self) -> Steps<B> {
        let (own, enemies) = match self.turn {
            Side::White => (self.white, self.black),
            Side::Black => (self.black, self.white),
        };
        Steps::new(own, enemies, self.turn, self.size)
    }
}

impl Position for Breakthrough {
    /// There are no options: the size is part of the position.
    type Options = NoOptions;
    type Move = Move;
    type Error = PositionError;

    fn all_options() -> Vec<NoOptions> {
        vec![NoOptions]
    }

    fn start(_: NoOptions) -> Breakthrough {
        Breakthrough::new(Size::STANDARD)
    }

    fn parse(_: NoOptions, text: &str) -> Result<Breakthrough, PositionError> {
        notation::parse(text)
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, visit: impl FnMut(Move)) {
        if self.outcome().is_some() {
            return;
        }
        if self.fits_a_word() {
            self.steps::<u64>().each(visit);
        } else {
            self.steps::<u128>().each(visit);
        }
    }

    fn count_moves(&self) -> u64 {
        if self.outcome().is_some() {
            0
        } else if self.fits_a_word() {
            self.steps::<u64>().count()
        } else {
            self.steps::<u128>().count()
        }
    }

    fn play(&mut self, mv: Move) {
        let (from, to) = (self.size.bit(mv.from), self.size.bit(mv.to));
        let (own, enemies) = match self.turn {
            Side::White => (&mut self.white, &mut self.black),
            Side::Black => (&mut self.black, &mut self.white),
        };
        *own = *own & !from | to;
        *enemies &= !to;
        self.turn = self.turn.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        // Only the side that has just moved can have won.
        let mover = self.turn.other();
        self.has_won(mover).then_some(Outcome::Won(mover))
    }
}

impl fmt::Display for Breakthrough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::print(self, f)
    }
}
