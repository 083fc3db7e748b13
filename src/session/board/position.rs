//! Keys that identify the states of a board.

use crate::play::{NodeId, Spot};

/// Identifies a position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GamePosition {
    /// The number of the record; another one may have replaced it.
    pub(super) record: u64,
    pub(super) node: NodeId,
}

/// Identifies a position that a board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownPosition {
    pub(super) position: GamePosition,
    /// The number of the line that is shown, and how many of its moves.
    pub(super) line: Option<(u64, usize)>,
}

/// The key of the possible touches: equal keys mean equal touches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TouchesKey {
    pub(super) position: ShownPosition,
    pub(super) touched: Vec<Spot>,
    pub(super) can_touch: bool,
    pub(super) is_over: bool,
}
