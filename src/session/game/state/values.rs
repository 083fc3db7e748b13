//! The values of a solved game, and when they are shown: while the analysis is open, or a key or a button is held.

use super::position_values::PositionValues;
use crate::play::Kind;
use crate::session::board::ShownPosition;
use crate::session::effect::QuestionId;

#[derive(Debug, Default)]
pub struct Values {
    pub(crate) is_solved: bool,
    /// Whether solving takes no time, so that the values are always requested.
    pub(crate) is_solved_at_once: bool,
    /// Whether a key or a button is held.
    pub(crate) are_values_held: bool,
    /// Whether White and Black have agreed to see the values.
    pub(crate) agreed: [bool; 2],
    /// The position that was asked about last, and the question.
    pub(crate) asked: Option<(ShownPosition, QuestionId)>,
    pub(crate) found: Option<(ShownPosition, PositionValues)>,
    pub(crate) has_failed: bool,
}

impl Values {
    pub fn of(kind: &dyn Kind) -> Values {
        Values {
            is_solved: !kind.exact_levels().is_empty(),
            is_solved_at_once: kind.is_solved_at_once(),
            ..Values::default()
        }
    }

    pub fn is_solved(&self) -> bool {
        self.is_solved
    }

    pub fn are_values_held(&self) -> bool {
        self.are_values_held
    }

    pub fn is_asked(&self, id: QuestionId) -> bool {
        self.asked.is_some_and(|(_, asked)| asked == id)
    }

    pub fn forget_failure(&mut self) {
        if self.has_failed {
            self.has_failed = false;
            self.asked = None;
        }
    }
}
