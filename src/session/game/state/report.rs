//! The report on a whole game: what each position was worth, and the moves that gave something away.

use crate::engine::SearchResult;
use crate::engine::review::{Evaluation, Moment};
use crate::play::JudgedMove;
use crate::search::ExactValue;
use crate::session::effect::QuestionId;

/// The results of the report so far.
#[derive(Debug, Default)]
pub struct Report {
    /// The record that it is about.
    pub(crate) record: Option<u64>,
    pub(crate) question: Option<QuestionId>,
    /// The positions before each move and after the last.
    pub(crate) evaluations: Vec<Option<Evaluation>>,
    /// The number of finished positions.
    pub(crate) through: usize,
    /// In a solved game: the values of all moves.
    pub(crate) exact: Option<Vec<JudgedMove>>,
    pub(crate) mistakes: Option<Mistakes>,
    pub(crate) has_failed: bool,
}

/// The moves that gave something away.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistakes {
    pub list: Vec<Mistake>,
    /// The ply of the move that decided a game lost against the computer.
    pub deciding: Option<usize>,
}

/// A move that gave something away.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The move, counted from 1.
    pub ply: usize,
    pub kind: MistakeKind,
}

#[derive(Clone, PartialEq, Debug)]
pub enum MistakeKind {
    /// According to a search.
    Estimated(Moment),
    /// In a solved game.
    Exact(JudgedMove),
}

impl Report {
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// The positions before each move and after the last, as far as they are judged.
    #[must_use]
    pub fn evaluations(&self) -> &[Option<Evaluation>] {
        &self.evaluations
    }

    /// The number of positions that are finished.
    #[must_use]
    pub fn through(&self) -> usize {
        self.through
    }

    /// In a solved game: the values of all moves, once they are known.
    #[must_use]
    pub fn exact(&self) -> Option<&[JudgedMove]> {
        self.exact.as_deref()
    }

    /// In a solved game: the value for the side to move after every ply. Empty before they are known.
    #[must_use]
    pub fn exact_values(&self) -> Vec<ExactValue> {
        let judged = self.exact().unwrap_or_default();
        let last = judged.last().map(|one| for_the_other_side(one.after));
        let before = judged.iter().map(|one| one.before);
        before.chain(last).collect()
    }

    /// The mistakes, once all positions are judged.
    #[must_use]
    pub fn mistakes(&self) -> Option<&Mistakes> {
        self.mistakes.as_ref()
    }

    pub fn is_asked(&self, id: QuestionId) -> bool {
        self.question == Some(id)
    }

    pub fn forget_failure(&mut self) {
        if self.has_failed {
            *self = Report::default();
        }
    }

    pub fn judge(&mut self, ply: usize, found: &SearchResult) {
        self.through = self.evaluations.len().saturating_sub(ply);
        if let (Some(place), Some(line)) = (self.evaluations.get_mut(ply), found.lines.first()) {
            *place = Some(Evaluation {
                score: line.score,
                line: line.moves.clone(),
            });
        }
    }
}

/// The value after a move, for the other side and counted from after the move.
fn for_the_other_side(after: ExactValue) -> ExactValue {
    match after {
        ExactValue::Win(plies) => ExactValue::Loss(plies.saturating_sub(1)),
        ExactValue::Draw => ExactValue::Draw,
        ExactValue::Loss(plies) => ExactValue::Win(plies.saturating_sub(1)),
    }
}

impl Mistakes {
    /// The plies of the moves.
    #[must_use]
    pub fn plies(&self) -> Vec<usize> {
        self.list.iter().map(|one| one.ply).collect()
    }
}

impl Mistake {
    /// The better moves, or the better line.
    #[must_use]
    pub fn better(&self) -> &[String] {
        match &self.kind {
            MistakeKind::Estimated(moment) => &moment.better,
            MistakeKind::Exact(judged) => &judged.best,
        }
    }
}
