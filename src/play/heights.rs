//! The number of pieces on each place.

use super::{Piece, SmallMap, Spot};

/// The number of pieces on each place.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Heights(SmallMap<Spot, u8>);

impl Heights {
    #[must_use]
    pub fn of(pieces: &[Piece]) -> Heights {
        let mut heights = Heights::default();
        for piece in pieces {
            heights.raise(piece);
        }
        heights
    }

    /// Raises the heights of the places of a piece to include the piece.
    pub fn raise(&mut self, piece: &Piece) {
        for spot in &piece.spots {
            let height = self.0.entry(spot.ground());
            *height = (*height).max(spot.level.saturating_add(1));
        }
    }

    /// The number of pieces on the place of a spot, ignoring the spot's own height.
    #[must_use]
    pub fn at(&self, spot: Spot) -> u8 {
        self.0.get(&spot.ground()).copied().unwrap_or_default()
    }

    /// The places with at least this many pieces, and the numbers.
    #[must_use]
    pub fn from(&self, min: u8) -> Vec<(Spot, u8)> {
        let all = self.0.iter().map(|(spot, height)| (*spot, *height));
        all.filter(|(_, height)| *height >= min).collect()
    }

    /// The spot of the highest piece at a place, or the ground if there is none.
    #[must_use]
    pub fn top(&self, spot: Spot) -> Spot {
        spot.at_level(self.at(spot).saturating_sub(1))
    }
}
