//! What a side could do, whoever's turn it is.

use super::{Spot, Touch};

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
