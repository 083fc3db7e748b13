//! Single values, such as settings: under a new key or an old one.

use super::fake_store::{FakeStore, Fault};
use serde::{Deserialize, Serialize};
use tablero::play::stored::Unreadable;
use tablero::session::storage::{Found, NotWritten, StorageError, read_new, read_old, write_new};

/// A value in the form that old pages write.
#[derive(Deserialize)]
struct Old {
    theme: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct New {
    version: u64,
    look: String,
}

impl From<Old> for New {
    fn from(old: Old) -> New {
        new(&old.theme)
    }
}

fn new(look: &str) -> New {
    New {
        version: 2,
        look: look.to_owned(),
    }
}

const NEW_KEY: &str = "tablero/v2/look";
const OLD_KEY: &str = "tablero/v1/look";
const OLD_TEXT: &str = r#"{"version":1,"theme":"dark"}"#;

/// Reads both values, like the page. The new one is used.
fn read(store: &mut FakeStore) -> Found<New> {
    let new: Found<New> = read_new(store, "look");
    let old: Found<Old> = read_old(store, "look");
    Found {
        value: new.value.or(old.value.map(New::from)),
        unread: new.unread.or(old.unread),
        error: new.error.or(old.error),
    }
}

#[test]
fn the_new_key_counts_before_the_old_one() {
    let mut store = FakeStore::default();
    assert_eq!(read(&mut store).value, None);
    store.put(OLD_KEY, OLD_TEXT);
    assert_eq!(read(&mut store).value, Some(new("dark")));
    write_new(&mut store, "look", &new("light")).unwrap();
    assert_eq!(read(&mut store).value, Some(new("light")));
    assert_eq!(store.raw(OLD_KEY), Some(OLD_TEXT), "old pages need it");
    assert_eq!(
        read_new::<New>(&mut store, "look").value,
        Some(new("light"))
    );
    let old: Found<Old> = read_old(&mut store, "look");
    assert_eq!(old.value.map(|old| old.theme).as_deref(), Some("dark"));
}

#[test]
fn what_a_newer_page_wrote_stays_and_is_reported() {
    let mut store = FakeStore::default();
    let newer = r#"{"version":3,"look":"dark"}"#;
    store.put(NEW_KEY, newer);
    store.put(OLD_KEY, OLD_TEXT);
    let found = read(&mut store);
    assert_eq!(
        (found.value, found.unread),
        (Some(new("dark")), Some(Unreadable::Newer))
    );
    let written = write_new(&mut store, "look", &new("light"));
    assert_eq!(written, Err(NotWritten::Unreadable(Unreadable::Newer)));
    assert_eq!(store.raw(NEW_KEY), Some(newer));
    assert_eq!(store.values().len(), 2);
}

#[test]
fn what_is_damaged_is_set_aside_and_reported() {
    for damaged in ["", "{", r#"{"version":2}"#, r#"{"version":1,"look":"x"}"#] {
        let mut store = FakeStore::default();
        store.put(NEW_KEY, damaged);
        let found = read(&mut store);
        assert_eq!(
            (found.value, found.unread),
            (None, Some(Unreadable::Garbled))
        );
        assert_eq!(store.raw("tablero/v2/aside/1/v2/look"), Some(damaged));
        assert_eq!(write_new(&mut store, "look", &new("light")), Ok(None));
        store.put(NEW_KEY, damaged);
        let written = write_new(&mut store, "look", &new("light"));
        assert_eq!(written, Ok(Some(Unreadable::Garbled)));
    }
    let mut store = FakeStore::default();
    store.put(OLD_KEY, "{");
    assert_eq!(read(&mut store).unread, Some(Unreadable::Garbled));
    assert_eq!(store.raw("tablero/v2/aside/1/v1/look"), Some("{"));
}

#[test]
fn what_cannot_be_set_aside_stays_and_is_not_written_over() {
    let mut store = FakeStore::default();
    store.put(NEW_KEY, "damaged");
    store.room = Some(store.size() + 10);
    for _ in 0..2 {
        assert_eq!(read(&mut store).unread, Some(Unreadable::Garbled));
        let written = write_new(&mut store, "look", &new("x"));
        assert_eq!(written, Err(NotWritten::Unreadable(Unreadable::Garbled)));
        assert_eq!(store.raw(NEW_KEY), Some("damaged"));
    }
    store.room = None;
    store.fault = Fault::IgnoresWrites;
    read(&mut store);
    assert_eq!(store.raw(NEW_KEY), Some("damaged"));
    store.fault = Fault::RefusesRemovals;
    for _ in 0..2 {
        assert_eq!(read(&mut store).unread, Some(Unreadable::Garbled));
        assert_eq!(store.raw(NEW_KEY), Some("damaged"));
    }
    assert_eq!(store.values().len(), 2, "it is copied once");
}

#[test]
fn damaged_values_survive_whenever_the_page_is_closed() {
    for calls in 0.. {
        let mut store = FakeStore::default();
        store.put(NEW_KEY, "damaged");
        store.dies_after = Some(calls);
        read(&mut store);
        assert!(store.values().values().any(|value| value == "damaged"));
        if !store.is_dead() {
            assert!(calls > 3, "{calls} calls");
            break;
        }
    }
}

#[test]
fn troubles_are_reported() {
    let mut store = FakeStore::with(|store| store.fault = Fault::CannotRead);
    assert_eq!(read(&mut store).error, Some(StorageError::Forbidden));
    let write = |store: &mut FakeStore| write_new(store, "look", &new("light"));
    let forbidden = Err(NotWritten::NoStore(StorageError::Forbidden));
    assert_eq!(write(&mut store), forbidden);
    store.fault = Fault::IgnoresWrites;
    assert_eq!(write(&mut store), forbidden);
    store.room = Some(0);
    assert_eq!(
        write(&mut store),
        Err(NotWritten::NoStore(StorageError::Full))
    );
}
