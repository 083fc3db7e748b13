//! A store in memory without a size limit.

use std::collections::BTreeMap;

use tablero::session::storage::{KeyStore, StorageError};

/// The values by their keys.
#[derive(Default)]
pub struct MemoryStore(pub BTreeMap<String, String>);

impl KeyStore for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.get(key).cloned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), StorageError> {
        self.0.insert(key.to_owned(), value.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.0.remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.0.keys().cloned().collect())
    }
}
