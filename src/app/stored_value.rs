//! Single stored values, such as the settings.

use super::local_store::LocalStore;
use crate::play::stored::Unread;
use crate::session::StorageError;
use crate::session::storage::keys::{ALL, NEW, OLD, aside_key};
use crate::session::storage::{Found, KeyStore, NotWritten, read_new, read_old, write_new};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What is stored under a name.
pub struct StoredForms<T> {
    /// Of the form of this page.
    pub new: Option<T>,
    /// Of the first form. A page of an earlier version may still write it.
    pub old: Option<T>,
    /// A value could not be read.
    pub unread: Option<Unread>,
}

/// Reads a value.
pub fn read<T: DeserializeOwned>(name: &str) -> StoredForms<T> {
    let new: Found<T> = read_new(&mut LocalStore, name);
    let old: Found<T> = read_old(&mut LocalStore, name);
    StoredForms {
        new: new.value,
        old: old.value,
        unread: new.unread.or(old.unread),
    }
}

/// Writes a value of the form of this page.
///
/// # Errors
/// If it was not stored. A value that cannot be read and not be set aside counts as full storage.
pub fn write<T: Serialize + DeserializeOwned>(name: &str, value: &T) -> Result<(), StorageError> {
    match write_new(&mut LocalStore, name, value) {
        Ok(_) => Ok(()),
        Err(NotWritten::NoStore(error)) => Err(error),
        Err(NotWritten::Unread(_)) => Err(StorageError::Full),
    }
}

/// Whether a storage event for this key (none if everything was removed) is about the value with this name.
#[must_use]
pub fn is_about(key: Option<&str>, name: &str) -> bool {
    let is_its = |key: &str| {
        let own = key.strip_prefix(NEW).or_else(|| key.strip_prefix(OLD));
        own == Some(name)
    };
    key.is_none_or(is_its)
}

/// Whether a value with this name was set aside because it is damaged.
#[must_use]
pub fn is_set_aside(name: &str) -> bool {
    let aside = |prefix: &str| aside_key(1, &format!("{prefix}{name}"));
    let is_there = |key: String| matches!(LocalStore.get(&key), Ok(Some(_)));
    is_there(aside(NEW)) || is_there(aside(OLD)) || is_there(format!("{ALL}v1/aside/1/{name}"))
}
