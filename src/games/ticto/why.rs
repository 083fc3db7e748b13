//! Explains touches: finds the move that they would make, and then the rule that forbids it.

use super::army::ArmyPiece;
use super::ground::Ground;
use super::lattice::{Direction, go, is_cell, is_crossing, is_margin, is_place, is_segment};
use super::{Move, Placement, Reason, Shape, TicTo};
use crate::play::Spot;
use crate::rules::{Position, Side};
use std::ops::ControlFlow;

/// The piece that a first touch selects.
#[derive(Clone, Copy)]
enum SelectedPiece {
    Round,
    ArmyPiece(ArmyPiece),
    /// A piece of the side to move under an enemy piece.
    Rebel(Placement),
}

impl TicTo {
    pub(super) fn explain(&self, touched: &[Spot]) -> Reason {
        if self.outcome().is_some() {
            return Reason::Over;
        }
        let ground = Ground::new(self);
        let intended = match *touched {
            [] => Err(Reason::NoPlace),
            [first] => ground.first(first.ground()).map(drop),
            [first, second, ..] => ground.both(first.ground(), second.ground()).map(drop),
        };
        intended.err().unwrap_or(Reason::Allowed)
    }
}

impl Ground<'_> {
    /// The piece selected by a touch of this place, if that piece can move at all.
    fn first(&self, at: Spot) -> Result<SelectedPiece, Reason> {
        if !is_place(at) {
            return Err(Reason::NoPlace);
        }
        let actor = self.actor(at)?;
        match actor {
            SelectedPiece::Round => {
                let stuck = self.open_to_round().next().is_none();
                stuck.then_some(Reason::StuckRound { at })
            }
            SelectedPiece::ArmyPiece(piece) => {
                let mut first = |_| ControlFlow::Break(());
                let stuck = self.visit_piece(piece, &mut first).is_continue();
                stuck.then_some(match piece.placement.is_flat() {
                    true => Reason::Stuck { at },
                    false => Reason::StuckWall { at },
                })
            }
            SelectedPiece::Rebel(_) => None,
        }
        .map_or(Ok(actor), Err)
    }

    fn actor(&self, at: Spot) -> Result<SelectedPiece, Reason> {
        let (position, turn) = (self.position, self.position.turn);
        let holds = |piece: &ArmyPiece| piece.placement.holds(at);
        if position.round(turn) == at {
            return Ok(SelectedPiece::Round);
        }
        let own = position.army(turn).pieces().filter(holds);
        // Outside the cells of the board, only exact pairs share a place.
        let is_upper = |piece: &ArmyPiece| match is_cell(at) {
            true => piece.is_upper_on(at),
            false => piece.is_upper(),
        };
        let Some(piece) = own.max_by_key(is_upper) else {
            let theirs = position
                .army(turn.other())
                .pieces()
                .any(|piece| holds(&piece));
            return Err(if theirs || position.round(turn.other()) == at {
                Reason::NotYours { at }
            } else {
                Reason::Empty { at }
            });
        };
        if position.must_leave() {
            return Err(Reason::RoundFirst {
                round: position.round(turn),
                extended: position.extended,
            });
        }
        if piece.placement.is_flat()
            && let Err(why_not) = self.may_act(piece)
        {
            return match why_not {
                Reason::Covered { .. } => self
                    .may_rebel(piece)
                    .map(|()| SelectedPiece::Rebel(piece.placement)),
                other => Err(other),
            };
        }
        Ok(SelectedPiece::ArmyPiece(piece))
    }

    /// The move made by two touches.
    fn both(&self, first: Spot, second: Spot) -> Result<Move, Reason> {
        let actor = self.first(first)?;
        if !is_place(second) {
            return Err(Reason::NoPlace);
        }
        match actor {
            SelectedPiece::Round => {
                let from = self.round();
                if second == from {
                    return Err(Reason::Stays { at: second });
                }
                self.walk(second)?;
                Ok(Move::Round { from, to: second })
            }
            SelectedPiece::Rebel(pair) if pair.holds(second) => Ok(Move::Rebel(pair)),
            SelectedPiece::Rebel(pair) => Err(Reason::OnlyRebels { pair }),
            SelectedPiece::ArmyPiece(piece) if piece.placement.holds(second) => {
                Err(Reason::Stays { at: second })
            }
            SelectedPiece::ArmyPiece(piece) if piece.placement.is_flat() => {
                let (from, to) = (piece.placement, self.flat_to(piece, second)?);
                Ok(Move::Go { from, to })
            }
            SelectedPiece::ArmyPiece(piece) => self.wall_to(piece.placement, second),
        }
    }

    /// The placement to which a flat piece would slide or stand up.
    fn flat_to(&self, piece: ArmyPiece, to: Spot) -> Result<Placement, Reason> {
        let from = piece.placement;
        if is_cell(to) || is_margin(to) {
            let halves = from
                .named()
                .filter_map(|half| Direction::straight(half, to));
            return match halves.min_by_key(|(_, far)| *far) {
                Some((direction, far)) => self.slide(piece, direction, far / 2),
                None => Err(Reason::NotStraight),
            };
        }
        if let Some((direction, far)) = from
            .middle()
            .and_then(|middle| Direction::straight(middle, to))
            && is_segment(to)
            && direction.axis() != from.axis()
        {
            return self.slide(piece, direction, far / 2);
        }
        for direction in Direction::ALL {
            let side = from
                .named()
                .chain(from.middle())
                .map(|at| go(at, direction, 1));
            if side.into_iter().any(|at| at == to) {
                return self.stand_up(from, direction);
            }
        }
        Err(match from.is_square() {
            true => Reason::NotAround { cell: from.first() },
            false if from.is_half_out() => Reason::OnlyInward {
                at: from.board_half(),
            },
            false => Reason::NotOverSide,
        })
    }

    /// The move that a piece in a groove would make.
    fn wall_to(&self, from: Placement, to: Spot) -> Result<Move, Reason> {
        let go_to = |to| Move::Go { from, to };
        let along = from.axis();
        for direction in along.along() {
            if from.shape() == Shape::Long && to == go(from.front(direction), direction, 1) {
                return self.tip_up(from, direction).map(go_to);
            }
        }
        if let Some(wall) = self.wall_on(to) {
            return self.would_push(from, wall, to);
        }
        for direction in along.across() {
            if from.lie_down(direction).holds(to) {
                return self.lie(from, direction).map(go_to);
            }
        }
        if is_cell(to) || is_margin(to) {
            return Err(Reason::NotBesideWall);
        }
        match from.shape() {
            Shape::Long => self.would_glide(from, to).map(go_to),
            Shape::Tall => {
                let tips = |direction: &Direction| {
                    (2..=4).any(|far| go(from.first(), *direction, far) == to)
                };
                match along.along().into_iter().find(tips) {
                    Some(direction) => self.tip_down(from, direction).map(go_to),
                    None => Err(Reason::NotBesideTall),
                }
            }
            _ => Err(Reason::NoGlide),
        }
    }

    fn would_glide(&self, from: Placement, to: Spot) -> Result<Placement, Reason> {
        if is_crossing(to) {
            return Err(Reason::NotItsEnd);
        }
        match Direction::straight(from.first(), to) {
            Some((direction, _)) if direction.axis() == from.axis() => {
                let mut placement = from;
                while placement.front(direction) != to {
                    placement = self.glide(placement, direction)?;
                }
                Ok(placement)
            }
            _ => Err(Reason::OtherGroove),
        }
    }

    /// The wall in a segment or on a crossing, if there is one.
    fn wall_on(&self, at: Spot) -> Option<Placement> {
        let pieces = |side| self.position.army(side).pieces();
        let mut all = Side::BOTH.into_iter().flat_map(pieces);
        let wall = all.find(|piece| !piece.placement.is_flat() && piece.placement.holds(at));
        wall.map(|piece| piece.placement)
    }

    fn would_push(&self, from: Placement, wall: Placement, to: Spot) -> Result<Move, Reason> {
        for direction in from.axis().along() {
            if wall
                .named()
                .any(|at| at == go(from.front(direction), direction, 2))
            {
                let pushed = self.push(from, direction)?;
                return Ok(Move::Push {
                    pusher: from,
                    pushed,
                });
            }
        }
        Err(if self.is_own_wall(wall.first()) {
            Reason::OwnWall { at: to }
        } else {
            Reason::NoTension { at: to }
        })
    }
}
