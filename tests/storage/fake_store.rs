//! A store in memory that can be full, reject calls, ignore calls, or end in the middle of an operation.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use tablero::session::storage::{KeyStore, StorageError};

/// The fault of the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fault {
    #[default]
    None,
    /// Every call is rejected.
    RefusesAll,
    /// Writing does nothing, without an error.
    IgnoresWrites,
    /// Nothing is removed.
    RefusesRemovals,
    /// Removing does nothing, without an error.
    IgnoresRemovals,
    /// Values are stored, but cannot be read.
    CannotRead,
}

pub const FAULTS: [Fault; 5] = [
    Fault::RefusesAll,
    Fault::IgnoresWrites,
    Fault::RefusesRemovals,
    Fault::IgnoresRemovals,
    Fault::CannotRead,
];

#[derive(Clone, Debug, Default)]
pub struct FakeStore {
    values: BTreeMap<String, String>,
    pub fault: Fault,
    /// The number of bytes that fit, keys included.
    pub room: Option<usize>,
    /// After this many calls the tab is closed: all later calls do nothing.
    pub dies_after: Option<usize>,
    calls: Cell<usize>,
    /// The keys that were read.
    read_keys: RefCell<Vec<String>>,
}

impl FakeStore {
    /// An empty store, changed.
    pub fn with(change: impl FnOnce(&mut FakeStore)) -> FakeStore {
        let mut store = FakeStore::default();
        change(&mut store);
        store
    }

    /// A value, despite any fault of the store.
    pub fn raw(&self, key: &str) -> Option<&str> {
        self.values.get(key).map(String::as_str)
    }

    /// Puts a value, despite any fault of the store.
    pub fn put(&mut self, key: &str, value: &str) {
        self.values.insert(key.to_owned(), value.to_owned());
    }

    /// Removes a value, despite any fault of the store.
    pub fn take(&mut self, key: &str) {
        self.values.remove(key);
    }

    pub fn values(&self) -> &BTreeMap<String, String> {
        &self.values
    }

    /// The bytes of all keys and values.
    pub fn size(&self) -> usize {
        let values = self.values.iter();
        values.map(|(key, value)| key.len() + value.len()).sum()
    }

    /// The number of calls since the last time.
    pub fn take_calls(&self) -> usize {
        self.calls.take()
    }

    /// The keys that were read since the last time.
    pub fn take_read_keys(&self) -> Vec<String> {
        self.read_keys.take()
    }

    pub fn is_dead(&self) -> bool {
        self.dies_after.is_some_and(|max| self.calls.get() > max)
    }

    fn call(&self) -> Result<(), StorageError> {
        self.calls.set(self.calls.get() + 1);
        match self.is_dead() || self.fault == Fault::RefusesAll {
            true => Err(StorageError::Forbidden),
            false => Ok(()),
        }
    }

    fn read(&self) -> Result<(), StorageError> {
        self.call()?;
        match self.fault == Fault::CannotRead {
            true => Err(StorageError::Forbidden),
            false => Ok(()),
        }
    }
}

impl KeyStore for FakeStore {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.read()?;
        self.read_keys.borrow_mut().push(key.to_owned());
        Ok(self.values.get(key).cloned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), StorageError> {
        self.call()?;
        let old = self.values.get(key).map_or(0, |old| key.len() + old.len());
        let size = self.size() - old + key.len() + value.len();
        if self.room.is_some_and(|room| size > room) {
            return Err(StorageError::Full);
        }
        if self.fault != Fault::IgnoresWrites {
            self.put(key, value);
        }
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.call()?;
        match self.fault {
            Fault::RefusesRemovals => Err(StorageError::Forbidden),
            Fault::IgnoresRemovals => Ok(()),
            _ => {
                self.take(key);
                Ok(())
            }
        }
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.read()?;
        Ok(self.values.keys().cloned().collect())
    }
}
