//! The local storage of the browser.

use crate::session::StorageError;
use crate::session::storage::KeyStore;
use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::window;
use web_sys::StorageEvent;

/// The local storage of the browser. It may be forbidden.
#[derive(Clone, Copy, Debug)]
pub struct LocalStore;

impl LocalStore {
    /// Whether this browser allows it.
    #[must_use]
    pub fn is_allowed(self) -> bool {
        raw().is_ok()
    }
}

/// The storage, checked before every access, because `gloo_storage` throws if it is forbidden.
fn raw() -> Result<web_sys::Storage, StorageError> {
    match window().local_storage() {
        Ok(Some(storage)) if storage.length().is_ok() => Ok(LocalStorage::raw()),
        _ => Err(StorageError::Forbidden),
    }
}

impl KeyStore for LocalStore {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        raw()?.get_item(key).map_err(|_| StorageError::Forbidden)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), StorageError> {
        raw()?.set_item(key, value).map_err(|_| StorageError::Full)
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        raw()?.remove_item(key).map_err(|_| StorageError::Forbidden)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let storage = raw()?;
        let length = storage.length().map_err(|_| StorageError::Forbidden)?;
        let keys = (0..length).filter_map(|index| storage.key(index).ok().flatten());
        Ok(keys.collect())
    }
}

/// Lets the page read all stored data again, as if another tab had changed it.
pub fn dispatch_storage_event() {
    if let Ok(event) = StorageEvent::new("storage") {
        // Nothing is lost if the event is refused: the next visit reads the data.
        let _ = window().dispatch_event(&event);
    }
}
