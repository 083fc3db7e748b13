//! What an asker is told.

use super::{Exact, Found};

/// What an asker is told. The ticket is that of its newest question.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// What is found so far, at most about ten times a second; of a whole game, in the position under way.
    Found { ticket: u64, found: Found },
    /// In [`Asked::Game`]: the position after `ply` of so many moves.
    Judged {
        ticket: u64,
        ply: usize,
        moves: usize,
        found: Found,
    },
    /// The last word.
    Done { ticket: u64, found: Found },
    /// What is known of a solved game, the last word too but for [`Exact::Solving`].
    Exact { ticket: u64, exact: Exact },
    /// It cannot be answered; the sentence is English, for whoever mends it.
    Refused { ticket: u64, sentence: String },
    /// The worker was lost, started again and asked again: the machine was started again.
    Restarted { ticket: u64, why: String },
    /// The worker was lost too often: the question is given up. The next one starts another.
    Failed { ticket: u64, why: String },
}

impl Event {
    /// Whether nothing follows it.
    #[must_use]
    pub fn is_last(&self) -> bool {
        match self {
            Event::Exact { exact, .. } => !matches!(exact, Exact::Solving(_)),
            Event::Done { .. } | Event::Refused { .. } | Event::Failed { .. } => true,
            Event::Found { .. } | Event::Judged { .. } | Event::Restarted { .. } => false,
        }
    }

    /// By which the question is named.
    #[must_use]
    pub fn ticket(&self) -> u64 {
        match self {
            Event::Found { ticket, .. }
            | Event::Judged { ticket, .. }
            | Event::Done { ticket, .. }
            | Event::Exact { ticket, .. }
            | Event::Refused { ticket, .. }
            | Event::Restarted { ticket, .. }
            | Event::Failed { ticket, .. } => *ticket,
        }
    }

    /// The same about a question of another ticket.
    #[must_use]
    pub(super) fn with_ticket(mut self, new: u64) -> Event {
        match &mut self {
            Event::Found { ticket, .. }
            | Event::Judged { ticket, .. }
            | Event::Done { ticket, .. }
            | Event::Exact { ticket, .. }
            | Event::Refused { ticket, .. }
            | Event::Restarted { ticket, .. }
            | Event::Failed { ticket, .. } => *ticket = new,
        }
        self
    }
}
