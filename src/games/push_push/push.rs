//! Pushing: the pieces that may move, for each direction and the whole board at the same time, and the
//! effect of a push.

use super::cell::each;
use super::direction::{BOARD, CORNERS, Direction, EDGE};
use super::position::State;
use super::{Cell, Move, PushPush};
use crate::rules::Side;

impl PushPush {
    /// Visits every move except the pass.
    pub(super) fn each_push(&self, mut visit: impl FnMut(Move)) {
        for direction in Direction::ALL {
            let mut go = |movers, landing: Option<Cell>| {
                each(movers, |from| {
                    let to = direction.next(from).expect("a piece moves to a cell");
                    visit(Move::Go { from, to, landing });
                });
            };
            go(self.movers(direction), None);
            if let Some(landing) = self.free_landing(direction) {
                go(self.deflecters(direction), Some(landing));
            }
        }
    }

    /// The number of moves without the pass.
    pub(super) fn count_pushes(&self) -> u64 {
        let mut count = 0;
        for direction in Direction::ALL {
            count += self.movers(direction).count_ones();
            if self.free_landing(direction).is_some() {
                count += self.deflecters(direction).count_ones();
            }
        }
        u64::from(count)
    }

    /// Moves a piece to the next cell and pushes the pieces ahead of it.
    pub(super) fn push(&mut self, from: Cell, to: Cell, landing: Option<Cell>) {
        let Some(direction) = Direction::between(from, to) else {
            return;
        };
        if self.takes(from, to) {
            self.lift(to);
        }
        let mut chain = self.chain(from, direction);
        if let Some(landing) = landing {
            chain &= !self.values[0];
            self.values[0] = landing.bit();
        }
        for set in self.sides.iter_mut().chain(&mut self.values) {
            *set = *set & !chain | direction.ahead(*set & chain);
        }
        if self.values[0] == 0 {
            let over_rank_7 = direction.dy > 0;
            self.state = State::Won(if over_rank_7 {
                Side::White
            } else {
                Side::Black
            });
        }
    }

    /// Whether a 1 that moves there takes the opponent's 4.
    pub(super) const fn takes(&self, from: Cell, to: Cell) -> bool {
        let enemies = self.pieces_of(self.turn.other());
        self.values[1] & from.bit() != 0 && self.values[4] & enemies & to.bit() != 0
    }

    /// The cells that would move together: from this cell to the first gap or the ball, which pushes
    /// nothing.
    pub(super) const fn chain(&self, from: Cell, direction: Direction) -> u64 {
        let (mut chain, mut next) = (0, from.bit());
        while next & self.occupied() != 0 {
            chain |= next;
            if next & self.values[0] != 0 {
                break;
            }
            next = direction.ahead(next);
        }
        chain
    }

    /// The cell to which the ball would be deflected, occupied or not. The ball and the piece that touches it
    /// must be on the edge.
    pub(super) fn landing(&self, direction: Direction) -> Option<Cell> {
        let pieces = self.sides[0] | self.sides[1];
        if self.values[0] & EDGE == 0 || direction.behind(self.values[0]) & pieces & EDGE == 0 {
            return None;
        }
        let ball = self.ball()?;
        // The direction away from the edge, or 0 if the cell is not on such an edge.
        let inward = |at: u8| match at {
            0 => 1,
            6 => -1,
            _ => 0,
        };
        let (in_x, in_y) = (inward(ball.file()), inward(ball.rank()));
        let (dx, dy) = (direction.dx, direction.dy);
        let (dx, dy) = if CORNERS & ball.bit() != 0 {
            // At a right angle to the push. A push from inside the board does not come from a piece on the edge.
            (
                if dx == 0 { in_x } else { 0 },
                if dy == 0 { in_y } else { 0 },
            )
        } else {
            // A push along an edge turns inwards. A push across the board from edge to edge bounces.
            let turned = |ahead: i8, inward: i8| if inward == 0 { ahead } else { inward };
            (turned(dx, in_x), turned(dy, in_y))
        };
        Some(Cell::new(
            ball.file().wrapping_add_signed(dx),
            ball.rank().wrapping_add_signed(dy),
        ))
    }

    /// Like [`PushPush::landing`], but only if that cell is empty.
    pub(super) fn free_landing(&self, direction: Direction) -> Option<Cell> {
        let free = |cell: &Cell| self.occupied() & cell.bit() == 0;
        self.landing(direction).filter(free)
    }

    /// Whether Black may not play this as the first move: the piece would be in line with the centre and with
    /// the piece of the same value that White has moved.
    pub(super) fn is_in_line(&self, from: Cell, to: Cell) -> bool {
        let State::First(first) = self.state else {
            return false;
        };
        let from_centre = |at: u8| at.cast_signed() - 3;
        let (x1, y1) = (from_centre(first.file()), from_centre(first.rank()));
        let (x2, y2) = (from_centre(to.file()), from_centre(to.rank()));
        self.value(first) == self.value(from) && x1 * y2 == x2 * y1
    }

    /// The pieces of the side to move that may move in this direction without deflecting the ball.
    fn movers(&self, direction: Direction) -> u64 {
        // Pieces with no piece ahead: the next cell is empty or off the board.
        let open = BOARD & !direction.behind(self.occupied());
        let ball = self.values[0] & open & (!direction.exits | direction.goals);
        let fours = self.values[4] & self.pieces_of(self.turn.other());
        let going = open & !direction.exits
            | self.pushing(direction, ball, open)
            | self.values[1] & direction.behind(fours);
        let movers = going & self.pieces_of(self.turn);
        if matches!(self.state, State::First(_)) {
            movers & !self.in_line(direction, movers)
        } else {
            movers
        }
    }

    /// The pieces of the side to move that push the ball in this direction, directly or through others.
    fn deflecters(&self, direction: Direction) -> u64 {
        self.pushing(direction, self.values[0], 0) & self.pieces_of(self.turn)
    }

    /// The pieces that can push the next piece: the ball if it can move, or a weaker piece that can
    /// itself push or has a free cell ahead.
    pub(super) fn pushing(&self, direction: Direction, ball: u64, open: u64) -> u64 {
        let (mut yielding, mut pushing) = (ball, 0);
        for pieces in &self.values[1..] {
            let here = pieces & direction.behind(yielding);
            pushing |= here;
            yielding |= here | pieces & open;
        }
        pushing
    }

    fn in_line(&self, direction: Direction, movers: u64) -> u64 {
        let mut in_line = 0;
        each(movers, |from| {
            let to = direction.next(from).expect("a piece moves to a cell");
            if self.is_in_line(from, to) {
                in_line |= from.bit();
            }
        });
        in_line
    }

    fn lift(&mut self, cell: Cell) {
        for set in self.sides.iter_mut().chain(&mut self.values) {
            *set &= !cell.bit();
        }
    }
}
