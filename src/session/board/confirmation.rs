//! A touched move that a second touch must confirm.

use crate::play::Spot;

/// A touch that would have made a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confirmation {
    /// The selection at that time. With another selection, no touch is waiting.
    pub touched: Vec<Spot>,
    pub spot: Spot,
}
