//! Shows lines that were not played.

use super::line_preview::LinePreview;
use super::model::BoardModel;
use crate::play::NodeId;
use crate::session::announcement::Announcement;
use crate::session::effect::Effect;

impl BoardModel {
    /// The line that is being shown.
    #[must_use]
    pub fn line_preview(&self) -> Option<&LinePreview> {
        self.line_preview.as_ref()
    }

    /// Shows the position after the first `shown` moves of a line that starts after a ply of the game, or at the shown
    /// position of the record. Nothing happens if they are not legal.
    pub(in crate::session) fn preview_line(
        &mut self,
        from: Option<usize>,
        line: &[String],
        shown: usize,
        effects: &mut Vec<Effect>,
    ) {
        let start = from.map_or_else(|| self.node(), |ply| self.record.node(ply));
        self.preview_from(start, line, shown, effects);
    }

    /// Shows the position after a move at the shown position.
    pub(in crate::session) fn preview_move(&mut self, mv: String, effects: &mut Vec<Effect>) {
        let (start, mut line) = match &self.line_preview {
            Some(line) => (line.start, line.moves().to_vec()),
            None => (self.node(), Vec::new()),
        };
        line.push(mv);
        self.preview_from(start, &line, line.len(), effects);
    }

    fn preview_from(
        &mut self,
        start: NodeId,
        line: &[String],
        shown: usize,
        effects: &mut Vec<Effect>,
    ) {
        let is_same = |old: &LinePreview| old.start == start && old.given == line;
        let kept = self.line_preview.as_ref().is_some_and(is_same);
        let new = match kept {
            true => None,
            false => self.open_preview(start, line),
        };
        let legal = new.as_ref().or(self.line_preview.as_ref().filter(|_| kept));
        let count = legal.map_or(0, |line| line.line.len());
        if !(1..=count).contains(&shown) {
            return;
        }
        let Some(new) = new.or_else(|| self.line_preview.take()) else {
            return;
        };
        self.deselect();
        self.position_changes();
        let last = new.line[shown - 1].clone();
        self.line_preview = Some(LinePreview { shown, ..new });
        effects.push(Effect::Announce(Announcement::LineShown(last)));
    }

    /// Goes one move forwards or backwards in the line. Going back from its start leaves it.
    pub(super) fn step_in_preview(&mut self, by: isize, effects: &mut Vec<Effect>) {
        let Some(old) = &self.line_preview else {
            return;
        };
        let (start, line, count) = (old.start, old.given.clone(), old.line.len());
        match old.shown.saturating_add_signed(by).min(count) {
            0 => self.end_line_preview(),
            shown => self.preview_from(start, &line, shown, effects),
        }
    }

    /// Returns to the game.
    pub(in crate::session) fn end_line_preview(&mut self) {
        if self.line_preview.take().is_some() {
            self.position_changes();
        }
    }

    /// A preview with the moves to a position and the legal part of the line.
    fn open_preview(&mut self, start: NodeId, line: &[String]) -> Option<LinePreview> {
        let mut record = self.record.line_to(start)?;
        let from = record.plies();
        let legal = line
            .iter()
            .take_while(|mv| record.play_text(mv).is_ok())
            .count();
        self.previews += 1;
        Some(LinePreview {
            number: self.previews,
            start,
            from,
            record,
            given: line.to_vec(),
            line: line[..legal].to_vec(),
            shown: 0,
        })
    }
}
