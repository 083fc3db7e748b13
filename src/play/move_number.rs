//! The numbers of moves in a list in which one move of each side shares a number.

use crate::rules::Side;

/// The move number of a ply. Both count from 1. If Black moves first, the first number has only Black's move.
#[must_use]
pub fn move_number(ply: usize, first: Side) -> usize {
    (ply + usize::from(first == Side::Black)).div_ceil(2)
}
