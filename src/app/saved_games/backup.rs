//! Everything that is stored, as one text.

use super::SavedGames;
use super::finished::RULES;
use crate::app::local_store::LocalStore;
use crate::app::saved_game::new_names;
use crate::session::StorageError;
use crate::session::backup::{Backup, Restored, restore, write_backup};
use crate::session::storage::KeyStore;

/// The approximate number of characters that browsers store for a page.
const ROOM: usize = 5_000_000;

impl SavedGames {
    /// The text of everything that is stored or in the memory of this tab.
    ///
    /// # Errors
    /// If the storage cannot be read.
    pub fn backup(self) -> Result<String, StorageError> {
        self.with(|storage| write_backup(storage, &mut LocalStore))
    }

    /// Adds everything in a backup that this browser does not have, and passes the result to `then`.
    pub fn restore(self, backup: Backup, then: impl FnOnce(Restored) + 'static) {
        self.locked(move || {
            let names = &mut new_names();
            let restored =
                self.with(|storage| restore(backup, storage, &mut LocalStore, names, RULES));
            self.stored();
            then(restored);
        });
    }

    /// How much of the storage is used, in percent, rounded up.
    #[must_use]
    pub fn used(self) -> usize {
        let keys = LocalStore.keys().unwrap_or_default();
        let length = |text: &str| text.encode_utf16().count();
        let used: usize = keys
            .iter()
            .map(|key| {
                let value = LocalStore.get(key).ok().flatten();
                length(key) + value.map_or(0, |value| length(&value))
            })
            .sum();
        (used * 100).div_ceil(ROOM)
    }
}
