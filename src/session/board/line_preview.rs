//! A line that was not played, shown without changing the game.

use crate::play::{GameRecord, NodeId};

/// A line that is being shown.
#[derive(Debug)]
pub struct LinePreview {
    /// Different for each line that was shown.
    pub(super) number: u64,
    /// Where it starts in the record, and the ply there.
    pub(super) start: NodeId,
    pub(super) from: usize,
    /// The game with this line.
    pub(super) record: GameRecord,
    /// The line as it was given.
    pub(super) given: Vec<String>,
    /// The legal part of it.
    pub(super) line: Vec<String>,
    /// The number of its moves that are shown.
    pub(super) shown: usize,
}

impl LinePreview {
    #[must_use]
    pub fn line(&self) -> &[String] {
        &self.line
    }

    /// The number of its moves that are shown.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The moves that are shown.
    #[must_use]
    pub fn moves(&self) -> &[String] {
        &self.line[..self.shown]
    }

    /// The game with this line, and the shown ply of it.
    pub(super) fn position(&self) -> (&GameRecord, usize) {
        (&self.record, self.from + self.shown)
    }
}
