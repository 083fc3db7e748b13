//! The games in the library: several are removed together and put back.

use super::SavedGames;
use crate::app::local_store::LocalStore;
use crate::session::notices::Notice;
use crate::session::storage::{LibraryRow, RemovedGames};
use std::collections::HashMap;

impl SavedGames {
    /// Removes games. `then` gets the data for putting them back, and whether there was no error. A game that was saved
    /// after its row was made stays.
    pub fn remove_all(
        self,
        rows: Vec<LibraryRow>,
        then: impl FnOnce(RemovedGames, bool) + 'static,
    ) {
        self.locked(move || {
            let now = self.library_rows().into_iter();
            let saved: HashMap<String, f64> = now.map(|row| (row.id, row.saved)).collect();
            let is_same = |row: &LibraryRow| {
                let saved = saved.get(&row.id);
                saved.is_some_and(|saved| saved.total_cmp(&row.saved).is_eq())
            };
            let same = rows.into_iter().filter(is_same);
            let ids: Vec<String> = same.map(|row| row.id).collect();
            let (removed, result) = self.with(|storage| storage.take_out(&mut LocalStore, &ids));
            // Until the index is made again, it only has extra rows of removed games.
            self.stored();
            // `stored` removes the notice of a full storage.
            if let Err(error) = result {
                self.notices.add(Notice::NotStored(error));
            }
            then(removed, result.is_ok());
        });
    }

    /// Puts removed games back. `then` gets the games for which there is no room.
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
