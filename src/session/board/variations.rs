//! Variations: moves that are tried at an earlier position, and what a player does with them.

use super::cursor::Cursor;
use super::model::{BoardModel, Role};
use crate::play::{GameTree, MoveError, Node, NodeId};
use crate::session::announcement::Announcement;
use crate::session::effect::Effect;
use crate::session::feedback::Feedback;

impl BoardModel {
    /// Whether the shown position is one of a variation.
    #[must_use]
    pub fn is_in_variation(&self) -> bool {
        self.cursor.as_ref().is_some_and(Cursor::is_in_variation)
    }

    /// Whether a removed variation can be put back.
    #[must_use]
    pub fn can_restore_variation(&self) -> bool {
        self.removed.is_some()
    }

    /// Shows a position of the record.
    pub(in crate::session) fn show_node(&mut self, node: NodeId, effects: &mut Vec<Effect>) {
        let Some(found) = self.table.tree().get(node) else {
            return;
        };
        if self.table.is_played(node) {
            self.show(found.ply(), effects);
            return;
        }
        let last = found.notation().unwrap_or_default().to_owned();
        self.move_cursor(Some(node), Announcement::LineShown(last), effects);
    }

    /// Goes so many moves forwards or backwards on the line of the shown variation.
    pub(super) fn step_in_variation(&mut self, by: isize, effects: &mut Vec<Effect>) {
        let next = |node: NodeId| match by > 0 {
            true => self.table.next_node(node),
            false => self.table.tree().get(node)?.parent(),
        };
        let path = std::iter::successors(Some(self.node()), |node| next(*node));
        if let Some(node) = path.take(by.unsigned_abs() + 1).last() {
            self.show_node(node, effects);
        }
    }

    /// Goes to the same move of the next or the previous line.
    pub(in crate::session) fn show_other_line(&mut self, is_next: bool, effects: &mut Vec<Effect>) {
        let other = self.table.other_line(self.node(), is_next);
        if let Some(node) = other.filter(|_| self.line_preview.is_none()) {
            self.show_node(node, effects);
        }
    }

    /// Adds the line that is being shown to the record, as a variation.
    pub(in crate::session) fn keep_line(&mut self, effects: &mut Vec<Effect>) {
        let Some(line) = self.line_preview.take() else {
            return;
        };
        self.position_changes();
        let (mut node, mut shown) = (line.start, None);
        for (mv, count) in line.line().iter().zip(1..) {
            // Forced moves are made already.
            let last = self.table.tree().get(node);
            let is_made =
                last.is_some_and(|last| last.is_forced() && last.notation() == Some(mv.as_str()));
            let added = match is_made && count > 1 {
                true => Ok(node),
                false => self.table.add_variation(node, mv),
            };
            match added {
                Ok(added) => node = added,
                Err(error) => {
                    self.say_no_room(error);
                    break;
                }
            }
            if count == line.shown() {
                shown = Some(node);
            }
        }
        self.variations_change(effects);
        if let Some(shown) = shown {
            self.show_node(shown, effects);
        }
    }

    /// Moves the shown variation up or down among those that begin at the same position.
    pub(in crate::session) fn move_variation(&mut self, is_up: bool, effects: &mut Vec<Effect>) {
        let node = self.node();
        let has_moved = match is_up {
            true => self.table.promote(node),
            false => self.table.demote(node),
        };
        if has_moved {
            self.variations_change(effects);
        }
    }

    /// Removes the shown move of a variation with all that follows, and shows the position before it.
    pub(in crate::session) fn remove_variation(&mut self, effects: &mut Vec<Effect>) {
        let node = self.node();
        let parent = self.table.tree().get(node).and_then(|node| node.parent());
        if !self.is_in_variation() {
            return;
        }
        if let (Some(parent), Some(removed)) = (parent, self.table.remove_variation(node)) {
            self.removed = Some(removed);
            self.show_node(parent, effects);
            self.variations_change(effects);
        }
    }

    /// Puts back the variation that was removed last, and shows it.
    pub(in crate::session) fn restore_variation(&mut self, effects: &mut Vec<Effect>) {
        let Some(removed) = self.removed.take() else {
            return;
        };
        // It may have no place any more.
        if let Ok(node) = self.table.restore_variation(removed) {
            self.variations_change(effects);
            self.show_node(node, effects);
        }
    }

    /// Sets or removes a glyph of the shown move. A move has one at most.
    pub(in crate::session) fn toggle_glyph(&mut self, glyph: u8, effects: &mut Vec<Effect>) {
        let node = self.node();
        let Some(found) = self.table.tree().get(node) else {
            return;
        };
        let glyphs: &[u8] = match found.glyphs() {
            [only] if *only == glyph => &[],
            _ => &[glyph],
        };
        if found.notation().is_some() && self.table.set_glyphs(node, glyphs) {
            self.variations_change(effects);
        }
    }

    /// Replaces the comment of a position.
    pub(in crate::session) fn set_comment(
        &mut self,
        node: NodeId,
        comment: &str,
        effects: &mut Vec<Effect>,
    ) {
        let is_same = |old: &str| old == comment;
        let found = self.table.tree().get(node);
        if found.is_none_or(|node| is_same(node.comment())) {
            return;
        }
        match self.table.set_comment(node, comment) {
            true => self.variations_change(effects),
            false => self.feedback = Feedback::Full,
        }
    }

    /// The last position of a game that the players have ended can be played on as a variation.
    pub(super) fn review_ended_game(&mut self) {
        let is_ended = self
            .table
            .result()
            .is_some_and(|result| !result.is_by_rules());
        if self.role == Role::Game && self.cursor.is_none() && is_ended {
            self.cursor = Cursor::at(&self.table, self.node());
        }
    }

    /// Plays the move that was touched at the shown position: goes to it if it is in the record, else adds it.
    pub(super) fn play_variation(&mut self, effects: &mut Vec<Effect>) {
        let Some(cursor) = &self.cursor else { return };
        let (node, plies) = (cursor.node, cursor.table.plies());
        let last = plies
            .checked_sub(1)
            .and_then(|ply| cursor.table.move_after(ply));
        let len = self.table.tree().len();
        let added = match last {
            Some(mv) => self.table.add_variation(node, &mv),
            None => Err(MoveError::Illegal),
        };
        match added {
            Ok(added) => {
                if self.table.tree().len() > len {
                    self.variations_change(effects);
                }
                self.show_node(added, effects);
            }
            Err(error) => {
                self.cursor = Cursor::at(&self.table, node);
                self.say_no_room(error);
            }
        }
    }

    /// Adds the variations and notes of a text. One that the rules do not allow adds nothing.
    pub(in crate::session) fn add_variations(&mut self, text: &str) {
        let kind = self.table.kind();
        if let Ok(tree) = GameTree::read(text, |slug| (kind.slug() == slug).then_some(kind)) {
            self.table.add_variations(&tree);
            self.variation_revision += 1;
        }
    }

    fn say_no_room(&mut self, error: MoveError) {
        self.feedback = match error {
            MoveError::Full => Feedback::Full,
            _ => Feedback::Over,
        };
    }

    /// Adds a line that starts after a ply of the game. What is not legal or has no room is left out.
    pub(in crate::session) fn add_line(&mut self, ply: usize, line: &[String]) {
        let mut node = self.table.node(ply);
        for mv in line {
            let is_made = |node: &Node| node.is_forced() && node.notation() == Some(mv.as_str());
            if self.table.tree().get(node).is_some_and(is_made) {
                continue;
            }
            match self.table.add_variation(node, mv) {
                Ok(added) => node = added,
                Err(_) => break,
            }
        }
    }

    /// Sets a glyph of a move of the game if it has none.
    pub(in crate::session) fn mark_move(&mut self, ply: usize, glyph: u8) {
        let node = self.table.node(ply);
        let found = self.table.tree().get(node);
        if found.is_some_and(|node| node.glyphs().is_empty()) {
            self.table.set_glyphs(node, &[glyph]);
        }
    }

    pub(in crate::session) fn variations_change(&mut self, effects: &mut Vec<Effect>) {
        self.variation_revision += 1;
        effects.push(Effect::SaveVariations);
    }
}
