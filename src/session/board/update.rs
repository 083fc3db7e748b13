//! Changes of a board.

use super::cursor::Cursor;
use super::model::BoardModel;
use crate::play::{GameRecord, MoveError, NodeId, Spot};
use crate::rules::Side;
use crate::session::announcement::Announcement;
use crate::session::effect::Effect;
use crate::session::feedback::Feedback;
use crate::session::intent::{Arrow, BoardIntent, Hover};
use crate::session::message::Env;
use crate::session::threats::Threats;

impl BoardModel {
    /// Handles an intent. Returns whether the player has made a move.
    pub fn update(&mut self, intent: BoardIntent, env: &Env, effects: &mut Vec<Effect>) -> bool {
        match intent {
            BoardIntent::Touch(spot) if self.pen().is_some() => self.touch_with_pen(spot, effects),
            BoardIntent::Touch(spot) => return self.touch(spot, env.confirms, effects),
            BoardIntent::Hover(hover) => self.point_at(hover),
            BoardIntent::Focus(hover) => self.focused = hover,
            BoardIntent::Deselect => {
                self.cancel_pen();
                self.deselect();
            }
            BoardIntent::Step(by) => self.step(by, effects),
            BoardIntent::Draw(drawing) => self.draw(drawing, effects),
            BoardIntent::ClearDrawings if self.takes_notes() => {}
            BoardIntent::ClearDrawings => self.drawn.clear(),
            BoardIntent::ShowThreats(at) => self.show_threats(at),
            BoardIntent::HideThreats => self.threats = None,
        }
        false
    }

    pub(in crate::session) fn lock(&mut self, is_locked: bool) {
        self.is_locked = is_locked;
    }

    pub(in crate::session) fn say(&mut self, feedback: Feedback) {
        self.feedback = feedback;
    }

    /// Whose threats are shown. None means the side that is not to move.
    pub(in crate::session) fn set_opponent(&mut self, opponent: Option<Side>) {
        self.opponent = opponent;
    }

    /// Turns the board, so that this side is at the bottom.
    pub(in crate::session) fn turn_to(&mut self, side: Side) {
        let is_flipped = side == Side::Black;
        self.is_turned = self.is_flipped != is_flipped;
        self.is_flipped = is_flipped;
    }

    /// The board is not being turned any more.
    pub(in crate::session) fn end_turning(&mut self) {
        self.is_turned = false;
    }

    /// Makes the move of another player, with the passes after it. If an earlier position is shown, it stays shown.
    ///
    /// # Errors
    /// If it is not legal, or the record has no room for it.
    pub(in crate::session) fn make_move(
        &mut self,
        mv: &str,
        effects: &mut Vec<Effect>,
    ) -> Result<(), MoveError> {
        let node = self.node();
        self.record.play_text(mv)?;
        if !self.is_looking_back() {
            self.moved(effects);
            return Ok(());
        }
        self.record.make_forced();
        self.revision += 1;
        // The move may be in the shown variation.
        let branch = self.cursor.as_ref().map(|cursor| cursor.branch);
        if branch != Some(self.record.branch_ply(node)) {
            self.cursor = Cursor::at(&self.record, node);
        }
        effects.push(Effect::Announce(Announcement::Moved(self.record.plies())));
        Ok(())
    }

    /// Changes the record, and shows its last position.
    pub(in crate::session) fn change<T>(&mut self, change: impl FnOnce(&mut GameRecord) -> T) -> T {
        self.record.deselect();
        let before = self.record.last_node();
        let changed = change(&mut self.record);
        self.record.make_forced();
        if self.record.last_node() != before {
            self.record_changes();
        }
        changed
    }

    /// Replaces the record with another one of the same game.
    pub(in crate::session) fn replace(&mut self, record: GameRecord) {
        let old = std::mem::replace(&mut self.record, record);
        self.record.make_forced();
        if old.has_variations() {
            self.record.add_variations(old.tree());
        }
        // Its nodes belong to the old record.
        self.removed = None;
        self.records += 1;
        self.record_changes();
    }

    /// Notes that the player to move was helped. Returns false if that was noted before.
    pub(in crate::session) fn note_help(&mut self) -> bool {
        let is_new = !self.record.is_helped();
        if is_new {
            self.record.note_hint();
        }
        is_new
    }

    /// Takes back everything since the start.
    pub(in crate::session) fn restart(&mut self) {
        self.take_back_to(self.start);
    }

    /// Takes back everything after a ply.
    pub(in crate::session) fn take_back_to(&mut self, ply: usize) {
        self.record.take_back_to(ply);
        self.record_changes();
        self.hovered = None;
        self.arrows.clear();
    }

    /// Points out a move on the board and in words: its piece only, or the whole move. `analysed` means that it comes
    /// from more than a quick search.
    pub(in crate::session) fn point_out(&mut self, mv: &str, whole: bool, analysed: bool) {
        let mut spots = self.record.steps(self.record.plies(), mv);
        if !whole {
            spots.truncate(1);
        }
        self.feedback = match spots.first() {
            Some(spot) if !whole => Feedback::HintPiece(*spot),
            _ => Feedback::HintMove {
                mv: mv.to_owned(),
                analysed,
            },
        };
        self.arrows = vec![Arrow {
            kind: "hint",
            spots,
        }];
    }

    /// Stops pointing out a move, also in words.
    pub(in crate::session) fn clear_hint(&mut self) {
        self.arrows.clear();
        if let Feedback::HintPiece(_) | Feedback::HintMove { .. } = self.feedback {
            self.feedback = Feedback::Nothing;
        }
    }

    /// Drops the selection and the message.
    pub(in crate::session) fn deselect(&mut self) {
        self.feedback = Feedback::Nothing;
        self.hovered = None;
        self.confirmation = None;
        self.drop_selection();
    }

    /// Drops the selection.
    pub(in crate::session) fn drop_selection(&mut self) {
        self.record.deselect();
        self.touched_record_mut().deselect();
    }

    /// Shows the position after a ply. The last one is the current position of the game.
    pub(in crate::session) fn show(&mut self, ply: usize, effects: &mut Vec<Effect>) {
        let ply = ply.min(self.record.plies());
        let node = (ply < self.record.plies()).then(|| self.record.node(ply));
        self.move_cursor(node, Announcement::Shown(ply), effects);
    }

    /// Shows a position of the record, or the current one.
    pub(super) fn move_cursor(
        &mut self,
        node: Option<NodeId>,
        announcement: Announcement,
        effects: &mut Vec<Effect>,
    ) {
        self.feedback = Feedback::Nothing;
        self.end_line_preview();
        if self.cursor.as_ref().map(|cursor| cursor.node) != node {
            self.deselect();
            self.position_changes();
            self.cursor = node.and_then(|node| Cursor::at(&self.record, node));
            effects.push(Effect::Announce(announcement));
        }
    }

    /// After a move of any player.
    pub(super) fn moved(&mut self, effects: &mut Vec<Effect>) {
        self.record.make_forced();
        self.record_changes();
        effects.push(Effect::Announce(Announcement::Moved(self.record.plies())));
    }

    /// Drawings and threats belong to one position.
    pub(super) fn position_changes(&mut self) {
        self.drawn.clear();
        self.lift_pen();
        self.threats = None;
    }

    /// After a change of the record, its last position is shown.
    fn record_changes(&mut self) {
        self.revision += 1;
        self.cursor = None;
        self.line_preview = None;
        self.confirmation = None;
        self.feedback = Feedback::of_passes(&self.record);
        self.position_changes();
    }

    /// Showing a preview replaces a refusal.
    fn point_at(&mut self, hover: Option<Hover>) {
        if self.hovered != hover {
            self.hovered = hover;
            if self.feedback.is_refusal() && self.preview().is_some() {
                self.feedback = Feedback::Nothing;
            }
        }
    }

    fn step(&mut self, by: isize, effects: &mut Vec<Effect>) {
        let in_variation = self.cursor.as_ref().is_some_and(Cursor::is_in_variation);
        match self.line_preview {
            Some(_) => self.step_in_preview(by, effects),
            None if in_variation => self.step_in_variation(by, effects),
            None => self.show(self.ply().saturating_add_signed(by), effects),
        }
    }

    fn show_threats(&mut self, at: Option<Spot>) {
        if !self.is_looking_back() && self.record.result().is_some() {
            return;
        }
        let scene = self.scene();
        let side = self.opponent.unwrap_or(scene.turn.other());
        let (record, ply) = self.shown();
        let seen_moves = record.seen_moves(ply, side);
        self.threats = Some(Threats::of(side, at, &scene.pieces, seen_moves));
    }
}
