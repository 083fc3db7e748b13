//! The rules as traits of the rules layer: moves, ends, text.

use super::position::Zoq;
use super::{Cell, Move, PositionError, Reach, notation};
use crate::games::three_by_three::Cells;
use crate::rules::{Outcome, Position, Side};
use std::fmt;

impl Position for Zoq {
    type Options = Reach;
    type Move = Move;
    type Error = PositionError;

    fn all_options() -> Vec<Reach> {
        vec![Reach::Lines, Reach::Any]
    }

    fn start(reach: Reach) -> Zoq {
        let row = |rank| Cell::all().filter(move |cell| cell.rank() == rank);
        Zoq {
            white: row(0).fold(Cells::NONE, Cells::with),
            black: row(2).fold(Cells::NONE, Cells::with),
            turn: Side::White,
            reach,
        }
    }

    fn parse(reach: Reach, text: &str) -> Result<Zoq, PositionError> {
        notation::parse(reach, text)
    }

    fn options(&self) -> Reach {
        self.reach
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, mut visit: impl FnMut(Move)) {
        if self.surrounded(self.turn).next().is_some() {
            return;
        }
        if self.has_spare(self.turn) {
            self.empty().iter().for_each(|to| visit(Move::Place { to }));
        }
        for from in self.pieces_of(self.turn).iter() {
            let steps = self.goals(from).iter().map(|to| Move::Step { from, to });
            steps.for_each(&mut visit);
        }
    }

    fn count_moves(&self) -> u64 {
        if self.surrounded(self.turn).next().is_some() {
            return 0;
        }
        let placements = match self.has_spare(self.turn) {
            true => self.empty().len(),
            false => 0,
        };
        let own = self.pieces_of(self.turn).iter();
        let steps: u32 = own.map(|from| self.goals(from).len()).sum();
        u64::from(placements + steps)
    }

    fn play(&mut self, mv: Move) {
        let own = match self.turn {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        };
        *own = match mv {
            Move::Place { to } => own.with(to),
            Move::Step { from, to } => own.without(from).with(to),
        };
        self.turn = self.turn.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        // Only the side that has just moved can win, by surrounding a piece or by leaving the enemy without a
        // move.
        let over = self.surrounded(self.turn).next().is_some() || self.is_stuck();
        over.then_some(Outcome::Won(self.turn.other()))
    }

    /// An exact encoding of the position, including the options, so that no two positions share a key.
    fn repetition_key(&self) -> Option<u64> {
        let (white, black) = (u64::from(self.white.bits()), u64::from(self.black.bits()));
        let turn = u64::from(self.turn == Side::Black);
        let any = u64::from(self.reach == Reach::Any);
        Some(any << 19 | turn << 18 | black << 9 | white)
    }
}

impl fmt::Display for Zoq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::print(self, f)
    }
}
