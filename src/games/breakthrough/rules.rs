//! The rules as traits of the rules layer: moves, ends, text.

use super::position::Breakthrough;
use super::{Move, PositionError, Size, notation};
use crate::rules::{NoOptions, Outcome, Position, Side};
use std::fmt;

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
