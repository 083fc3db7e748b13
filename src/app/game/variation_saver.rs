//! Saves the variations and notes of a game, and takes in those that other tabs have stored.

use crate::app::local_store::LocalStore;
use crate::app::store::Store;
use crate::session::storage::{StorageError, read_variations, write_variations};
use crate::session::{GameModel, Message, Model, Stored};
use std::cell::RefCell;

/// Saves the variations and notes of a game.
#[derive(Default)]
pub struct VariationSaver {
    /// The text in the store as this page last saw it.
    known: RefCell<Option<String>>,
}

impl VariationSaver {
    /// Writes the variations of the game with this name. What another tab has stored meanwhile is added to them first.
    ///
    /// # Errors
    /// If the store does not take them. They stay in memory.
    pub fn save(&self, store: Store<GameModel>, id: &str) -> Result<(), StorageError> {
        self.take_in(store, id);
        let text = store.read(|game| game.board().table().variations_text());
        let Some(text) = text else { return Ok(()) };
        write_variations(&mut LocalStore, id, text.as_deref())?;
        self.known.replace(text);
        Ok(())
    }

    /// Adds what another tab has stored to the variations of the game.
    pub fn take_in(&self, store: Store<GameModel>, id: &str) {
        let stored = read_variations(&mut LocalStore, id).value;
        let is_new = *self.known.borrow() != stored;
        if let Some(text) = stored.clone().filter(|_| is_new) {
            store.update(Message::Stored(Stored::Variations(text)));
        }
        self.known.replace(stored);
    }
}
