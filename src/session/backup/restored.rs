//! The result of restoring a backup.

use crate::session::storage::StorageError;

/// The result of restoring a backup.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// Games that this browser did not have.
    pub added: usize,
    /// Games of this browser that got moves, names or notes from the backup.
    pub extended: usize,
    /// Games that this browser already had.
    pub known: usize,
    /// Exercises, puzzles and levels that are new.
    pub solved: usize,
    /// Whether the settings were restored. A browser with settings keeps its own.
    pub has_settings: bool,
    /// Lines that could not be read.
    pub damaged: usize,
    pub is_cut_off: bool,
    /// How many values were not stored, and why.
    pub not_stored: Option<(usize, StorageError)>,
}

impl Restored {
    /// A value was not stored.
    pub(super) fn fails(&mut self, error: StorageError) {
        let (count, _) = self.not_stored.unwrap_or((0, error));
        self.not_stored = Some((count + 1, error));
    }
}
