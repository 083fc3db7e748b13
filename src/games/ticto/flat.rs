//! Flat squares and rectangles: which of them may act, how they slide and stand up, and when they rebel.

use super::army::ArmyPiece;
use super::ground::Ground;
use super::lattice::{Direction, go, is_margin};
use super::position::Last;
use super::{Placement, Reason, Shape};
use crate::play::Spot;

impl Ground<'_> {
    /// Checks that a flat piece of the side to move carries nothing.
    pub(super) fn may_act(&self, piece: ArmyPiece) -> Result<(), Reason> {
        for (at, upper) in piece.halves() {
            if self.is_pair(at) && !upper {
                return Err(if self.is_own_topped(at) {
                    Reason::Carries { at }
                } else {
                    Reason::Covered { at }
                });
            }
            if self.has_round(at) {
                return Err(Reason::CarriesRound { at });
            }
        }
        Ok(())
    }

    /// Checks that a flat piece of the side to move may swap places with the enemy piece on top of it.
    pub(super) fn may_rebel(&self, piece: ArmyPiece) -> Result<(), Reason> {
        let enemies = self.position.army(self.position.turn.other());
        let cover = enemies
            .on_top(piece.placement)
            .filter(|_| !piece.is_upper());
        if cover.is_none() {
            let covered = piece
                .halves()
                .find(|(at, upper)| self.is_pair(*at) && !upper);
            let (at, _) = covered.unwrap_or((piece.placement.first(), false));
            return Err(Reason::Covered { at });
        }
        if let Some(at) = piece.placement.cells().find(|at| self.has_round(*at)) {
            return Err(Reason::PairUnderRound { at });
        }
        if self.position.last == Last::Covered(piece.placement) {
            return Err(Reason::NotYet {
                pair: piece.placement,
            });
        }
        Ok(())
    }

    /// One step of a slide, whether or not the slide may end there. The piece must be taken off its pile
    /// first.
    pub(super) fn step(&self, from: Placement, direction: Direction) -> Result<Placement, Reason> {
        let to = from.moved(direction);
        if !to.named().any(|at| self.is_real(at)) {
            return Err(if from.is_square() {
                Reason::SquareLeaves
            } else {
                Reason::RectangleLeaves
            });
        }
        let crossed = from.named().map(|half| go(half, direction, 1));
        for at in crossed.chain(to.middle()) {
            if self.is_walled(at) {
                return Err(Reason::Wall { at });
            }
        }
        to.named().try_for_each(|at| self.enter(at))?;
        Ok(to)
    }

    /// Checks that the piece may end its slide or lie down there.
    pub(super) fn settle(&self, to: Placement) -> Result<(), Reason> {
        to.cells().try_for_each(|at| self.land(at))
    }

    /// The enemy piece at which a slide must end if it gets that far.
    pub(super) fn must_stop(&self, to: Placement) -> Option<Spot> {
        to.cells().find(|at| self.is_enemy_topped(*at))
    }

    /// A slide over this number of cells.
    pub(super) fn slide(
        &self,
        piece: ArmyPiece,
        direction: Direction,
        cells: i8,
    ) -> Result<Placement, Reason> {
        let ground = self.without(piece);
        let mut to = piece.placement;
        for rest in (0..cells).rev() {
            to = ground.step(to, direction)?;
            if rest > 0
                && let Some(at) = ground.must_stop(to)
            {
                ground.settle(to)?;
                return Err(Reason::MustStop { at });
            }
        }
        ground.settle(to)?;
        Ok(to)
    }

    /// Stands up over the border in this direction.
    pub(super) fn stand_up(
        &self,
        from: Placement,
        direction: Direction,
    ) -> Result<Placement, Reason> {
        let side = go(from.front(direction), direction, 1);
        if from.is_square() {
            self.free(side)?;
            return Ok(Placement::new(Shape::Wall, side));
        }
        let over_end = direction.axis() == from.axis();
        if from.is_half_out() && (!over_end || is_margin(from.front(direction))) {
            return Err(Reason::OnlyInward {
                at: from.board_half(),
            });
        }
        if over_end {
            self.free(side)?;
            return Ok(Placement::new(Shape::Tall, side));
        }
        let long = Placement::new(Shape::Long, side);
        long.named().try_for_each(|at| self.free(at))?;
        long.middle().map_or(Ok(()), |at| self.open(at))?;
        Ok(long)
    }
}
