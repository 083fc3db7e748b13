//! The analysis of a position: its best lines, and the threat.

use super::intent::Panel;
use super::model::{GameModel, HINT_NODES};
use super::state::AnalysedPosition;
use super::state::{Analysis, AnalysisRequest};
use crate::engine::{Line, Request};
use crate::session::effect::{Effect, Purpose};
use crate::session::intent::Arrow;

/// The number of lines.
const LINES: usize = 3;

impl GameModel {
    /// The analysis results for the shown position of the record.
    #[must_use]
    pub fn analysed_position(&self) -> Option<&AnalysedPosition> {
        let shown = self.analysis.shown.as_ref();
        shown.filter(|shown| shown.position == self.board.position())
    }

    /// The best move of the current position, once the analysis has searched as long as for a hint.
    pub(super) fn analysed_best(&self) -> Option<String> {
        if self.board.is_looking_back() {
            return None;
        }
        if self.is_solved() {
            let known = &self.position_values()?.known;
            return Some(known.best()?.mv.clone());
        }
        let analysed = self.analysed_position()?;
        let is_settled = analysed.found.nodes >= HINT_NODES;
        let best = is_settled.then(|| analysed.found.lines.first())??;
        best.moves.first().cloned()
    }

    /// Arrows for the best move of each line. The best is drawn on top.
    pub(super) fn analysis_arrows(&self) -> Vec<Arrow> {
        if self.board.line_preview().is_some() {
            return Vec::new();
        }
        let Some(analysed) = self.analysed_position() else {
            return Vec::new();
        };
        let (record, ply) = self.board.shown_of_record();
        let arrow = |(index, line): (usize, &Line)| {
            let first = line.moves.first().map(String::as_str);
            Arrow {
                kind: if index == 0 { "best" } else { "other" },
                spots: record.steps(ply, first.unwrap_or_default()),
            }
        };
        let lines = analysed.found.lines.iter().enumerate();
        lines.map(arrow).rev().collect()
    }

    /// Asks about the shown position of the record while the panel is open.
    pub(super) fn follow_analysis(&mut self, effects: &mut Vec<Effect>) {
        if self.is_solved() {
            return;
        }
        if !self.is_open(Panel::Analysis) {
            self.drop_analysis(effects);
            self.analysis = Analysis::default();
            return;
        }
        if self.board.line_preview().is_none() {
            self.analysis.show_latest();
        }
        let position = self.board.position();
        let is_over = self.board.shows_end();
        // The engine is not asked while the page is hidden.
        let is_wanted = !is_over && self.is_visible;
        let old = self.analysis.request;
        let is_same = old.is_some_and(|old| old.position == position);
        let is_asked = old.is_some_and(|old| old.question.is_some());
        if is_same && is_asked == is_wanted {
            return;
        }
        self.analysis.latest = None;
        self.analysis.has_failed = false;
        if !is_wanted {
            self.drop_analysis(effects);
        }
        if is_over || old.is_some_and(|old| old.position != position) {
            self.analysis.shown = None;
        }
        let (record, ply) = self.board.shown_of_record();
        let (turn, text) = (record.turn_at(ply), is_wanted.then(|| record.text_to(ply)));
        let question = text.map(|text| {
            let lines = Request::Lines {
                count: LINES,
                depth: None,
                nodes: None,
                threat: true,
            };
            self.ask(Purpose::Analysis, text, lines, effects)
        });
        self.analysis.request = Some(AnalysisRequest {
            position,
            ply,
            turn,
            question,
        });
        // Analysis during a game counts as help, also of an earlier position.
        if is_wanted && !self.is_over() {
            self.note_help(effects);
        }
    }

    fn drop_analysis(&mut self, effects: &mut Vec<Effect>) {
        if self
            .analysis
            .request
            .is_some_and(|request| request.question.is_some())
        {
            effects.push(Effect::DropQuestion(Purpose::Analysis));
        }
    }
}
