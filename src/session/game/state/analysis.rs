//! The analysis of a position: its best lines, and the threat.

use crate::engine::SearchResult;
use crate::rules::{Side, sort_short};
use crate::session::answer::Answer;
use crate::session::board::GamePosition;
use crate::session::effect::QuestionId;

/// The analysis of the shown position of the game.
#[derive(Debug, Default)]
pub struct Analysis {
    pub(crate) request: Option<AnalysisRequest>,
    /// The shown analysis. While one of its lines is shown, it stays.
    pub(crate) shown: Option<AnalysedPosition>,
    pub(crate) latest: Option<AnalysedPosition>,
    pub(crate) has_failed: bool,
}

/// The position that is being analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisRequest {
    pub(crate) position: GamePosition,
    pub(crate) ply: usize,
    pub(crate) turn: Side,
    pub(crate) question: Option<QuestionId>,
}

/// The analysis results for a position.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysedPosition {
    pub position: GamePosition,
    /// The number of moves before it.
    pub ply: usize,
    /// The side to move.
    pub turn: Side,
    pub found: SearchResult,
}

impl Analysis {
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.has_failed
    }

    pub fn is_asked(&self, id: QuestionId) -> bool {
        self.request
            .is_some_and(|request| request.question == Some(id))
    }

    pub fn forget_failure(&mut self) {
        if self.has_failed {
            self.request = None;
            self.has_failed = false;
        }
    }

    pub fn found(&mut self, answer: Answer, has_preview: bool) {
        let Some(request) = self.request else { return };
        let mut found = match answer {
            Answer::Found(found) | Answer::Done(found) => found,
            Answer::Lost => {
                self.has_failed = true;
                return;
            }
            Answer::Evaluation { .. } | Answer::Exact(_) => return,
        };
        // The first result may have no lines yet.
        if found.lines.is_empty() {
            return;
        }
        // Lines of the current depth and the previous one are not sorted yet.
        sort_short(&mut found.lines, |line| {
            std::cmp::Reverse((line.depth, line.score))
        });
        self.latest = Some(AnalysedPosition {
            position: request.position,
            ply: request.ply,
            turn: request.turn,
            found,
        });
        if !has_preview || self.shown.is_none() {
            self.show_latest();
        }
    }

    pub fn show_latest(&mut self) {
        if self.latest.is_some() {
            self.shown = self.latest.take();
        }
    }
}
