//! The effects of a move on the pieces, for the animation. Only the rules decide the real effect of a move.

use super::{Piece, Spot};

/// The effect of a move on one piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceAction {
    /// The first spot of the piece before the move.
    pub from: Spot,
    /// The places that it passes, without its start. The last one is its first spot after the move. If the
    /// piece leaves the game, it is the last place where it is visible: beyond the board if it falls, or its
    /// own place if it is taken there. Only a piece that is taken in its place, or that changes only its
    /// height or picture, ends where it started.
    pub path: Vec<Spot>,
    /// Whether it leaves the game.
    pub leaves: bool,
    /// The number of other pieces that are pushed before it moves. 0 for the piece that makes the move.
    pub beat: u8,
}

impl PieceAction {
    /// A piece that makes the move or moves along with it.
    #[must_use]
    pub fn goes(from: Spot, path: Vec<Spot>) -> PieceAction {
        PieceAction {
            from,
            path,
            leaves: false,
            beat: 0,
        }
    }

    /// A piece that is taken in its place.
    #[must_use]
    pub fn taken(at: Spot) -> PieceAction {
        PieceAction {
            from: at,
            path: vec![at],
            leaves: true,
            beat: 0,
        }
    }

    /// The place where it ends.
    #[must_use]
    pub fn end(&self) -> Spot {
        self.path.last().copied().unwrap_or(self.from)
    }

    /// Whether an unowned piece, such as a ball, leaves the game by it. `pieces` are the pieces before the move.
    #[must_use]
    pub fn is_out(&self, pieces: &[Piece]) -> bool {
        let nobodys = |piece: &Piece| self.is_of(piece) && piece.side.is_none();
        self.leaves && pieces.iter().any(nobodys)
    }

    /// Whether it is about this piece, as it is before the move.
    #[must_use]
    pub fn is_of(&self, piece: &Piece) -> bool {
        piece.spots[0] == self.from
    }
}
