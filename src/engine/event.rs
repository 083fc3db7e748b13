//! The events sent to an asker.

use super::{Exact, SearchResult};

/// An event for an asker. The ticket is the ticket of its newest question.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The result so far, at most about ten times a second. In a report, the result for the current position.
    Found { ticket: u64, found: SearchResult },
    /// In a report: the position after `ply`. After an interruption, `moves` counts only the moves not yet
    /// evaluated.
    Evaluation {
        ticket: u64,
        ply: usize,
        moves: usize,
        found: SearchResult,
    },
    /// The final answer.
    Done { ticket: u64, found: SearchResult },
    /// The value from the solution of a game: the final answer, except for [`Exact::Solving`].
    Exact { ticket: u64, exact: Exact },
    /// The question cannot be answered. The sentence is English, for developers.
    Refused { ticket: u64, sentence: String },
    /// A worker that was ready is lost, and another one answers now.
    Restarted { ticket: u64, why: String },
    /// No worker answered. The next question starts another one.
    Failed { ticket: u64, why: String },
}

impl Event {
    /// Whether nothing follows it.
    #[must_use]
    pub fn is_last(&self) -> bool {
        match self {
            Event::Exact { exact, .. } => !matches!(exact, Exact::Solving(_)),
            Event::Done { .. } | Event::Refused { .. } | Event::Failed { .. } => true,
            Event::Found { .. } | Event::Evaluation { .. } | Event::Restarted { .. } => false,
        }
    }

    /// The ticket of the question.
    #[must_use]
    pub fn ticket(&self) -> u64 {
        match self {
            Event::Found { ticket, .. }
            | Event::Evaluation { ticket, .. }
            | Event::Done { ticket, .. }
            | Event::Exact { ticket, .. }
            | Event::Refused { ticket, .. }
            | Event::Restarted { ticket, .. }
            | Event::Failed { ticket, .. } => *ticket,
        }
    }

    /// The same event with another ticket.
    #[must_use]
    pub(super) fn with_ticket(mut self, new: u64) -> Event {
        match &mut self {
            Event::Found { ticket, .. }
            | Event::Evaluation { ticket, .. }
            | Event::Done { ticket, .. }
            | Event::Exact { ticket, .. }
            | Event::Refused { ticket, .. }
            | Event::Restarted { ticket, .. }
            | Event::Failed { ticket, .. } => *ticket = new,
        }
        self
    }
}
