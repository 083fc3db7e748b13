//! The actions of each piece in a move, for the animation. The pieces of a chain are listed in the order in
//! which they are pushed.

use super::direction::Direction;
use super::{Move, PushPush};
use crate::play::PieceAction;
use std::iter::successors;

impl PushPush {
    /// The piece that moves, then the pieces that it pushes, in order, or the piece that it takes.
    pub(super) fn actions_of(&self, mv: Move) -> Vec<PieceAction> {
        let Move::Go { from, to, landing } = mv else {
            return Vec::new();
        };
        if self.takes(from, to) {
            let goes = PieceAction::goes(from.spot(), vec![to.spot()]);
            return vec![goes, PieceAction::taken(to.spot())];
        }
        let Some(direction) = Direction::between(from, to) else {
            return Vec::new();
        };
        let chain = self.chain(from, direction);
        let line = successors(Some(from), |cell| {
            let next = direction.next(*cell);
            next.filter(|next| chain & next.bit() != 0)
        });
        line.zip(0..)
            .map(|(cell, beat)| {
                let landing = landing.filter(|_| self.ball() == Some(cell));
                let ahead = || direction.beyond(cell);
                PieceAction {
                    from: cell.spot(),
                    path: vec![landing.map_or_else(ahead, |landing| landing.spot())],
                    leaves: landing.is_none() && direction.exits & cell.bit() != 0,
                    beat,
                }
            })
            .collect()
    }
}
