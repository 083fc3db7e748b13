//! A store of texts under keys, such as the local storage of a browser.

pub use crate::session::storage_error::StorageError;

/// A store of texts under keys. Calls are synchronous. The page implements it over local storage.
pub trait KeyStore {
    /// The value under a key, if there is one.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Puts a value under a key and replaces the previous one. See [`write`].
    ///
    /// # Errors
    /// If the value was not stored. The previous one stays.
    fn set(&mut self, key: &str, value: &str) -> Result<(), StorageError>;

    /// Removes a key, if it exists.
    ///
    /// # Errors
    /// If the value stays.
    fn remove(&mut self, key: &str) -> Result<(), StorageError>;

    /// All keys, in any order.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn keys(&self) -> Result<Vec<String>, StorageError>;
}

/// Puts a value under a key and reads it back. It counts as written only if it reads back the same: some browser
/// extensions ignore writes without an error.
///
/// # Errors
/// If the value was not stored. If it was written but could not be read back, it may still be stored.
pub fn write(store: &mut dyn KeyStore, key: &str, value: &str) -> Result<(), StorageError> {
    store.set(key, value)?;
    match store.get(key)?.as_deref() == Some(value) {
        true => Ok(()),
        false => Err(StorageError::Forbidden),
    }
}

/// Removes a key, and checks that it is gone.
///
/// # Errors
/// If the value stays.
pub fn remove(store: &mut dyn KeyStore, key: &str) -> Result<(), StorageError> {
    if store.get(key)?.is_none() {
        return Ok(());
    }
    store.remove(key)?;
    match store.get(key)? {
        None => Ok(()),
        Some(_) => Err(StorageError::Forbidden),
    }
}
