//! The games in the library: several are removed at once and put back.

use super::SavedGames;
use crate::app::local_store::LocalStore;
use crate::session::notices::Notice;
use crate::session::storage::{LibraryRow, RemovedGames};

impl SavedGames {
    /// Removes games, and gives what is needed to put them back. A game that was saved after its row was made stays.
    pub fn remove_all(self, rows: Vec<LibraryRow>, then: impl FnOnce(RemovedGames) + 'static) {
        self.locked(move || {
            let is_same = |row: &LibraryRow| {
                let loaded = self.with(|storage| storage.load(&mut LocalStore, &row.id));
                // One that is kept as a line has no row, and lines do not change.
                let saved = loaded.game().map(|game| game.saved);
                saved.is_none_or(|saved| saved.total_cmp(&row.saved).is_eq())
            };
            let same = rows.into_iter().filter(is_same);
            let ids: Vec<String> = same.map(|row| row.id).collect();
            let (removed, result) = self.with(|storage| storage.take_out(&mut LocalStore, &ids));
            if let Err(error) = result {
                self.notices.add(Notice::NotStored(error));
            }
            // The index only has more rows than there are games until it is made again.
            self.stored();
            then(removed);
        });
    }

    /// Puts removed games back, and gives those for which there is no room.
    pub fn put_back(self, removed: RemovedGames, then: impl FnOnce(RemovedGames) + 'static) {
        self.locked(move || {
            let result = self.with(|storage| storage.put_back(&mut LocalStore, removed));
            self.stored();
            then(match result {
                Ok(()) => RemovedGames::default(),
                Err((left, error)) => {
                    self.notices.add(Notice::NotStored(error));
                    left
                }
            });
        });
    }
}
