//! What tells apart the states of a board.

use crate::play::Spot;

/// Tells apart the positions that a board shows: equal ones are the same position of the same record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownPosition {
    pub(super) record: u64,
    pub(super) ply: usize,
    /// The number of the line that is shown, and how many of its moves.
    pub(super) variation: Option<(u64, usize)>,
}

/// What the possible touches depend on: equal ones mean equal touches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenKey {
    pub(super) position: ShownPosition,
    pub(super) touched: Vec<Spot>,
    pub(super) can_touch: bool,
}
