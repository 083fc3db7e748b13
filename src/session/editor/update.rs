//! What a player does with an editor.

use super::board::start_of;
use super::check::check;
use super::intent::{EditorEffect, EditorIntent, Said, Tool};
use super::model::EditorModel;
use super::stock::{next_piece, stock_of};
use crate::play::draft::{Draft, Edited, GameEditor, carry, take};
use crate::play::{Piece, Spot};

/// How many changes can be undone.
const KEPT: usize = 500;

impl EditorModel {
    /// Changes the draft, and adds what is to be done.
    pub fn update(&mut self, intent: EditorIntent, effects: &mut Vec<EditorEffect>) {
        let say = |said, effects: &mut Vec<EditorEffect>| effects.push(EditorEffect::Say(said));
        match intent {
            EditorIntent::Choose(tool) => {
                self.lifted = None;
                if tool_exists(self.editor, tool) {
                    self.tool = tool;
                }
            }
            EditorIntent::Tap(spot) => {
                let (tool, would) = (self.tool, self.would(spot));
                match &would {
                    Some(Said::Lifted(from)) => self.lifted = Some(*from),
                    Some(Said::LetGo) => self.lifted = None,
                    Some(_) => {
                        let mut draft = self.draft.clone();
                        self.touched(&mut draft.pieces, spot);
                        self.lifted = None;
                        self.change(draft, effects);
                        if let Some(Said::Edited(Edited::Placed(_))) = would {
                            self.choose_next();
                        }
                    }
                    None => {}
                }
                say(would.unwrap_or(Said::Nothing(spot.ground())), effects);
                if let Some(item) = self.item().filter(|_| self.tool != tool) {
                    say(Said::Next(item), effects);
                }
            }
            EditorIntent::Carry(from, to) => {
                let mut draft = self.draft.clone();
                self.lifted = None;
                let way = (from, to);
                if let Some(moved) = carry(self.editor, &self.board, &mut draft.pieces, way) {
                    self.change(draft, effects);
                    say(Said::Edited(moved), effects);
                }
            }
            EditorIntent::Take(spot) => {
                let mut draft = self.draft.clone();
                match take(self.editor, &mut draft.pieces, spot) {
                    Some(taken) => {
                        self.change(draft, effects);
                        say(Said::Edited(taken), effects);
                    }
                    None => say(Said::Nothing(spot.ground()), effects),
                }
            }
            EditorIntent::Paint(spots) => {
                let mut draft = self.draft.clone();
                let mut count = 0;
                for spot in spots {
                    let placed = self.painted(&mut draft.pieces, spot);
                    count += usize::from(placed);
                }
                self.change(draft, effects);
                say(Said::Painted(count), effects);
            }
            EditorIntent::Clear => {
                self.change(self.draft.cleared(self.editor), effects);
                say(Said::Cleared, effects);
            }
            EditorIntent::Start => {
                self.change(Draft::of(self.editor, &*self.start), effects);
                say(Said::Started, effects);
            }
            EditorIntent::Mirror(mirror) => {
                self.change(self.draft.mirrored(self.editor, mirror), effects);
                say(Said::Mirrored(mirror), effects);
            }
            EditorIntent::Turn(turn) => {
                self.change(
                    Draft {
                        turn,
                        ..self.draft.clone()
                    },
                    effects,
                );
                say(Said::Turn(turn), effects);
            }
            EditorIntent::Options(options) => {
                let draft = Draft {
                    options,
                    ..self.draft.clone()
                };
                self.change(draft, effects);
            }
            EditorIntent::Size(width, height) => self.resize((width, height), effects),
            EditorIntent::Field(index, value) => self.set_field(index, value, effects),
            EditorIntent::Write(text) => self.write(&text, effects),
            EditorIntent::Undo => {
                if let Some(draft) = self.before.pop() {
                    self.after.push(self.draft.clone());
                    self.show(draft, effects);
                    say(Said::Undone, effects);
                }
            }
            EditorIntent::Redo => {
                if let Some(draft) = self.after.pop() {
                    self.before.push(self.draft.clone());
                    self.show(draft, effects);
                    say(Said::Redone, effects);
                }
            }
        }
    }

    fn choose_next(&mut self) {
        if let Tool::Piece(index) = self.tool {
            let pieces = &self.draft.pieces;
            let next = next_piece(self.editor, pieces, &self.stock, index);
            self.tool = Tool::Piece(next.unwrap_or(index));
        }
    }

    /// Puts the chosen piece on a place where it is not yet; with [`Tool::Remove`], empties the place.
    fn painted(&self, pieces: &mut Vec<Piece>, spot: Spot) -> bool {
        let before = pieces.clone();
        let edited = match self.tool {
            Tool::Move => None,
            Tool::Piece(_) | Tool::Remove => self.touched(pieces, spot),
        };
        let is_wanted = match edited {
            Some(Edited::Placed(_)) => true,
            Some(Edited::Removed(_)) => self.tool == Tool::Remove,
            Some(Edited::Turned(_) | Edited::Moved(_)) | None => false,
        };
        if !is_wanted {
            *pieces = before;
        }
        is_wanted
    }

    fn resize(&mut self, size: (u8, u8), effects: &mut Vec<EditorEffect>) {
        let start = start_of(self.kind, self.editor, &self.draft.options, size);
        let Some(board) = start.map(|start| start.board()) else {
            return;
        };
        let mut draft = Draft {
            size,
            ..self.draft.clone()
        };
        let is_there = |spot: &Spot| board.spots.contains(&spot.ground());
        draft
            .pieces
            .retain(|piece| piece.spots.iter().all(is_there));
        self.change(draft, effects);
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
            Ok(position) => self.change(Draft::of(self.editor, &*position), effects),
            // It is the notation of the draft itself, whose fault is said anyway.
            Err(_) if text == self.text => {}
            Err(error) => self.typed = Some((text, error)),
        }
    }

    /// Shows another draft, which can be undone. What has no board changes nothing.
    fn change(&mut self, draft: Draft, effects: &mut Vec<EditorEffect>) {
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
            self.stock = stock_of(self.editor, start.pieces());
            self.start = start;
        }
        self.text = self.editor.draft_text(&draft);
        self.checked = check(self.kind, self.editor, &draft, &self.text);
        self.draft = draft;
        self.typed = None;
        self.lifted = None;
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
