//! Handles the actions of a player in an editor.

use super::board::start_of;
use super::check::check;
use super::intent::{EditorEffect, EditorIntent, EditorMessage, Tool, say};
use super::model::EditorModel;
use super::piece_counts::counts_of;
use crate::play::draft::{Draft, DraftChange, GameEditor, Refusal, move_piece, remove_piece};

/// How many changes can be undone.
const KEPT: usize = 500;

impl EditorModel {
    /// Changes the draft, and adds the effects to be done.
    pub fn update(&mut self, intent: EditorIntent, effects: &mut Vec<EditorEffect>) {
        self.notice = None;
        match intent {
            EditorIntent::Choose(tool) => self.choose(tool),
            EditorIntent::Tap(spot) => self.tap(spot, effects),
            EditorIntent::Drop(index, spot) => {
                self.choose(Tool::Piece(index));
                self.edit(spot, effects, |model, pieces| {
                    match model.touched(pieces, spot)? {
                        placed @ DraftChange::Placed(_) => Ok(placed),
                        _ => Err(Refusal::SamePlace),
                    }
                });
            }
            EditorIntent::Carry(from, to) => {
                self.edit(to, effects, |model, pieces| {
                    move_piece(model.editor, &model.board, pieces, (from, to))
                });
            }
            EditorIntent::Take(spot) => {
                self.edit(spot, effects, |model, pieces| {
                    remove_piece(model.editor, pieces, spot)
                });
            }
            EditorIntent::Paint(spots) => self.paint(&spots, effects),
            EditorIntent::Clear => {
                self.change(self.draft.cleared(self.editor), effects);
                say(EditorMessage::Cleared, effects);
            }
            EditorIntent::Start => {
                self.change(Draft::of(self.editor, &*self.start), effects);
                say(EditorMessage::Started, effects);
            }
            EditorIntent::Mirror(mirror) => {
                self.change(self.draft.mirrored(self.editor, mirror), effects);
                say(EditorMessage::Mirrored(mirror), effects);
            }
            EditorIntent::Turn(turn) => {
                let draft = self.draft.clone();
                self.change(Draft { turn, ..draft }, effects);
                say(EditorMessage::Turn(turn), effects);
            }
            EditorIntent::Options(options) => self.set_board(options, self.draft.size, effects),
            EditorIntent::Size(width, height) => {
                self.set_board(self.draft.options.clone(), (width, height), effects);
            }
            EditorIntent::Field(index, value) => self.set_field(index, value, effects),
            EditorIntent::Write(text) => self.write(&text, effects),
            EditorIntent::Undo => {
                if let Some(draft) = self.before.pop() {
                    self.after.push(self.draft.clone());
                    self.show(draft, effects);
                    say(EditorMessage::Undone, effects);
                }
            }
            EditorIntent::Redo => {
                if let Some(draft) = self.after.pop() {
                    self.before.push(self.draft.clone());
                    self.show(draft, effects);
                    say(EditorMessage::Redone, effects);
                }
            }
        }
    }

    fn choose(&mut self, tool: Tool) {
        self.selected = None;
        if tool_exists(self.editor, tool) {
            self.tool = tool;
        }
    }

    /// Switches to another board. Pieces that cannot be on it are lost.
    fn set_board(&mut self, options: String, size: (u8, u8), effects: &mut Vec<EditorEffect>) {
        let start = start_of(self.kind, self.editor, &options, size);
        let Some(board) = start.map(|start| start.board()) else {
            return;
        };
        let mut draft = Draft {
            options,
            size,
            ..self.draft.clone()
        };
        draft
            .pieces
            .retain(|piece| self.editor.is_piece(&board, piece));
        let lost = self.draft.pieces.len() - draft.pieces.len();
        self.editor.set_levels(&mut draft.pieces);
        self.change(draft, effects);
        if lost > 0 {
            self.report(EditorMessage::Lost(lost), effects);
        }
    }

    fn set_field(&mut self, index: usize, value: String, effects: &mut Vec<EditorEffect>) {
        let is_written = !value.is_empty() && !value.contains([' ', ',', ';']);
        let mut draft = self.draft.clone();
        if let Some(field) = draft.fields.get_mut(index).filter(|_| is_written) {
            *field = value;
            self.change(draft, effects);
        }
    }

    pub(super) fn write(&mut self, text: &str, effects: &mut Vec<EditorEffect>) {
        let text = text.trim().to_owned();
        self.typed = None;
        match self.kind.start(&self.draft.options, Some(&text)) {
            Ok(position) => {
                let draft = Draft::of(self.editor, &*position);
                if draft != self.draft {
                    self.change(draft, effects);
                    say(EditorMessage::Written, effects);
                }
            }
            // It is the notation of the draft itself, whose faults are shown anyway.
            Err(_) if text == self.text => {}
            Err(error) => self.typed = Some((text, error)),
        }
    }

    /// Shows another draft, which can be undone. A draft without a board changes nothing.
    pub(super) fn change(&mut self, draft: Draft, effects: &mut Vec<EditorEffect>) {
        if draft == self.draft {
            return;
        }
        let before = self.draft.clone();
        if self.show(draft, effects) {
            self.before.push(before);
            if self.before.len() > KEPT {
                self.before.remove(0);
            }
            self.after.clear();
        }
    }

    fn show(&mut self, draft: Draft, effects: &mut Vec<EditorEffect>) -> bool {
        if (&draft.options, draft.size) != (&self.draft.options, self.draft.size) {
            let start = start_of(self.kind, self.editor, &draft.options, draft.size);
            let Some(start) = start else {
                return false;
            };
            self.board = start.board();
            self.start_counts = counts_of(self.editor, start.pieces());
            self.start = start;
        }
        self.text = self.editor.draft_text(&draft);
        self.checked = check(self.kind, self.editor, &draft, &self.text);
        self.draft = draft;
        self.typed = None;
        self.selected = None;
        effects.push(EditorEffect::Changed);
        true
    }
}

fn tool_exists(editor: &dyn GameEditor, tool: Tool) -> bool {
    match tool {
        Tool::Piece(index) => index < editor.palette().len(),
        Tool::Remove | Tool::Move => true,
    }
}
