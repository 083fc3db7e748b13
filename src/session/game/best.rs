//! The engine's assessment of a position, from a search or from the solution.

use crate::engine::Exact;
use crate::play::Probe;
use crate::search::{ExactValue, Score};
use crate::session::answer::Answer;

/// The engine's assessment of a position.
pub struct Best {
    pub mv: Option<String>,
    /// For the side to move.
    pub score: Option<Score>,
}

/// The assessment in a final answer.
pub fn best_of(answer: &Answer) -> Option<Best> {
    match answer {
        Answer::Done(found) => Some(Best {
            mv: found.choice.clone(),
            score: found.lines.first().map(|line| line.score),
        }),
        Answer::Exact(Exact::Position(known)) => Some(best_known(known)),
        _ => None,
    }
}

/// The known value in the form of a search result. A draw counts as an even position.
fn best_known(known: &Probe) -> Best {
    let best = known.best();
    Best {
        mv: best.map(|one| one.mv.clone()),
        score: best.map(|one| match one.outcome() {
            ExactValue::Win(plies) => Score::Win(plies),
            ExactValue::Draw => Score::Estimate(0),
            ExactValue::Loss(plies) => Score::Loss(plies),
        }),
    }
}
