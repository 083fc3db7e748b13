//! Pieces that can push the ball towards a goal, and the proven results that follow.

use super::cell::each;
use super::direction::Direction;
use super::{Move, PushPush};
use crate::rules::{Outcome, Position, Side};
use crate::search::Proof;

impl PushPush {
    /// The three directions towards the goal of a side: first straight, then the diagonals.
    pub(super) const fn forward(side: Side) -> [Direction; 3] {
        let [d0, _, d2, d3, d4, d5, _, d7] = Direction::ALL;
        match side {
            Side::White => [d4, d2, d7],
            Side::Black => [d3, d0, d5],
        }
    }

    /// The pieces of a side that could push the ball over its goal if it were that side's turn.
    pub(super) fn scorers(&self, side: Side) -> u64 {
        let mut scorers = 0;
        for direction in PushPush::forward(side) {
            if self.values[0] & direction.goals != 0 {
                scorers |= self.pushing(direction, self.values[0], 0);
            }
        }
        scorers & self.pieces_of(side)
    }

    /// Visits the moves that push the ball towards the goal without deflection, and those that take a 4.
    pub(super) fn each_urgent(&self, mut visit: impl FnMut(Move)) {
        let own = self.pieces_of(self.turn);
        let mut go = |direction: Direction, movers| {
            each(movers, |from| {
                let to = direction.next(from).expect("a piece moves to a cell");
                let landing = None;
                visit(Move::Go { from, to, landing });
            });
        };
        let ball = self.values[0];
        for direction in PushPush::forward(self.turn) {
            let free = direction.ahead(ball) & !self.occupied() != 0;
            if free || ball & direction.goals != 0 {
                go(direction, self.pushing(direction, ball, 0) & own);
            }
        }
        let fours = self.values[4] & self.pieces_of(self.turn.other());
        if fours != 0 {
            for direction in Direction::ALL {
                go(direction, self.values[1] & own & direction.behind(fours));
            }
        }
    }

    /// A win by a goal now, or a loss by a goal that cannot be prevented.
    pub(super) fn certain(&self) -> Option<Proof> {
        if self.scorers(self.turn) != 0 {
            return Some(Proof::Win(1));
        }
        let other = self.turn.other();
        if self.scorers(other) == 0 {
            return None;
        }
        let mut saved = false;
        self.each_move(|mv| {
            if !saved {
                let mut next = *self;
                next.play(mv);
                saved = match next.outcome() {
                    None => next.scorers(other) == 0,
                    outcome => outcome != Some(Outcome::Won(other)),
                };
            }
        });
        (!saved).then_some(Proof::Loss(2))
    }
}
