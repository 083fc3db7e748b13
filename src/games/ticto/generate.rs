//! Generating the legal moves.

use super::army::ArmyPiece;
use super::ground::Ground;
use super::lattice::Direction;
use super::{Move, Placement, Shape, TicTo};
use std::ops::ControlFlow;

impl TicTo {
    /// Visits every legal move until the visitor stops. The game must not be over.
    pub(super) fn visit_moves<B>(
        &self,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let ground = Ground::new(self);
        let from = ground.round();
        for to in ground.open_to_round() {
            visit(Move::Round { from, to })?;
        }
        if !self.must_leave() {
            for piece in self.army(self.turn).pieces() {
                ground.visit_piece(piece, &mut visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Ground<'_> {
    /// Visits every move of a square or rectangle of the side to move.
    pub(super) fn visit_piece<B>(
        &self,
        piece: ArmyPiece,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if !piece.placement.is_flat() {
            self.visit_wall(piece.placement, visit)
        } else if self.may_act(piece).is_ok() {
            self.visit_flat(piece, visit)
        } else if self.may_rebel(piece).is_ok() {
            visit(Move::Rebel(piece.placement))
        } else {
            ControlFlow::Continue(())
        }
    }

    fn visit_flat<B>(
        &self,
        piece: ArmyPiece,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (from, ground) = (piece.placement, self.without(piece));
        for direction in Direction::ALL {
            let mut slid = from;
            while let Ok(to) = ground.step(slid, direction) {
                if ground.settle(to).is_ok() {
                    visit(Move::Go { from, to })?;
                }
                if ground.must_stop(to).is_some() {
                    break;
                }
                slid = to;
            }
            if let Ok(to) = ground.stand_up(from, direction) {
                visit(Move::Go { from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_wall<B>(
        &self,
        from: Placement,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let along = from.axis();
        for direction in along.across() {
            if let Ok(to) = self.lie(from, direction) {
                visit(Move::Go { from, to })?;
            }
        }
        for direction in along.along() {
            match from.shape() {
                Shape::Long => {
                    let mut glided = from;
                    while let Ok(to) = self.glide(glided, direction) {
                        visit(Move::Go { from, to })?;
                        glided = to;
                    }
                    if let Ok(to) = self.tip_up(from, direction) {
                        visit(Move::Go { from, to })?;
                    }
                }
                Shape::Tall => {
                    if let Ok(to) = self.tip_down(from, direction) {
                        visit(Move::Go { from, to })?;
                    }
                }
                _ => {}
            }
            if let Ok(pushed) = self.push(from, direction) {
                let pusher = from;
                visit(Move::Push { pusher, pushed })?;
            }
        }
        ControlFlow::Continue(())
    }
}
