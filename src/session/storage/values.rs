//! Single values in the store, such as the settings: each is JSON with a version, under a new key or an old one.
//! Values of a newer page stay where they are. Damaged values are set aside, never deleted. Neither is overwritten.

use super::key_store::{KeyStore, StorageError, remove, write};
use super::keys::{NEW, NEW_VERSION, OLD, aside_key};
use crate::play::stored::{Unreadable, VERSION, read_version};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The result of reading the value of a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<T> {
    /// The value, if there is one that can be read.
    pub value: Option<T>,
    /// A value could not be read. The page informs the player.
    pub unread: Option<Unreadable>,
    /// The store could not be read.
    pub error: Option<StorageError>,
}

/// Why a value was not written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotWritten {
    NoStore(StorageError),
    /// The page cannot read the stored value. It stays.
    Unreadable(Unreadable),
}

impl<T> Found<T> {
    fn nothing() -> Found<T> {
        Found {
            value: None,
            unread: None,
            error: None,
        }
    }
}

/// Reads the value of the new form with this name. A damaged one is set aside.
pub fn read_new<T: DeserializeOwned>(store: &mut dyn KeyStore, name: &str) -> Found<T> {
    read(store, &format!("{NEW}{name}"), NEW_VERSION)
}

/// Reads the value of the old form with this name, which an old page may still write. A damaged one is set aside.
pub fn read_old<T: DeserializeOwned>(store: &mut dyn KeyStore, name: &str) -> Found<T> {
    read(store, &format!("{OLD}{name}"), VERSION)
}

/// Writes a value of the new form. Its text must have the version [`NEW_VERSION`]. Returns [`Unreadable::Garbled`] if a
/// damaged value was there and was set aside, so that the player can be informed.
///
/// # Errors
/// If the store does not take it, or there is a value that this page cannot read and could not set aside.
pub fn write_new<T: Serialize + DeserializeOwned>(
    store: &mut dyn KeyStore,
    name: &str,
    value: &T,
) -> Result<Option<Unreadable>, NotWritten> {
    let found: Found<T> = read_new(store, name);
    if let Some(error) = found.error {
        return Err(NotWritten::NoStore(error));
    }
    let key = format!("{NEW}{name}");
    let is_there = store.get(&key).map_err(NotWritten::NoStore)?.is_some();
    if let Some(unread) = found.unread.filter(|_| is_there) {
        return Err(NotWritten::Unreadable(unread));
    }
    let text = serde_json::to_string(value);
    let text = text.map_err(|_| NotWritten::NoStore(StorageError::Forbidden))?;
    write(store, &key, &text).map_err(NotWritten::NoStore)?;
    Ok(found.unread)
}

fn read<T: DeserializeOwned>(store: &mut dyn KeyStore, key: &str, version: u64) -> Found<T> {
    let raw = match store.get(key) {
        Ok(Some(raw)) => raw,
        Ok(None) => return Found::nothing(),
        Err(error) => {
            return Found {
                error: Some(error),
                ..Found::nothing()
            };
        }
    };
    match read_version(&raw, version) {
        Ok(value) => Found {
            value: Some(value),
            ..Found::nothing()
        },
        Err(unread) => {
            if unread == Unreadable::Garbled {
                set_aside_value(store, key);
            }
            Found {
                unread: Some(unread),
                ..Found::nothing()
            }
        }
    }
}

/// Moves a damaged value to a separate key, so that it can be examined later. Returns whether its old key is free now.
/// If there is no room for both, the value stays.
pub fn set_aside_value(store: &mut dyn KeyStore, key: &str) -> bool {
    copy_aside(store, key) && remove(store, key).is_ok()
}

/// Copies a damaged value to a separate key. Returns whether the copy is there, or there is no value.
pub fn copy_aside(store: &mut dyn KeyStore, key: &str) -> bool {
    try_copy_aside(store, key).is_some()
}

fn try_copy_aside(store: &mut dyn KeyStore, key: &str) -> Option<()> {
    let Some(raw) = store.get(key).ok()? else {
        return Some(());
    };
    for number in 1.. {
        let place = aside_key(number, key);
        match store.get(&place).ok()? {
            // It was written before, but its old key was not removed.
            Some(value) if value == raw => {}
            Some(_) => continue,
            None => write(store, &place, &raw).ok()?,
        }
        return Some(());
    }
    None
}
