//! A store of texts under keys, as the local storage of a browser is one.

pub use crate::session::storage_error::StorageError;

/// A store of texts under keys. Every call is done when it returns. The page implements it over local storage.
pub trait KeyStore {
    /// The value under a key, if there is one.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Puts a value under a key, in place of the one before. See [`write`].
    ///
    /// # Errors
    /// If the value was not stored. The one before stays.
    fn set(&mut self, key: &str, value: &str) -> Result<(), StorageError>;

    /// Removes a key, if it is there.
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

/// Puts a value under a key and reads it back. Only what reads back the same counts as written: some extensions
/// of browsers ignore what is written without an error.
///
/// # Errors
/// If the value was not stored. If it only could not be read back, it may be there all the same.
pub fn write(store: &mut dyn KeyStore, key: &str, value: &str) -> Result<(), StorageError> {
    store.set(key, value)?;
    match store.get(key)?.as_deref() == Some(value) {
        true => Ok(()),
        false => Err(StorageError::Forbidden),
    }
}

/// Removes a key, and looks whether it is gone.
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
