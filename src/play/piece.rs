//! What stands where, as plain data.

use super::Spot;
use crate::rules::Side;

/// How a piece stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pose {
    #[default]
    Flat,
    /// On its long edge, or a square's any, in a groove.
    Lying,
    /// On its short edge, in a groove.
    OnEnd,
}

/// A piece in a picture of a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Nobody's, if it is a ball that both may push.
    pub side: Option<Side>,
    /// The name of its symbol and of its word in the translations; the same in every pose.
    pub kind: &'static str,
    pub pose: Pose,
    /// Everything it occupies; the first is the one to name it by. Never empty.
    pub spots: Vec<Spot>,
}

impl Piece {
    /// A piece that lies flat on one spot.
    #[must_use]
    pub fn on(spot: Spot, side: Side, kind: &'static str) -> Piece {
        Piece {
            side: Some(side),
            kind,
            pose: Pose::Flat,
            spots: vec![spot],
        }
    }

    /// Whether both are in the same places, at whatever height.
    #[must_use]
    pub fn is_where(&self, other: &Piece) -> bool {
        let places = self.spots.iter().map(|spot| spot.ground());
        places.eq(other.spots.iter().map(|spot| spot.ground()))
    }
}

/// The piece that is seen on a spot: the highest.
#[must_use]
pub fn seen_on(pieces: &[Piece], spot: Spot) -> Option<&Piece> {
    let height = |piece: &Piece| {
        let here = piece.spots.iter();
        here.filter(|other| other.ground() == spot.ground())
            .map(|other| other.level)
            .max()
    };
    pieces
        .iter()
        .filter(|piece| height(piece).is_some())
        .max_by_key(|piece| height(piece))
}
