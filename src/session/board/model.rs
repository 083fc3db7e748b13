//! The state of a board, and what can be read from it.

use super::cache::Cache;
use super::confirmation::Confirmation;
use super::cursor::Cursor;
use super::line_preview::LinePreview;
use super::pen::Pen;
use super::position::{GamePosition, ShownPosition};
use crate::play::tree::Removed;
use crate::play::{Drawing, EndReason, GameRecord, GameText, NodeId};
use crate::rules::Side;
use crate::session::feedback::Feedback;
use crate::session::intent::{Arrow, BoardIntent, Hover};
use crate::session::threats::Threats;

/// A game on a board, and how it is shown.
#[derive(Debug)]
pub struct BoardModel {
    pub(super) role: Role,
    pub(super) record: GameRecord,
    /// Counts the records: another tab's record may replace this one.
    pub(super) records: u64,
    /// Counts the changes of the record.
    pub(super) revision: u64,
    /// Counts the changes of variations and notes.
    pub(super) variation_revision: u64,
    /// Counts the lines that were shown.
    pub(super) previews: u64,
    /// The ply at the start.
    pub(super) start: usize,
    /// The shown position of the record. None means the current one.
    pub(super) cursor: Option<Cursor>,
    pub(super) line_preview: Option<LinePreview>,
    /// The variation that was removed last.
    pub(super) removed: Option<Removed>,
    pub(super) hovered: Option<Hover>,
    pub(super) focused: Option<Hover>,
    pub(super) confirmation: Option<Confirmation>,
    pub(super) feedback: Feedback,
    /// A hint, drawn on the board.
    pub(super) arrows: Vec<Arrow>,
    /// The player's drawings on a position that takes no notes.
    pub(super) drawn: Vec<Drawing>,
    /// The pen that touches draw with, if they do not play.
    pub(super) pen: Option<Pen>,
    pub(super) threats: Option<Threats>,
    /// Whose threats are shown. None means the side that is not to move.
    pub(super) opponent: Option<Side>,
    /// Whether touches have no effect for now.
    pub(super) is_locked: bool,
    pub(super) is_flipped: bool,
    /// Whether the last message has turned the board.
    pub(super) is_turned: bool,
    pub(super) cache: Cache,
}

/// The purpose of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Game,
    /// An exercise of a lesson, or a puzzle.
    Exercise,
    /// A figure of a text.
    Diagram,
    /// A game in a frame of another page, which stays as it is.
    Embed,
}

impl BoardModel {
    /// A board with this record. Makes the passes that are due.
    #[must_use]
    pub fn new(role: Role, mut record: GameRecord) -> BoardModel {
        record.make_forced();
        BoardModel {
            role,
            records: 0,
            revision: 0,
            variation_revision: 0,
            previews: 0,
            start: record.plies(),
            feedback: Feedback::of_passes(&record),
            record,
            cursor: None,
            line_preview: None,
            removed: None,
            hovered: None,
            focused: None,
            confirmation: None,
            arrows: Vec::new(),
            drawn: Vec::new(),
            pen: None,
            threats: None,
            opponent: None,
            is_locked: false,
            is_flipped: false,
            is_turned: false,
            cache: Cache::default(),
        }
    }

    /// The same board with Black at the bottom, or White.
    #[must_use]
    pub fn flipped(self, is_flipped: bool) -> BoardModel {
        BoardModel { is_flipped, ..self }
    }

    #[must_use]
    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    #[must_use]
    pub fn role(&self) -> Role {
        self.role
    }

    /// The ply at the start.
    #[must_use]
    pub fn start(&self) -> usize {
        self.start
    }

    /// Whether a move was made since the start.
    #[must_use]
    pub fn has_moved(&self) -> bool {
        self.record.plies() > self.start
    }

    /// The shown ply of the game. While a variation or another line is shown, the last one before it.
    #[must_use]
    pub fn ply(&self) -> usize {
        let plies = || self.record.plies();
        self.cursor
            .as_ref()
            .map_or_else(plies, |cursor| cursor.branch)
    }

    /// The shown position of the record, if it is not the current one.
    #[must_use]
    pub fn cursor(&self) -> Option<&Cursor> {
        self.cursor.as_ref()
    }

    /// The last move of the variation that is shown.
    #[must_use]
    pub fn variation_move(&self) -> Option<String> {
        let cursor = self
            .cursor
            .as_ref()
            .filter(|cursor| cursor.is_in_variation())?;
        cursor.record.move_after(cursor.record.plies() - 1)
    }

    /// Whether an earlier position is shown, or a line that was not played.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        self.cursor.is_some() || self.line_preview.is_some()
    }

    /// The shown position: a game and a ply of it.
    #[must_use]
    pub fn shown(&self) -> (&GameRecord, usize) {
        match &self.line_preview {
            Some(line) => line.position(),
            None => self.shown_of_record(),
        }
    }

    /// The shown position of the record, also while a line is shown that is not in it.
    #[must_use]
    pub fn shown_of_record(&self) -> (&GameRecord, usize) {
        match &self.cursor {
            Some(cursor) => (&cursor.record, cursor.record.plies()),
            None => (&self.record, self.record.plies()),
        }
    }

    /// Whether the shown position of the record is the end of the game by the rules.
    #[must_use]
    pub fn shows_end(&self) -> bool {
        let result = match &self.cursor {
            Some(cursor) => cursor.record.result(),
            None => self.record.result(),
        };
        result.is_some_and(|result| matches!(result.reason, EndReason::Position(_)))
    }

    /// The game that touches act on.
    pub(super) fn touched_record(&self) -> &GameRecord {
        self.cursor
            .as_ref()
            .map_or(&self.record, |cursor| &cursor.record)
    }

    pub(super) fn touched_record_mut(&mut self) -> &mut GameRecord {
        match &mut self.cursor {
            Some(cursor) => &mut cursor.record,
            None => &mut self.record,
        }
    }

    /// The game up to the shown position.
    #[must_use]
    pub fn shown_text(&self) -> GameText {
        let (record, ply) = self.shown();
        record.text_to(ply)
    }

    /// Identifies the shown position of the record, also while a line is shown that is not in it.
    #[must_use]
    pub fn position(&self) -> GamePosition {
        GamePosition {
            record: self.records,
            node: self.node(),
        }
    }

    /// The node of that position.
    #[must_use]
    pub fn node(&self) -> NodeId {
        match &self.cursor {
            Some(cursor) => cursor.node,
            None => self.record.node(self.record.plies()),
        }
    }

    #[must_use]
    pub fn shown_position(&self) -> ShownPosition {
        let line = self.line_preview.as_ref();
        ShownPosition {
            position: self.position(),
            line: line.map(|line| (line.number, line.shown())),
        }
    }

    /// Counts the changes of variations and notes.
    #[must_use]
    pub fn variation_revision(&self) -> u64 {
        self.variation_revision
    }

    /// Counts the changes of the record. Recording a hint does not count.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    #[must_use]
    pub fn feedback(&self) -> &Feedback {
        &self.feedback
    }

    #[must_use]
    pub fn arrows(&self) -> &[Arrow] {
        &self.arrows
    }

    #[must_use]
    pub fn threats(&self) -> Option<&Threats> {
        self.threats.as_ref()
    }

    #[must_use]
    pub fn is_locked(&self) -> bool {
        self.is_locked
    }

    #[must_use]
    pub fn is_flipped(&self) -> bool {
        self.is_flipped
    }

    /// Whether the last message has turned the board. Then the pieces are not animated.
    #[must_use]
    pub fn is_turned(&self) -> bool {
        self.is_turned
    }

    pub(super) fn can_touch(&self) -> bool {
        !self.is_locked
            && self.line_preview.is_none()
            && (self.cursor.is_none() || self.role == Role::Game)
    }

    /// Whether an intent would change nothing. Pointers send the same place again and again.
    #[must_use]
    pub fn is_fulfilled(&self, intent: &BoardIntent) -> bool {
        match intent {
            BoardIntent::Hover(hover) => self.hovered == *hover,
            BoardIntent::Focus(hover) => self.focused == *hover,
            BoardIntent::ClearDrawings => self.drawn.is_empty() || self.takes_notes(),
            BoardIntent::HideThreats => self.threats.is_none(),
            _ => false,
        }
    }
}
