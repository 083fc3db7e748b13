//! The variations and notes of games.

use super::SavedGames;
use crate::app::local_store::LocalStore;
use crate::session::storage::{Found, GameStorage, NotWritten};

impl SavedGames {
    /// The variations of a game that begins under this name, until it is stored.
    #[must_use]
    pub fn begun_variations(self, id: &str) -> Option<String> {
        self.read_begun(id, |game| game.variations.clone())?
    }

    /// The variations and notes of a game as text.
    pub fn variations(self, id: &str) -> Found<String> {
        self.with(|storage| storage.variations(&mut LocalStore, id))
    }

    /// Saves the variations and notes of a game. Must be called under the lock.
    ///
    /// # Errors
    /// If they could not be stored. They are then kept in memory.
    pub fn save_variations(self, id: &str, text: Option<&str>) -> Result<(), NotWritten> {
        self.with(|storage| storage.save_variations(&mut LocalStore, id, text))?;
        // There may be room again for games that could not be stored.
        let waits = |storage: &mut GameStorage| storage.unsaved().names().next().is_some();
        if self.with(waits) {
            self.stored();
        }
        Ok(())
    }

    /// Sets the stored variations of a game aside. Returns whether they were moved.
    pub fn set_variations_aside(self, id: &str) -> bool {
        self.with(|storage| storage.set_variations_aside(&mut LocalStore, id))
    }
}
