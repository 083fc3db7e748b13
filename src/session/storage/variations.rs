//! The variations and notes of games in the store, each under a key of its own beside the game's row. So an older page
//! leaves them alone, and a move does not write them again.
//!
//! ```json
//! {"version":2,"text":"tablero 2\ngame zoq\nmoves @b2 (@c1 {a try}) a1-b1"}
//! ```

use super::key_store::{KeyStore, StorageError, remove};
use super::keys::{NEW_VERSION, variations_name};
use super::values::{Found, NotWritten, read_new, write_new};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Fields {
    version: u64,
    text: String,
}

/// The variations and notes of the game with this name as text, form 2.
pub fn read_variations(store: &mut dyn KeyStore, id: &str) -> Found<String> {
    let found: Found<Fields> = read_new(store, &variations_name(id));
    Found {
        value: found.value.map(|fields| fields.text),
        unread: found.unread,
        error: found.error,
    }
}

/// Writes the variations and notes of a game, or removes them if there are none any more.
///
/// # Errors
/// If the store does not take them. What was there stays.
pub fn write_variations(
    store: &mut dyn KeyStore,
    id: &str,
    text: Option<&str>,
) -> Result<(), StorageError> {
    let Some(text) = text else {
        return remove_variations(store, id);
    };
    let fields = Fields {
        version: NEW_VERSION,
        text: text.to_owned(),
    };
    match write_new(store, &variations_name(id), &fields) {
        Ok(_) => Ok(()),
        Err(NotWritten::NoStore(error)) => Err(error),
        // A newer page wrote them.
        Err(NotWritten::Unread(_)) => Err(StorageError::Full),
    }
}

/// Removes the variations and notes of a game.
///
/// # Errors
/// If the store does not remove them.
pub fn remove_variations(store: &mut dyn KeyStore, id: &str) -> Result<(), StorageError> {
    remove(
        store,
        &format!("{}{}", super::keys::NEW, variations_name(id)),
    )
}
