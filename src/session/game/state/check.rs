//! A check of the solution of a game: the values of random positions are compared with the values of their moves.

use crate::play::CheckCounts;
use crate::session::effect::QuestionId;

/// The progress of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SolutionCheck {
    #[default]
    NotStarted,
    Running {
        tally: CheckCounts,
        seed: u64,
        question: QuestionId,
    },
    Over(CheckCounts),
    Failed,
}

impl SolutionCheck {
    pub fn is_asked(&self, id: QuestionId) -> bool {
        matches!(self, SolutionCheck::Running { question, .. } if *question == id)
    }

    /// Forgets the check, and returns whether it was running.
    pub fn stop(&mut self) -> bool {
        let before = std::mem::take(self);
        matches!(before, SolutionCheck::Running { .. })
    }
}
