//! The ways of mirroring a board.

use crate::play::Spot;

/// How a draft is mirrored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mirror {
    /// Left and right are exchanged.
    Files,
    /// The sides are exchanged: ranks, owners and the side to move.
    Sides,
}

impl Mirror {
    /// The place of a spot on the mirrored board of this size.
    #[must_use]
    pub fn spot(self, (width, height): (u8, u8), spot: Spot) -> Spot {
        match self {
            Mirror::Files => Spot {
                x: 2 * width.cast_signed() - spot.x,
                ..spot
            },
            Mirror::Sides => Spot {
                y: 2 * height.cast_signed() - spot.y,
                ..spot
            },
        }
    }
}
