//! The rules as traits of the rules layer: moves, ends, text.

use super::position::{PushPush, START, State};
use super::{Move, PositionError, notation};
use crate::rules::{NoOptions, Outcome, Position, Side, mix};
use std::fmt;

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
