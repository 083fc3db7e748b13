//! Push Push for the search.

use super::direction::Direction;
use super::value::{WEIGHTS, value};
use super::{Cell, Move, PushPush};
use crate::rules::{Position, Side};
use crate::search::{HISTORY_SIZE, Node, Proof, Weight};

/// A position in the form that the search uses.
#[derive(Clone, Copy, Debug)]
pub struct PushPushNode(PushPush);

/// The ordering score of pushing the ball towards the goal, and of taking a piece or pushing it off the board,
/// for each point of its value.
const FORWARD: i32 = 4;
const POINT: i32 = 2;

impl Node for PushPushNode {
    type Position = PushPush;

    const WEIGHTS: &'static [Weight] = &WEIGHTS;
    const QUIESCENCE_PLIES: u8 = 4;

    fn new(position: &PushPush) -> PushPushNode {
        PushPushNode(*position)
    }

    fn position(&self) -> &PushPush {
        &self.0
    }

    fn play(&mut self, mv: Move) {
        self.0.play(mv);
    }

    fn key(&self) -> u64 {
        self.0.repetition_key().unwrap_or(0)
    }

    fn proof(&self) -> Option<Proof> {
        self.0.certain()
    }

    fn value(&self, weights: &[i32]) -> i32 {
        value(&self.0, weights)
    }

    fn ordering_score(&self, mv: Move) -> i32 {
        let Move::Go { from, to, landing } = mv else {
            return 0;
        };
        let Some(direction) = Direction::between(from, to) else {
            return 0;
        };
        let position = &self.0;
        if position.occupied() & to.bit() == 0 {
            return 0;
        }
        if position.takes(from, to) {
            return 4 * POINT;
        }
        let side = position.turn();
        let chain = position.chain(from, direction);
        if chain & position.values[0] != 0 {
            return match landing {
                Some(_) => 0,
                None if direction.dy == forward(side) => FORWARD,
                None => -i32::from(direction.dy) * i32::from(forward(side)) * FORWARD,
            };
        }
        // The piece that is pushed off the board.
        let off = chain & direction.exits;
        let Some(value) = (1..5).find(|&value| position.values[value] & off != 0) else {
            return 0;
        };
        let points = POINT * value as i32;
        match position.pieces_of(side) & off != 0 {
            true => -points,
            false => points,
        }
    }

    /// Noisy moves push the ball towards the goal or take a 4.
    fn is_noisy(&self, mv: Move) -> bool {
        let Move::Go { from, to, landing } = mv else {
            return false;
        };
        let position = &self.0;
        if position.occupied() & to.bit() == 0 {
            return false;
        }
        position.takes(from, to)
            || landing.is_none()
                && Direction::between(from, to).is_some_and(|direction| {
                    direction.dy == forward(position.turn())
                        && position.chain(from, direction) & position.values[0] != 0
                })
    }

    fn each_noisy(&self, visit: impl FnMut(Move)) {
        self.0.each_urgent(visit);
    }

    fn history_index(mv: Move) -> usize {
        match mv {
            Move::Pass => 0,
            // A cell has at most eight neighbours.
            Move::Go { from, to, .. } => {
                let number = |cell: Cell| usize::from(cell.file()) * 7 + usize::from(cell.rank());
                (number(from) * 49 + number(to) + 1) % HISTORY_SIZE
            }
        }
    }
}

/// The direction of ranks towards the goal.
const fn forward(side: Side) -> i8 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}
