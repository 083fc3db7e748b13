//! The result of adding a text of several games.

use super::new_games::AddedGames;
use crate::play::import::ImportError;
use crate::session::storage_error::StorageError;

/// The maximum number of faults that are shown.
const SHOWN: usize = 5;

/// The result of adding a text of several games so far.
#[derive(Debug, Default)]
pub struct GamesReport {
    /// The number of games that were read, and the number of games in the text.
    pub read: usize,
    pub all: usize,
    pub added: usize,
    /// The number of games that existed already, or are in the text twice.
    pub known: usize,
    /// How many could not be read.
    pub unread: usize,
    /// The first few faults.
    pub faults: Vec<ImportError>,
    /// How many were not stored, and why.
    pub not_stored: Option<(usize, StorageError)>,
    /// Whether the report is complete.
    pub is_over: bool,
}

impl GamesReport {
    /// The report on this many games before any is read.
    pub(super) fn new(all: usize) -> GamesReport {
        GamesReport {
            all,
            ..GamesReport::default()
        }
    }

    /// A game could not be read.
    pub(super) fn fails(&mut self, error: ImportError) {
        self.unread += 1;
        if self.faults.len() < SHOWN {
            self.faults.push(error);
        }
    }

    /// Games were stored. If some could not be stored, the others are not read.
    pub(super) fn takes(&mut self, added: AddedGames) {
        self.added += added.added;
        self.known += added.known;
        if let Some((count, error)) = added.not_stored {
            self.not_stored = Some((count + self.all - self.read, error));
        }
        self.is_over = self.read == self.all || self.not_stored.is_some();
    }
}
