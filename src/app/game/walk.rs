//! Shows a line that was not played, without changing the game.

use super::state::Play;
use crate::app::change::Change as _;
use crate::app::i18n::say;
use crate::play::{Cause, GameText, Table, Verdict};
use crate::rules::Side;
use crate::session::Feedback;
use leptos::prelude::*;

/// A line that is being shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The ply after which it starts.
    ply: usize,
    pub line: Vec<String>,
    /// The number of moves shown.
    pub moves: usize,
}

impl Way {
    /// The last move shown.
    pub(super) fn last(&self) -> Option<String> {
        self.line[..self.moves].last().cloned()
    }
}

impl Play {
    /// Shows the position after the first `moves` moves of a line that starts after a ply.
    pub fn walk(self, ply: usize, whole: &[String], moves: usize) {
        let line = &whole[..moves.min(whole.len())];
        let text = self.text_to(ply);
        let Ok(mut table) = self.dress.kind().open(&text) else {
            return;
        };
        if line.iter().any(|mv| table.play_text(mv).is_err()) {
            return;
        }
        self.let_go();
        self.still.set(false);
        self.said.set(Feedback::Nothing);
        let locale = self.lang.now();
        let last = line.last().map(String::as_str).unwrap_or_default();
        let spoken = self.dress.spoken(locale, last);
        self.walked.set(Some(table));
        self.way.set(Some(Way {
            ply,
            line: whole.to_vec(),
            moves: line.len(),
        }));
        self.announced
            .set(say!(locale, analysis.walking, what = spoken));
    }

    /// Returns to the game.
    pub fn walk_back(self) {
        if self.walked.with_untracked(Option::is_some) {
            self.still.set(false);
            self.walked.set(None);
            self.way.set(None);
            self.end_probe();
        }
    }

    /// Shows the position after a move from the shown position, which may already be in a line.
    pub(super) fn branch(self, mv: &str) {
        let (ply, mut line) = match self.way.get_untracked() {
            Some(way) => (way.ply, way.line[..way.moves].to_vec()),
            None => (untrack(|| self.ply()), Vec::new()),
        };
        line.push(mv.to_owned());
        self.walk(ply, &line, line.len());
    }

    /// Goes one move forwards or backwards in the line. Going back from its start leaves it.
    pub(super) fn walk_on(self, by: isize) {
        let Some(way) = self.way.get_untracked() else {
            return;
        };
        match way.moves.saturating_add_signed(by).min(way.line.len()) {
            0 => self.walk_back(),
            moves => self.walk(way.ply, &way.line, moves),
        }
    }

    /// Whether a line is being shown.
    pub fn walking(self) -> bool {
        self.walked.with(Option::is_some)
    }

    /// The game up to a ply, as text.
    pub fn text_to(self, ply: usize) -> GameText {
        self.table.with_untracked(|table| played(table, ply))
    }

    /// The side to move after a ply.
    pub fn turn_at(self, ply: usize) -> Side {
        self.table.with_untracked(|table| table.turn_at(ply))
    }

    /// Whether the position after a ply ends the game.
    pub fn is_over_at(self, ply: usize) -> bool {
        let by_position = |verdict: Verdict<_>| matches!(verdict.cause, Cause::Position(_));
        self.table
            .with(|table| ply == table.plies() && table.verdict().is_some_and(by_position))
    }

    /// Shows the current position of the game.
    pub(super) fn look_ahead(self) {
        self.walk_back();
        self.end_probe();
        self.looked_at.change(None);
    }

    /// Records that the side to move got help.
    pub fn note_hint(self) {
        let ply = self.plies_now();
        let noted = self
            .table
            .with_untracked(|table| table.hints().contains(&ply));
        // The machine does not need help.
        let helped = !noted && untrack(|| self.machine_to_move()).is_none();
        if helped && !self.changed_elsewhere() {
            self.table.update(|table| table.note_hint());
            self.keep();
        }
    }
}

/// A game up to a ply, without its result, which does not belong to that position.
pub(super) fn played(table: &Table, ply: usize) -> GameText {
    GameText {
        moves: (0..ply).map_while(|ply| table.move_after(ply)).collect(),
        ..table.begun_at(0)
    }
}
