//! What a side could do, whoever's turn it is.

use super::{AnyPosition, Change, MoveId, Spot, Touch, follow_deeds};

/// A move as who looks at the board sees it: what goes where, and what it runs into.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The touch that takes the piece in hand.
    pub from: Touch,
    /// The touch that says where to.
    pub to: Touch,
    /// The places of what it shoves or takes, at the ground.
    pub hits: Vec<Spot>,
    /// Something of the other side leaves the game.
    pub takes: bool,
}

impl Reach {
    /// Whether what stands on a place, or the place itself, is not safe from it.
    #[must_use]
    pub fn comes_to(&self, place: Spot) -> bool {
        self.to.covers(place) || self.hits.contains(&place.ground())
    }
}

/// What each legal move that goes somewhere does; a pass does not.
pub(super) fn of_all_moves(position: &dyn AnyPosition) -> Vec<Reach> {
    let moves = position.legal().iter().enumerate();
    moves
        .filter_map(|(index, mv)| {
            let [from, to, ..] = &*mv.gesture else {
                return None;
            };
            Some(of_move(position, MoveId::at(index), from, to))
        })
        .collect()
}

fn of_move(position: &dyn AnyPosition, mv: MoveId, from: &Touch, to: &Touch) -> Reach {
    let before = position.pieces();
    let next = position.play(mv);
    let after = next.as_ref().map_or(before, |next| next.pieces());
    let changes = follow_deeds(before, after, &position.deeds(mv));
    let hit = changes.iter().filter_map(|change| match change {
        Change::Moved { before, way, .. } if way.beat > 0 => Some((*before, false)),
        Change::Left { before, .. } => Some((*before, true)),
        _ => None,
    });
    let other = position.turn().other();
    let (mut hits, mut takes) = (Vec::new(), false);
    for (index, leaves) in hit {
        let piece = &before[index];
        hits.extend(piece.spots.iter().map(|spot| spot.ground()));
        takes |= leaves && piece.side == Some(other);
    }
    Reach {
        from: from.clone(),
        to: to.clone(),
        hits,
        takes,
    }
}
