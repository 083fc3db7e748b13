//! The engine's answers to a question.

use crate::engine::{Event, Exact, SearchResult};

/// An answer of the engine to a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// What was found so far. More follows.
    Found(SearchResult),
    /// In a report: the position after a ply. More follows.
    Evaluation { ply: usize, found: SearchResult },
    /// The final answer.
    Done(SearchResult),
    /// The known values of a solved game: the final answer.
    Exact(Exact),
    /// The engine cannot answer.
    Lost,
}

impl Answer {
    /// The answer in an event of the engine. None if the event is only about the engine itself.
    #[must_use]
    pub fn of(event: Event) -> Option<Answer> {
        Some(match event {
            Event::Found { found, .. } => Answer::Found(found),
            Event::Evaluation { ply, found, .. } => Answer::Evaluation { ply, found },
            Event::Done { found, .. } => Answer::Done(found),
            Event::Exact {
                exact: Exact::Solving(_),
                ..
            }
            | Event::Restarted { .. } => return None,
            Event::Exact { exact, .. } => Answer::Exact(exact),
            Event::Refused { .. } | Event::Failed { .. } => Answer::Lost,
        })
    }
}
