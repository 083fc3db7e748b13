//! The numbers of moves in a list, where one move of each side has one number.

use crate::rules::Side;

/// The number of the move that a ply belongs to. Both count from 1; where Black moves first, the first number has
/// Black's move alone.
#[must_use]
pub fn move_number(ply: usize, first: Side) -> usize {
    (ply + usize::from(first == Side::Black)).div_ceil(2)
}
