//! Finds the reason why touches do not make a move. It only explains: the move generator decides what is
//! legal.

use super::direction::{CORNERS, Direction};
use super::gestures::{is_beside, pass_spot};
use super::position::State;
use super::{Cell, Course, Move, PushPush, Reason};
use crate::play::{Spot, Why};
use crate::rules::Position;

impl PushPush {
    pub(super) fn reason(&self, touched: &[Spot]) -> Reason {
        if self.outcome().is_some() {
            return Reason::Over;
        }
        let (first, rest) = match touched {
            [] => return Reason::NoPlace,
            [first, rest @ ..] => (*first, rest),
        };
        let from = match Cell::of(first) {
            Some(cell) => cell,
            None if first.ground() == pass_spot(self.turn) => return self.why_no_pass(),
            None if is_beside(first) => return Reason::Beside,
            None => return Reason::NoPlace,
        };
        if self.side(from) != Some(self.turn) {
            return self.why_not_taken(from);
        }
        match rest {
            [] => self.why_stuck(from),
            [to, third @ ..] => match Cell::of(*to) {
                Some(to) => self.why_not_there(from, to, third.first().copied()),
                None if is_beside(*to) => Reason::Leaves { from },
                None => Reason::NoPlace,
            },
        }
    }

    fn why_no_pass(&self) -> Reason {
        if self.count_pushes() > 0 {
            Reason::CanMove { side: self.turn }
        } else {
            Reason::Allowed
        }
    }

    /// Why this cell has no piece of the side to move.
    fn why_not_taken(&self, at: Cell) -> Reason {
        match self.value(at) {
            None => Reason::Empty { at },
            Some(0) => Reason::Ball { at },
            Some(_) => Reason::NotYours { at },
        }
    }

    fn why_stuck(&self, at: Cell) -> Reason {
        let mut moves = false;
        self.each_push(|mv| moves |= matches!(mv, Move::Go { from, .. } if from == at));
        if moves {
            return Reason::Allowed;
        }
        let around = Direction::ALL.into_iter().filter_map(|way| way.next(at));
        let closed: Vec<_> = around
            .filter_map(|to| self.why_not_there(at, to, None).rule())
            .collect();
        let ways = |by: &&str| closed.iter().filter(|rule| *rule == by).count();
        let rule = closed.iter().copied().max_by_key(ways).unwrap_or("4");
        Reason::Stuck { at, rule }
    }

    fn why_not_there(&self, from: Cell, to: Cell, third: Option<Spot>) -> Reason {
        let Some(direction) = Direction::between(from, to) else {
            return Reason::NotNext { from, to };
        };
        self.why_no_push(from, direction, third)
            .or_else(|| self.why_in_line(from, to))
            .unwrap_or(Reason::Allowed)
    }

    /// The obstacle of the chain that begins with a move, or of the ball at its end.
    fn why_no_push(&self, from: Cell, direction: Direction, third: Option<Spot>) -> Option<Reason> {
        let (mut at, mut value) = (from, self.value(from)?);
        loop {
            let next = direction.next(at)?;
            let other = self.value(next)?;
            if other == 0 {
                return self.why_ball_stays(next, direction, third);
            }
            let moved = at == from;
            if moved && self.takes(at, next) {
                return None;
            }
            if other >= value {
                return Some(match (moved, value, other) {
                    (true, 1, 4) => Reason::OwnFour { at: next },
                    (true, ..) => Reason::TooStrong {
                        from,
                        value,
                        at: next,
                        other,
                    },
                    (false, 1, 4) => Reason::PushedOne { at, four: next },
                    (false, ..) => Reason::Link {
                        at,
                        value,
                        next,
                        other,
                    },
                });
            }
            (at, value) = (next, other);
        }
    }

    fn why_ball_stays(
        &self,
        ball: Cell,
        direction: Direction,
        third: Option<Spot>,
    ) -> Option<Reason> {
        let course = self.course(ball, direction);
        let Some(landing) = self.landing(direction) else {
            return course.err();
        };
        if self.value(landing).is_some() {
            return course.err().map(|_| Reason::LandingTaken {
                ball,
                behind: direction.next(ball),
                landing,
            });
        }
        match third?.ground() {
            third if third == direction.beyond(ball) => course.err(),
            third if third == landing.spot() => None,
            _ => Some(Reason::NoChoice {
                ball,
                course: course.ok(),
                landing,
            }),
        }
    }

    /// The ball's destination in this direction, or the reason why it cannot move.
    fn course(&self, ball: Cell, direction: Direction) -> Result<Course, Reason> {
        let diagonal = direction.is_diagonal();
        match direction.next(ball) {
            Some(at) if self.value(at).is_some() => Err(Reason::BallBlocked { ball, at }),
            Some(at) => Ok(Course::To(at)),
            None if direction.goals & ball.bit() != 0 => Ok(Course::Over {
                rank: ball.rank() + 1,
            }),
            None if CORNERS & ball.bit() != 0 && diagonal => Err(Reason::OverCorner { ball }),
            None => Err(Reason::OverFile {
                ball,
                file: char::from(b'a' + ball.file()),
                diagonal,
            }),
        }
    }

    fn why_in_line(&self, from: Cell, to: Cell) -> Option<Reason> {
        match (self.state, self.value(from)) {
            (State::First(first), Some(value)) if self.is_in_line(from, to) => {
                Some(Reason::InLine { value, first, to })
            }
            _ => None,
        }
    }
}
