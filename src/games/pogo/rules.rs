//! The rules as traits of the rules layer: moves, ends, text.

use super::moves::{MAX_MOVED, goals};
use super::position::Pogo;
use super::{Cell, Move, PositionError, Stack, notation};
use crate::rules::{NoOptions, Outcome, Position, Side};
use std::fmt;

impl Position for Pogo {
    type Options = NoOptions;
    type Move = Move;
    type Error = PositionError;

    fn all_options() -> Vec<NoOptions> {
        vec![NoOptions]
    }

    fn start(_: NoOptions) -> Pogo {
        let stacks = Cell::all().map(|cell| match cell.rank() {
            0 => Stack::EMPTY.with(Side::White).with(Side::White),
            1 => Stack::EMPTY,
            _ => Stack::EMPTY.with(Side::Black).with(Side::Black),
        });
        let mut position = Pogo {
            stacks: [Stack::EMPTY; Cell::COUNT],
            turn: Side::White,
        };
        for (place, stack) in position.stacks.iter_mut().zip(stacks) {
            *place = stack;
        }
        position
    }

    fn parse(_: NoOptions, text: &str) -> Result<Pogo, PositionError> {
        notation::parse(text)
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, mut visit: impl FnMut(Move)) {
        // A side that owns no stack has lost and has no move, so the end needs no separate test.
        for (from, stack) in self.own() {
            for count in 1..=stack.height().min(MAX_MOVED) {
                for to in goals(count, from).iter() {
                    visit(Move { count, from, to });
                }
            }
        }
    }

    fn count_moves(&self) -> u64 {
        let mut moves = 0;
        for (from, stack) in self.own() {
            for count in 1..=stack.height().min(MAX_MOVED) {
                moves += u64::from(goals(count, from).len());
            }
        }
        moves
    }

    fn play(&mut self, mv: Move) {
        let block = self.stacks[mv.from.index()].lift(mv.count);
        self.stacks[mv.to.index()].put(block);
        self.turn = self.turn.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        // Only the side that has just moved can have won. It has won if the side to move owns nothing.
        (self.owned(self.turn) == 0).then_some(Outcome::Won(self.turn.other()))
    }

    /// An exact encoding of the position in 34 bits, so that no two positions share a key: the heights in
    /// unary, the twelve pieces and the side to move.
    fn repetition_key(&self) -> Option<u64> {
        let (mut heights, mut pieces) = (0, 0);
        for stack in self.stacks {
            heights = (heights << 1 | 1) << stack.height();
            pieces = pieces << stack.height() | u64::from(stack.bits());
        }
        Some(heights << 13 | pieces << 1 | u64::from(self.turn == Side::Black))
    }
}

impl fmt::Display for Pogo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::print(self, f)
    }
}
