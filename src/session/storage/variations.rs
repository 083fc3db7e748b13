//! The variations and notes of games in the store, each under a separate key beside the game's row. An older page
//! therefore leaves them alone, and a move does not write them again.
//!
//! ```json
//! {"version":2,"text":"tablero 2\ngame zoq\nmoves @b2 (@c1 {a try}) a1-b1"}
//! ```

use super::finished::lookup::has_line;
use super::game_storage::GameStorage;
use super::key_store::{KeyStore, StorageError, remove};
use super::keys::{NEW, NEW_VERSION, game_key, old_game_key, variations_name};
use super::values::{Found, NotWritten, read_new, set_aside_value, write_new};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Fields {
    version: u64,
    text: String,
}

impl GameStorage {
    /// The variations and notes of the game with this name as text, form 2. Those in memory count, if there are any.
    pub fn variations(&self, store: &mut dyn KeyStore, id: &str) -> Found<String> {
        match self.unsaved_variations.get(id) {
            Some(unsaved) => Found {
                value: unsaved.clone(),
                unread: None,
                error: None,
            },
            None => read_variations(store, id),
        }
    }

    /// Saves the variations and notes of a game, or removes them if there are none any more. Nothing is saved for a
    /// removed game.
    ///
    /// # Errors
    /// If the store does not take them. The previous ones stay, and these wait in memory.
    pub fn save_variations(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
        text: Option<&str>,
    ) -> Result<(), NotWritten> {
        let is_missing = |key: &str| matches!(store.get(key), Ok(None));
        let has_no_row = is_missing(&game_key(id)) && is_missing(&old_game_key(id));
        if has_no_row && !self.unsaved.contains(id) && !has_line(store, id) {
            self.unsaved_variations.remove(id);
            return Ok(());
        }
        let written = write_variations(store, id, text);
        match written {
            Ok(()) => drop(self.unsaved_variations.remove(id)),
            Err(_) => {
                let text = text.map(str::to_owned);
                self.unsaved_variations.insert(id.to_owned(), text);
            }
        }
        written
    }

    /// Saves the variations that wait in memory, as far as there is room.
    pub fn retry_variations(&mut self, store: &mut dyn KeyStore) {
        for (id, text) in self.unsaved_variations.clone() {
            // Variations that cannot be written keep waiting.
            let _ = self.save_variations(store, &id, text.as_deref());
        }
    }

    /// Sets the stored variations of a game aside. Returns whether they were moved.
    pub fn set_variations_aside(&mut self, store: &mut dyn KeyStore, id: &str) -> bool {
        self.unsaved_variations.remove(id);
        set_aside_value(store, &variations_key(id))
    }

    /// Removes the variations and notes of a game.
    pub(super) fn remove_variations(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
    ) -> Result<(), StorageError> {
        self.unsaved_variations.remove(id);
        remove(store, &variations_key(id))
    }
}

/// The stored variations and notes of the game with this name as text, form 2.
pub fn read_variations(store: &mut dyn KeyStore, id: &str) -> Found<String> {
    let found: Found<Fields> = read_new(store, &variations_name(id));
    Found {
        value: found.value.map(|fields| fields.text),
        unread: found.unread,
        error: found.error,
    }
}

/// Writes the variations and notes of a game, or removes them if there are none.
///
/// # Errors
/// If the store does not take them. The previous ones stay.
pub fn write_variations(
    store: &mut dyn KeyStore,
    id: &str,
    text: Option<&str>,
) -> Result<(), NotWritten> {
    let Some(text) = text else {
        return remove(store, &variations_key(id)).map_err(NotWritten::NoStore);
    };
    let fields = Fields {
        version: NEW_VERSION,
        text: text.to_owned(),
    };
    write_new(store, &variations_name(id), &fields).map(drop)
}

/// The key of the variations and notes of a game.
pub(super) fn variations_key(id: &str) -> String {
    format!("{NEW}{}", variations_name(id))
}
