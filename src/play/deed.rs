//! What a move does to the pieces, told for the eye; the rules alone decide what it does.

use super::{Piece, Spot};

/// What a move does to one piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The first spot of the piece before the move.
    pub from: Spot,
    /// Every place it goes over one after the other, where it began left out. The last one is its
    /// first spot after the move or, if it leaves the game, where it is seen last: beyond the board
    /// if it falls, in its place if it is taken there. Only a piece that is taken so, or changes no
    /// more than its height or its picture, comes to where it was.
    pub way: Vec<Spot>,
    /// Whether it is out of the game.
    pub leaves: bool,
    /// How many others have to be shoved before it moves: 0 for who begins.
    pub beat: u8,
}

impl Deed {
    /// The piece that makes the move, or comes along with it.
    #[must_use]
    pub fn goes(from: Spot, way: Vec<Spot>) -> Deed {
        Deed {
            from,
            way,
            leaves: false,
            beat: 0,
        }
    }

    /// A piece that is taken where it is.
    #[must_use]
    pub fn taken(at: Spot) -> Deed {
        Deed {
            from: at,
            way: vec![at],
            leaves: true,
            beat: 0,
        }
    }

    /// Where it ends.
    #[must_use]
    pub fn end(&self) -> Spot {
        self.way.last().copied().unwrap_or(self.from)
    }

    /// Whether what leaves by it is nobody's, among the pieces before the move: a ball.
    #[must_use]
    pub fn is_out(&self, pieces: &[Piece]) -> bool {
        let nobodys = |piece: &Piece| self.is_of(piece) && piece.side.is_none();
        self.leaves && pieces.iter().any(nobodys)
    }

    /// Whether it tells of this piece before the move.
    #[must_use]
    pub fn is_of(&self, piece: &Piece) -> bool {
        piece.spots[0] == self.from
    }
}
