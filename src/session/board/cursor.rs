//! A position of the record that is shown instead of the current one.

use crate::play::{NodeId, Table};

/// A position of the record that is shown instead of the current one: an earlier one, or one of a variation.
#[derive(Debug)]
pub struct Cursor {
    pub(super) node: NodeId,
    /// The moves up to it, and what is selected there.
    pub(super) table: Table,
    /// The last ply of the game on the way to it.
    pub(super) branch: usize,
}

impl Cursor {
    /// None if the node was removed.
    pub(super) fn at(table: &Table, node: NodeId) -> Option<Cursor> {
        Some(Cursor {
            node,
            table: table.line_to(node)?,
            branch: table.branch_ply(node),
        })
    }

    /// Whether it is in a variation.
    #[must_use]
    pub fn is_in_variation(&self) -> bool {
        self.table.plies() > self.branch
    }
}
