//! The rules as traits of the rules layer: moves, ends, text.

use super::position::{Last, TicTo};
use super::{Move, PositionError, Setup, notation, read};
use crate::rules::{Outcome, Position, Side, mix, sort_short};
use std::fmt;
use std::ops::ControlFlow;

impl Position for TicTo {
    type Options = Setup;
    type Move = Move;
    type Error = PositionError;

    fn all_options() -> Vec<Setup> {
        Setup::ALL.to_vec()
    }

    fn start(setup: Setup) -> TicTo {
        read::parse(setup, setup.text()).expect("the set-ups are positions")
    }

    fn parse(setup: Setup, text: &str) -> Result<TicTo, PositionError> {
        read::parse(setup, text)
    }

    fn options(&self) -> Setup {
        self.setup
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, mut visit: impl FnMut(Move)) {
        if self.decided().is_none() {
            let _: ControlFlow<()> = self.visit_moves(|mv| {
                visit(mv);
                ControlFlow::Continue(())
            });
        }
    }

    fn moves(&self) -> Vec<Move> {
        // The same order as by default, but each name is written only once.
        let mut moves = Vec::with_capacity(64);
        self.each_move(|mv| moves.push((mv.text(), mv)));
        sort_short(&mut moves, |(name, _)| *name);
        moves.into_iter().map(|(_, mv)| mv).collect()
    }

    fn play(&mut self, mv: Move) {
        self.make(mv);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.decided().or_else(|| match self.has_move() {
            true => None,
            false if self.is_reply() => Some(Outcome::Won(Side::White)),
            false => Some(Outcome::Draw),
        })
    }

    /// Everything except the counter.
    fn repetition_key(&self) -> Option<u64> {
        let stage = u64::from(self.extended) << 1 | self.turn as u64;
        let mut key = mix(0, stage);
        for at in self.rounds {
            let [x, y] = [at.x, at.y].map(|along| u64::from(along.cast_unsigned()));
            key = mix(key, x << 8 | y);
        }
        // A sum of hashes, so that they can be computed in parallel.
        let mut pieces = 0_u64;
        for side in Side::BOTH {
            for piece in self.army(side).pieces() {
                let [first, second] = piece.upper.map(u64::from);
                let marks = (side as u64) << 2 | first << 1 | second;
                let piece = mix(0, marks << 16 | u64::from(piece.placement.code()));
                pieces = pieces.wrapping_add(piece);
            }
        }
        key = mix(key, pieces);
        let [one, other] = match self.last {
            Last::Nothing => [0, 0],
            Last::Covered(pair) => [pair.code(), 0],
            Last::Pushed { pusher, pushed } => [pusher.code(), pushed.code()],
        };
        Some(mix(key, u64::from(one) << 32 | u64::from(other) << 48))
    }
}

impl fmt::Display for TicTo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::print(self, f)
    }
}
