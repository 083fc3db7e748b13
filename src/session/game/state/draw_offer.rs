//! A draw offer to the computer: it looks at the position, then agrees or explains why not.

use crate::session::board::ShownPosition;
use crate::session::effect::QuestionId;

#[derive(Debug, Default)]
pub struct DrawOffer {
    pub(crate) question: Option<QuestionId>,
    /// The position in which it was offered.
    pub(crate) position: Option<ShownPosition>,
    /// The number of plies when the computer declined last.
    pub(crate) declined: Option<usize>,
}

impl DrawOffer {
    pub fn declined(&self) -> Option<usize> {
        self.declined
    }

    /// Whether the computer looks at the offer.
    pub fn is_pending(&self) -> bool {
        self.question.is_some()
    }

    pub fn is_asked(&self, id: QuestionId) -> bool {
        self.question == Some(id)
    }
}
