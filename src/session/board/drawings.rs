//! Drawings on a board: kept with the notes on the shown position if it can have notes, else until the position
//! changes.

use super::model::{BoardModel, Role};
use super::pen::Pen;
use crate::play::{
    Drawing, DrawingColor, Node, NodeId, Spot, comment_with, drawings, limits, shown_comment,
    text_of_comment,
};
use crate::session::effect::Effect;
use crate::session::feedback::Feedback;
use crate::session::intent::toggle;

impl BoardModel {
    /// Whether the shown position can have notes: an earlier position of the record, or a position of a finished game.
    #[must_use]
    pub fn takes_notes(&self) -> bool {
        let is_review = || self.cursor.is_some() || self.record.result().is_some();
        self.role == Role::Game && self.line_preview.is_none() && is_review()
    }

    /// The colour that touches draw in, if they draw.
    #[must_use]
    pub fn pen(&self) -> Option<DrawingColor> {
        Some(self.pen?.color).filter(|_| self.takes_notes())
    }

    /// The start of a stroke whose end has not been touched yet.
    #[must_use]
    pub fn stroke_start(&self) -> Option<Spot> {
        self.pen?.from
    }

    /// The drawings on the shown position.
    #[must_use]
    pub fn drawn(&self) -> Vec<Drawing> {
        let mut drawn = match self.takes_notes() || self.role == Role::Embed {
            true => self.kept_drawings(),
            false => self.drawn.clone(),
        };
        // A stroke that has begun is shown as a mark.
        if let (Some(color), Some(from)) = (self.pen(), self.stroke_start()) {
            let to = None;
            drawn.push(Drawing { color, from, to });
        }
        drawn
    }

    /// The drawings that are kept with the shown position, as far as they are on its board.
    #[must_use]
    pub fn kept_drawings(&self) -> Vec<Drawing> {
        let mut kept: Vec<Drawing> = Vec::new();
        for drawing in drawings(self.comment()).take(limits::DRAWINGS) {
            if !kept.contains(&drawing) {
                kept.push(drawing);
            }
        }
        if !kept.is_empty() {
            let spots = self.record.board().spots;
            let is_there = |spot: Spot| spots.contains(&spot.ground());
            kept.retain(|one| is_there(one.from) && one.to.is_none_or(is_there));
        }
        kept
    }

    /// The note on the shown position for display: without drawings and other commands.
    #[must_use]
    pub fn shown_note(&self) -> String {
        shown_comment(self.comment())
    }

    /// The note on the shown position, without its drawings.
    #[must_use]
    pub fn note(&self) -> String {
        text_of_comment(self.comment())
    }

    /// Replaces the note on a position. Its drawings stay, and those that the new text has are added.
    pub(in crate::session) fn set_note(
        &mut self,
        node: NodeId,
        text: &str,
        effects: &mut Vec<Effect>,
    ) {
        let Some(found) = self.record.tree().get(node) else {
            return;
        };
        let mut drawn: Vec<Drawing> = drawings(found.comment()).collect();
        for drawing in drawings(text).take(limits::DRAWINGS) {
            if !drawn.contains(&drawing) {
                drawn.push(drawing);
            }
        }
        let comment = comment_with(&text_of_comment(text), &drawn);
        if comment == found.comment() {
            return;
        }
        match self.record.set_comment(node, &comment) {
            true => {
                self.variation_revision += 1;
                effects.push(Effect::SaveNote);
            }
            false => self.feedback = Feedback::NoRoomForVariation,
        }
    }

    /// Chooses the colour that touches draw in. None means that touches play.
    pub(in crate::session) fn choose_pen(&mut self, color: Option<DrawingColor>) {
        self.deselect();
        self.pen = color.map(|color| Pen { color, from: None });
    }

    /// Cancels the stroke that has begun, or else puts the pen down.
    pub(super) fn cancel_pen(&mut self) {
        if self.stroke_start().is_some() {
            self.lift_pen();
        } else {
            self.pen = None;
        }
    }

    /// Puts the pen down if the shown position cannot have notes.
    pub(in crate::session) fn put_pen_down(&mut self) {
        if !self.takes_notes() {
            self.pen = None;
        }
    }

    /// Cancels the stroke that has begun.
    pub(super) fn lift_pen(&mut self) {
        if let Some(pen) = &mut self.pen {
            pen.from = None;
        }
    }

    /// Begins a stroke, or ends it: on the same place it is a mark, on another one an arrow.
    pub(super) fn touch_with_pen(&mut self, spot: Spot, effects: &mut Vec<Effect>) {
        let Some(pen) = &mut self.pen else { return };
        let color = pen.color;
        match pen.from.take() {
            None => pen.from = Some(spot),
            Some(from) => {
                let to = (spot != from).then_some(spot);
                self.draw(Drawing { color, from, to }, effects);
            }
        }
    }

    /// Draws something, or removes it if it is already drawn.
    pub(super) fn draw(&mut self, drawing: Drawing, effects: &mut Vec<Effect>) {
        self.lift_pen();
        if !self.takes_notes() {
            toggle(&mut self.drawn, drawing);
            return;
        }
        let mut drawn = drawings(self.comment()).collect();
        toggle(&mut drawn, drawing);
        self.keep_drawings(&drawn, effects);
    }

    /// Removes all drawings from the notes on the shown position.
    pub(in crate::session) fn remove_drawings(&mut self, effects: &mut Vec<Effect>) {
        self.lift_pen();
        self.keep_drawings(&[], effects);
    }

    fn keep_drawings(&mut self, drawn: &[Drawing], effects: &mut Vec<Effect>) {
        let comment = comment_with(&self.note(), drawn);
        match self.record.set_comment(self.node(), &comment) {
            true => self.variations_change(effects),
            false => self.feedback = Feedback::NoRoomForVariation,
        }
    }

    /// The comment on the shown position, with its drawings.
    fn comment(&self) -> &str {
        let node = self.record.tree().get(self.node());
        node.map_or("", Node::comment)
    }
}
