//! Questions of a player about the position.

use crate::play::Spot;
use crate::rules::Side;

/// A question about the shown position that is answered in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// Where a side's pieces are.
    Pieces(Side),
    /// Who could move to a place; none if no place is pointed at.
    Reached(Option<Spot>),
    /// Whose turn it is, and where all pieces are.
    Position,
}
