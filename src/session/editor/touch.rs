//! Touches and drags on the board of an editor.

use super::intent::{EditorEffect, EditorMessage, Tool, say};
use super::model::EditorModel;
use super::piece_counts::next_piece;
use crate::play::draft::{DraftChange, Refusal};
use crate::play::{Piece, Spot};

impl EditorModel {
    pub(super) fn tap(&mut self, spot: Spot, effects: &mut Vec<EditorEffect>) {
        let tool = self.tool;
        match self.touch_effect(spot) {
            Ok(EditorMessage::Edited(edited)) => {
                self.edit(spot, effects, |model, pieces| model.touched(pieces, spot));
                if let DraftChange::Placed(_) = edited {
                    self.choose_next();
                }
            }
            Ok(message) => {
                self.selected = match message {
                    EditorMessage::Selected(from) => Some(from),
                    _ => None,
                };
                say(message, effects);
            }
            Err(why) => self.report(EditorMessage::Refused(spot.ground(), why), effects),
        }
        if let Some(item) = self.item().filter(|_| self.tool != tool) {
            say(EditorMessage::Next(item), effects);
        }
    }

    /// Changes the pieces, or reports why not.
    pub(super) fn edit(
        &mut self,
        spot: Spot,
        effects: &mut Vec<EditorEffect>,
        edit: impl FnOnce(&EditorModel, &mut Vec<Piece>) -> Result<DraftChange, Refusal>,
    ) {
        let mut draft = self.draft.clone();
        match edit(self, &mut draft.pieces) {
            Ok(edited) => {
                self.selected = None;
                self.change(draft, effects);
                say(EditorMessage::Edited(edited), effects);
            }
            Err(why) => self.report(EditorMessage::Refused(spot.ground(), why), effects),
        }
    }

    /// Reads something out that is also shown.
    pub(super) fn report(&mut self, message: EditorMessage, effects: &mut Vec<EditorEffect>) {
        self.notice = Some(message.clone());
        say(message, effects);
    }

    pub(super) fn paint(&mut self, spots: &[Spot], effects: &mut Vec<EditorEffect>) {
        let mut draft = self.draft.clone();
        let mut count = 0;
        for spot in spots {
            let placed = self.painted(&mut draft.pieces, *spot);
            count += usize::from(placed);
        }
        if count > 0 {
            self.change(draft, effects);
            let message = match self.tool {
                Tool::Remove => EditorMessage::RemovedMany(count),
                Tool::Piece(_) | Tool::Move => EditorMessage::PlacedMany(count),
            };
            say(message, effects);
        }
    }

    fn choose_next(&mut self) {
        if let Tool::Piece(index) = self.tool {
            let pieces = &self.draft.pieces;
            let next = next_piece(self.editor, pieces, &self.start_counts, index);
            self.tool = Tool::Piece(next.unwrap_or(index));
        }
    }

    /// Puts the chosen piece on a place where it is not yet; with [`Tool::Remove`], removes the highest piece there.
    fn painted(&self, pieces: &mut Vec<Piece>, spot: Spot) -> bool {
        let before = pieces.clone();
        let edited = match self.tool {
            Tool::Move => Err(Refusal::NoPiece),
            Tool::Piece(_) | Tool::Remove => self.touched(pieces, spot),
        };
        let is_wanted = match edited {
            Ok(DraftChange::Placed(_)) => true,
            Ok(DraftChange::Removed(_)) => self.tool == Tool::Remove,
            Ok(DraftChange::Turned(_) | DraftChange::Moved(_)) | Err(_) => false,
        };
        if !is_wanted {
            *pieces = before;
        }
        is_wanted
    }
}
