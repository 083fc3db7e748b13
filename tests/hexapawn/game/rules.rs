//! The rules.

use super::notation::{NotAPosition, parse};
use super::{Cell, Hexapawn, Move, SIDE};
use crate::play::Spot;
use crate::rules::{NoOptions, Outcome, Position, Side};

impl Hexapawn {
    /// The moves, without checking whether a pawn has already reached its far row.
    fn steps(&self, mut visit: impl FnMut(Move)) {
        let ahead = match self.turn {
            Side::White => 1,
            Side::Black => -1,
        };
        for from in Cell::all().filter(|&cell| self.at(cell) == Some(self.turn)) {
            for aside in [-1, 0, 1] {
                let Spot { x, y, level } = from.spot();
                let (x, y) = (x + 2 * aside, y + 2 * ahead);
                let Some(to) = Cell::of(Spot { x, y, level }) else {
                    continue;
                };
                let captures = aside != 0;
                let there = captures.then_some(self.turn.other());
                if self.at(to) == there {
                    visit(Move { from, captures, to });
                }
            }
        }
    }
}

impl Position for Hexapawn {
    type Options = NoOptions;
    type Move = Move;
    type Error = NotAPosition;

    fn all_options() -> Vec<NoOptions> {
        vec![NoOptions]
    }

    fn start(_: NoOptions) -> Hexapawn {
        let row = |pawn| [pawn; SIDE as usize];
        Hexapawn {
            cells: [row(Some(Side::White)), row(None), row(Some(Side::Black))],
            turn: Side::White,
        }
    }

    fn parse(_: NoOptions, text: &str) -> Result<Hexapawn, NotAPosition> {
        parse(text)
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, visit: impl FnMut(Move)) {
        if !self.is_through(self.turn.other()) {
            self.steps(visit);
        }
    }

    fn play(&mut self, mv: Move) {
        self.put(mv.from, None);
        self.put(mv.to, Some(self.turn));
        self.turn = self.turn.other();
    }

    /// The side that is not to move has won, by reaching the far row or because the other side cannot move.
    fn outcome(&self) -> Option<Outcome> {
        (self.count_moves() == 0).then_some(Outcome::Won(self.turn.other()))
    }
}
