//! What a side could do next.

use crate::play::{Piece, SeenMove, Spot, seen_on};
use crate::rules::Side;

/// What a side could do if it were its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threats {
    pub side: Side,
    /// The piece in question. None for all pieces.
    pub from: Option<Spot>,
    pub seen_moves: Vec<SeenMove>,
}

impl Threats {
    /// The threats of a side: with the piece on the place if it is the side's, else with all its pieces.
    #[must_use]
    pub fn of(
        side: Side,
        at: Option<Spot>,
        pieces: &[Piece],
        seen_moves: Vec<SeenMove>,
    ) -> Threats {
        let is_own =
            |spot: &Spot| seen_on(pieces, *spot).is_some_and(|piece| piece.side == Some(side));
        let from = at.map(Spot::ground).filter(is_own);
        let mut seen_moves = seen_moves;
        if let Some(from) = from {
            seen_moves.retain(|mv| mv.from.covers(from));
        }
        Threats {
            side,
            from,
            seen_moves,
        }
    }
}
