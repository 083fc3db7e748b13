//! A known result at a place of the board.

use crate::play::{Repetition, Spot};
use crate::search::ExactValue;

/// A place on the board that belongs to a move, with the best result of such moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpotValue {
    pub spot: Spot,
    pub value: ExactValue,
    /// How this leads to a draw by repetition, if it does.
    pub repeats: Option<Repetition>,
    /// Whether it is a target of the selected piece. If not, it is the start of a move.
    pub is_target: bool,
}

impl SpotValue {
    /// For sorting: a draw without repetition ranks above one by repetition.
    #[must_use]
    pub fn rank(self) -> (ExactValue, bool) {
        (self.value, self.repeats.is_none())
    }
}
