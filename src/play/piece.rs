//! The pieces and their places, as plain data.

use super::Spot;
use crate::rules::Side;

/// The pose of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pose {
    #[default]
    Flat,
    /// In a groove, on its long edge, or any edge of a square.
    Lying,
    /// In a groove, on its short edge.
    OnEnd,
}

/// A piece in a picture of a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// `None` for a piece that belongs to neither side, for example a ball.
    pub side: Option<Side>,
    /// The name of its symbol, and of its word in the translations. It does not depend on the pose.
    pub kind: &'static str,
    pub pose: Pose,
    /// Everything that it occupies. The first spot names the piece. Never empty.
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

    /// The id of its drawing, which is made of the name of its game, its kind and its pose.
    #[must_use]
    pub fn drawing(&self, slug: &str) -> String {
        let pose = match self.pose {
            Pose::Flat => "",
            Pose::Lying => "-lying",
            Pose::OnEnd => "-on-end",
        };
        format!("{slug}-{}{pose}", self.kind)
    }

    /// Whether both are in the same places, ignoring their heights.
    #[must_use]
    pub fn is_where(&self, other: &Piece) -> bool {
        let places = self.spots.iter().map(|spot| spot.ground());
        places.eq(other.spots.iter().map(|spot| spot.ground()))
    }
}

/// The piece that is visible on a spot: the highest.
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
