//! A hint in two steps: first the piece, then its target. Hints are recorded in the game.

use crate::session::board::ShownPosition;
use crate::session::effect::QuestionId;

#[derive(Debug, Default)]
pub struct Hints {
    pub(crate) question: Option<QuestionId>,
    pub(crate) found: Option<Hint>,
    /// The position of the question or of the hint.
    pub(crate) position: Option<ShownPosition>,
}

/// A hint that was found.
#[derive(Clone, Debug)]
pub struct Hint {
    pub(crate) mv: String,
    /// Whether it comes from the analysis.
    pub(crate) analysed: bool,
}

impl Hints {
    pub fn is_asked(&self, id: QuestionId) -> bool {
        self.question == Some(id)
    }
}
