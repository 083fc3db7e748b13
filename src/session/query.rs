//! Questions of a player about the position.

use crate::play::Spot;
use crate::rules::Side;

/// A question about the shown position that is answered in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Query {
    /// Where a side's pieces are.
    Pieces(Side),
    /// The places from which White and Black could move to a place. `place` is None if none is pointed at.
    Reached {
        place: Option<Spot>,
        from: [Vec<Spot>; 2],
    },
    /// The remaining time of White and Black on the clock, in milliseconds. None without a clock.
    Time(Option<[u32; 2]>),
    /// Whose turn it is, and where all pieces are.
    Position,
}
