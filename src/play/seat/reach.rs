//! What a side could do from a position, as if it were its turn.

use super::Seat;
use crate::play::{Change, Game, Reach, Spot, follow_deeds};
use crate::rules::Side;

impl<G: Game> Seat<G> {
    pub(super) fn what_is_in_reach(&self, ply: usize, side: Side) -> Vec<Reach> {
        let here = self.record.position(ply);
        let position = match here.turn() == side {
            true => Some(here.clone()),
            false if here.outcome().is_none() => here.passed(),
            false => None,
        };
        let Some(position) = position else {
            return Vec::new();
        };
        let moves = position.moves().into_iter();
        moves.filter_map(|mv| reach(&position, mv)).collect()
    }
}

/// A move that goes somewhere, which a pass does not.
fn reach<G: Game>(position: &G, mv: G::Move) -> Option<Reach> {
    let mut touches = position.gesture(mv).into_iter();
    let (from, to) = (touches.next()?, touches.next()?);
    let (before, mut next) = (position.pieces(), position.clone());
    next.play(mv);
    let changes = follow_deeds(&before, &next.pieces(), &position.deeds(mv));
    let hit = changes.iter().filter_map(|change| match change {
        Change::Moved { before, way, .. } if way.beat > 0 => Some((*before, false)),
        Change::Left { before, .. } => Some((*before, true)),
        _ => None,
    });
    let other = position.turn().other();
    let (mut hits, mut takes) = (Vec::<Spot>::new(), false);
    for (index, leaves) in hit {
        let piece = &before[index];
        hits.extend(piece.spots.iter().map(|spot| spot.ground()));
        takes |= leaves && piece.side == Some(other);
    }
    Some(Reach {
        from,
        to,
        hits,
        takes,
    })
}
