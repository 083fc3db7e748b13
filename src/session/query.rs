//! Questions of a player about the position.

use crate::play::Spot;
use crate::rules::Side;

/// A question about the shown position that is answered in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Query {
    /// Where a side's pieces are.
    Pieces(Side),
    /// From where White and Black could move to a place; no place if none is pointed at.
    Reached {
        place: Option<Spot>,
        from: [Vec<Spot>; 2],
    },
    /// What is left to White and Black on the clock, in milliseconds; nothing if there is no clock.
    Time(Option<[u32; 2]>),
    /// Whose turn it is, and where all pieces are.
    Position,
}
