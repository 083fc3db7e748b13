//! Variations: moves that are tried at an earlier position, and the player's actions on them.

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
        let Some(found) = self.record.tree().get(node) else {
            return;
        };
        if self.record.is_played(node) {
            self.show(found.ply(), effects);
            return;
        }
        let last = found.notation().unwrap_or_default().to_owned();
        self.move_cursor(Some(node), Announcement::LineShown(last), effects);
    }

    /// Goes this many moves forwards or backwards on the line of the shown variation.
    pub(super) fn step_in_variation(&mut self, by: isize, effects: &mut Vec<Effect>) {
        let next = |node: NodeId| match by > 0 {
            true => self.record.next_node(node),
            false => self.record.tree().get(node)?.parent(),
        };
        let path = std::iter::successors(Some(self.node()), |node| next(*node));
        if let Some(node) = path.take(by.unsigned_abs() + 1).last() {
            self.show_node(node, effects);
        }
    }

    /// Goes to the same move of the next or the previous line.
    pub(in crate::session) fn show_other_line(&mut self, is_next: bool, effects: &mut Vec<Effect>) {
        let other = self.record.other_line(self.node(), is_next);
        if let Some(node) = other.filter(|_| self.line_preview.is_none()) {
            self.show_node(node, effects);
        }
    }

    /// Adds the line that is being shown to the record, as a variation.
    pub(in crate::session) fn add_shown_line(&mut self, effects: &mut Vec<Effect>) {
        let Some(line) = self.line_preview.take() else {
            return;
        };
        self.position_changes();
        let (nodes, error) = self.record.add_line(line.start, line.line());
        self.variations_change(effects);
        let shown = line.shown().min(nodes.len()).checked_sub(1);
        if let Some(shown) = shown {
            self.show_node(nodes[shown], effects);
        }
        if error == Some(MoveError::Full) {
            self.feedback = Feedback::NoRoomForVariation;
        }
    }

    /// Adds a line from the shown position of the record, which stays shown.
    pub(in crate::session) fn add_engine_line(
        &mut self,
        line: &[String],
        effects: &mut Vec<Effect>,
    ) {
        let len = self.record.tree().len();
        let (_, error) = self.record.add_line(self.node(), line);
        if self.record.tree().len() > len {
            self.variations_change(effects);
        }
        self.feedback = match error {
            Some(MoveError::Full) => Feedback::NoRoomForVariation,
            _ => Feedback::LineAdded,
        };
    }

    /// Moves the shown variation up or down among the variations that begin at the same position.
    pub(in crate::session) fn move_variation(&mut self, is_up: bool, effects: &mut Vec<Effect>) {
        let node = self.node();
        let has_moved = match is_up {
            true => self.record.promote(node),
            false => self.record.demote(node),
        };
        if has_moved {
            self.variations_change(effects);
        }
    }

    /// Removes the shown move of a variation with all that follows, and shows the position before it. A forced move is
    /// removed with the move before it.
    pub(in crate::session) fn remove_variation(&mut self, effects: &mut Vec<Effect>) {
        let is_decided = |(_, node): &(NodeId, &Node)| !node.is_forced();
        let decided = self.record.tree().path(self.node()).find(is_decided);
        let node = decided.map_or(self.node(), |(node, _)| node);
        if self.record.is_played(node) {
            return;
        }
        let parent = self.record.tree().get(node).and_then(|node| node.parent());
        if !self.is_in_variation() {
            return;
        }
        if let (Some(parent), Some(removed)) = (parent, self.record.remove_variation(node)) {
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
        match self.record.restore_variation(removed) {
            Ok(node) => {
                self.variations_change(effects);
                self.show_node(node, effects);
            }
            Err(removed) => {
                self.removed = Some(removed);
                self.feedback = Feedback::VariationHasNoPlace;
            }
        }
    }

    /// Sets or removes a glyph of the shown move. A move has one at most.
    pub(in crate::session) fn toggle_glyph(&mut self, glyph: u8, effects: &mut Vec<Effect>) {
        let node = self.node();
        let Some(found) = self.record.tree().get(node) else {
            return;
        };
        let glyphs: &[u8] = match found.glyphs() {
            [only] if *only == glyph => &[],
            _ => &[glyph],
        };
        if found.notation().is_none() {
            return;
        }
        match self.record.set_glyphs(node, glyphs) {
            true => self.variations_change(effects),
            false => self.feedback = Feedback::NoRoomForVariation,
        }
    }

    /// The last position of a game that the players have ended can be continued as a variation.
    pub(super) fn review_ended_game(&mut self) {
        let is_ended = self
            .record
            .result()
            .is_some_and(|result| !result.is_by_rules());
        if self.role == Role::Game && self.cursor.is_none() && is_ended {
            self.cursor = Cursor::at(&self.record, self.node());
        }
    }

    /// Plays the move that was touched at the shown position: goes to it if it is in the record, else adds it.
    pub(super) fn play_variation(&mut self, effects: &mut Vec<Effect>) {
        let Some(cursor) = &self.cursor else { return };
        let (node, plies) = (cursor.node, cursor.record.plies());
        let last = plies
            .checked_sub(1)
            .and_then(|ply| cursor.record.move_after(ply));
        let len = self.record.tree().len();
        let added = match last {
            Some(mv) => self.record.add_variation(node, &mv),
            None => Err(MoveError::Illegal),
        };
        match added {
            Ok(added) => {
                if self.record.tree().len() > len {
                    self.variations_change(effects);
                }
                self.show_node(added, effects);
            }
            Err(error) => {
                self.cursor = Cursor::at(&self.record, node);
                self.feedback = match error {
                    MoveError::Full => Feedback::NoRoomForVariation,
                    _ => Feedback::Over,
                };
            }
        }
    }

    /// Merges the variations and notes of another tab: `stored` is the text stored now, `seen` the text stored when
    /// this game was last saved or compared. Returns false, and changes nothing, if the rules refuse one of the texts.
    pub(in crate::session) fn merge_variations(
        &mut self,
        seen: Option<&str>,
        stored: Option<&str>,
    ) -> bool {
        let (Some(seen), Some(stored)) = (self.read_variations(seen), self.read_variations(stored))
        else {
            return false;
        };
        let has_no_room = self.record.merge_variations(&seen, &stored) > 0;
        self.variation_revision += 1;
        // The shown position may be gone.
        if let Some(cursor) = &self.cursor
            && self.record.tree().get(cursor.node).is_none()
        {
            self.cursor = Cursor::at(&self.record, self.record.node(cursor.branch));
            self.position_changes();
        }
        if has_no_room {
            self.feedback = Feedback::NoRoomForVariation;
        }
        true
    }

    /// Reads a text of variations. Without a text, a tree without moves. None if the rules refuse the text, or it has
    /// another start.
    fn read_variations(&self, text: Option<&str>) -> Option<GameTree> {
        let kind = self.record.kind();
        let start = self.record.tree().node(GameTree::ROOT).position();
        let Some(text) = text else {
            return Some(GameTree::new(start.clone()));
        };
        let tree = GameTree::read(text, |slug| (kind.slug() == slug).then_some(kind)).ok()?;
        let is_same = tree.node(GameTree::ROOT).position().text() == start.text();
        is_same.then_some(tree)
    }

    /// Adds a line that starts after a ply of the game. It ends before the first illegal move. Returns false if there
    /// is no room for all of it.
    pub(in crate::session) fn add_line(&mut self, ply: usize, line: &[String]) -> bool {
        let (_, error) = self.record.add_line(self.record.node(ply), line);
        error != Some(MoveError::Full)
    }

    /// Sets a glyph of a move of the game if it has none. Returns false if there is no room for it.
    pub(in crate::session) fn mark_move(&mut self, ply: usize, glyph: u8) -> bool {
        let node = self.record.node(ply);
        let found = self.record.tree().get(node);
        match found.is_some_and(|node| node.glyphs().is_empty()) {
            true => self.record.set_glyphs(node, &[glyph]),
            false => true,
        }
    }

    pub(in crate::session) fn variations_change(&mut self, effects: &mut Vec<Effect>) {
        self.variation_revision += 1;
        effects.push(Effect::SaveVariations);
    }
}
