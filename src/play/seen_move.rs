//! The possible moves of a side, even if it is not to move.

use super::{AnyPosition, MoveId, PieceChange, Spot, Touch, diff_pieces_of_move};

/// A move as it is shown on the board: its start and target, and the pieces that it hits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenMove {
    /// The touch that selects the piece.
    pub from: Touch,
    /// The touch that selects the target.
    pub to: Touch,
    /// The ground-level places of the pieces that it pushes or takes.
    pub hits: Vec<Spot>,
    /// A piece of the other side leaves the game.
    pub takes: bool,
}

impl SeenMove {
    /// Whether it reaches a place or hits a piece on it.
    #[must_use]
    pub fn comes_to(&self, place: Spot) -> bool {
        self.to.covers(place) || self.hits.contains(&place.ground())
    }
}

/// The effect of each legal move except passes.
pub(super) fn of_all_moves(position: &dyn AnyPosition) -> Vec<SeenMove> {
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

fn of_move(position: &dyn AnyPosition, mv: MoveId, from: &Touch, to: &Touch) -> SeenMove {
    let before = position.pieces();
    let next = position.play(mv);
    let after = next.as_ref().map_or(before, |next| next.pieces());
    let changes = diff_pieces_of_move(before, after, &position.piece_actions(mv));
    let hit = changes.iter().filter_map(|change| match change {
        PieceChange::Moved { before, path, .. } if path.beat > 0 => Some((*before, false)),
        PieceChange::Left { before, .. } => Some((*before, true)),
        _ => None,
    });
    let other = position.turn().other();
    let (mut hits, mut takes) = (Vec::new(), false);
    for (index, leaves) in hit {
        let piece = &before[index];
        hits.extend(piece.spots.iter().map(|spot| spot.ground()));
        takes |= leaves && piece.side == Some(other);
    }
    SeenMove {
        from: from.clone(),
        to: to.clone(),
        hits,
        takes,
    }
}
