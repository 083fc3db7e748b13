//! A position of the record that is shown instead of the current one.

use crate::play::{GameRecord, NodeId};

/// A position of the record that is shown instead of the current one: an earlier one, or one of a variation.
#[derive(Debug)]
pub struct Cursor {
    pub(super) node: NodeId,
    /// The moves up to it, and the selection there.
    pub(super) record: GameRecord,
    /// The last ply of the game on the way to it.
    pub(super) branch: usize,
}

impl Cursor {
    /// None if the node was removed.
    pub(super) fn at(record: &GameRecord, node: NodeId) -> Option<Cursor> {
        Some(Cursor {
            node,
            record: record.line_to(node)?,
            branch: record.branch_ply(node),
        })
    }

    /// Whether it is in a variation.
    #[must_use]
    pub fn is_in_variation(&self) -> bool {
        self.record.plies() > self.branch
    }
}
