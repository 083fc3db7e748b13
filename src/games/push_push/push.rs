//! Pushing: which pieces may, in each direction and for a whole board at a time; what it does.

use super::cell::each;
use super::direction::{BOARD, CORNERS, Direction, EDGE};
use super::position::State;
use super::{Cell, Move, PushPush};
use crate::rules::Side;

impl PushPush {
    /// Visits every move that is no pass.
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

    /// The number of moves that are no pass.
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

    /// Moves a piece to the next cell, with all that this pushes.
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

    /// The cells without a gap from this one on, as far as the ball, which pushes nothing: what
    /// would move together.
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

    /// Where the ball comes to if it is deflected, taken or not: it and the piece that touches it
    /// are on the edge.
    pub(super) fn landing(&self, direction: Direction) -> Option<Cell> {
        let pieces = self.sides[0] | self.sides[1];
        if self.values[0] & EDGE == 0 || direction.behind(self.values[0]) & pieces & EDGE == 0 {
            return None;
        }
        let ball = self.ball()?;
        // Towards the middle; 0 on no such edge.
        let inward = |at: u8| match at {
            0 => 1,
            6 => -1,
            _ => 0,
        };
        let (in_x, in_y) = (inward(ball.file()), inward(ball.rank()));
        let (dx, dy) = (direction.dx, direction.dy);
        let (dx, dy) = if CORNERS & ball.bit() != 0 {
            // At a right angle to the push. From within, no piece on the edge pushes it.
            (
                if dx == 0 { in_x } else { 0 },
                if dy == 0 { in_y } else { 0 },
            )
        } else {
            // Along one edge it turns inwards, between two it bounces.
            let turned = |ahead: i8, inward: i8| if inward == 0 { ahead } else { inward };
            (turned(dx, in_x), turned(dy, in_y))
        };
        Some(Cell::new(
            ball.file().wrapping_add_signed(dx),
            ball.rank().wrapping_add_signed(dy),
        ))
    }

    /// [`PushPush::landing`], where nothing stands there.
    pub(super) fn free_landing(&self, direction: Direction) -> Option<Cell> {
        let free = |cell: &Cell| self.occupied() & cell.bit() == 0;
        self.landing(direction).filter(free)
    }

    /// Whether Black's first move may not bring this piece there: it would stand in line with the
    /// centre and the piece of its value that White has moved.
    pub(super) fn is_in_line(&self, from: Cell, to: Cell) -> bool {
        let State::First(first) = self.state else {
            return false;
        };
        let from_centre = |at: u8| at.cast_signed() - 3;
        let (x1, y1) = (from_centre(first.file()), from_centre(first.rank()));
        let (x2, y2) = (from_centre(to.file()), from_centre(to.rank()));
        self.value(first) == self.value(from) && x1 * y2 == x2 * y1
    }

    /// The pieces of the side to move that may go this way, the ball not deflected.
    fn movers(&self, direction: Direction) -> u64 {
        // What leads to no piece: to an empty cell or off the board.
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

    /// The pieces of the side to move that push the ball this way, alone or through others.
    fn deflecters(&self, direction: Direction) -> u64 {
        self.pushing(direction, self.values[0], 0) & self.pieces_of(self.turn)
    }

    /// The pieces that push what is ahead of them: the ball if it yields, and lesser pieces that
    /// push on or stand where nothing is ahead.
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
