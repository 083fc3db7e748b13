//! Variations and notes are stored beside the row of their game.

use super::fake_store::{FakeStore, Fault};
use super::{game, stored};
use tablero::play::stored::Unread;
use tablero::session::storage::{GameStorage, StorageError, read_variations, write_variations};

const KEY: &str = "tablero/v2/variations/g";
const TEXT: &str =
    "tablero 2\ngame breakthrough\nstart pppp/4/4/PPPP w\nmoves a1-a2 (b1-b2 {a \"try\"})";

#[test]
fn variations_are_read_as_they_were_written() {
    let mut store = FakeStore::default();
    assert_eq!(read_variations(&mut store, "g").value, None);
    write_variations(&mut store, "g", Some(TEXT)).unwrap();
    assert_eq!(
        read_variations(&mut store, "g").value.as_deref(),
        Some(TEXT)
    );
    assert_eq!(read_variations(&mut store, "h").value, None);
    write_variations(&mut store, "g", None).unwrap();
    assert_eq!(store.raw(KEY), None);
}

#[test]
fn a_removed_game_takes_its_variations_along() {
    let mut store = FakeStore::default();
    stored(&mut store, "g", &game("a1-a2", ""));
    write_variations(&mut store, "g", Some(TEXT)).unwrap();
    GameStorage::default().remove(&mut store, "g").unwrap();
    assert_eq!(store.values().len(), 0);
}

#[test]
fn variations_are_no_game() {
    let mut store = FakeStore::default();
    write_variations(&mut store, "g", Some(TEXT)).unwrap();
    assert_eq!(GameStorage::default().ids(&store), [""; 0]);
}

#[test]
fn a_full_store_keeps_the_variations_that_were_there() {
    let mut store = FakeStore::default();
    write_variations(&mut store, "g", Some(TEXT)).unwrap();
    store.room = Some(0);
    let longer = TEXT.repeat(3);
    let full = write_variations(&mut store, "g", Some(&longer));
    assert_eq!(full, Err(StorageError::Full));
    assert_eq!(
        read_variations(&mut store, "g").value.as_deref(),
        Some(TEXT)
    );
    store.fault = Fault::CannotRead;
    assert_eq!(
        read_variations(&mut store, "g").error,
        Some(StorageError::Forbidden)
    );
}

#[test]
fn damaged_variations_are_set_aside_and_newer_ones_stay() {
    let mut store = FakeStore::default();
    store.put(KEY, "{\"version\":2,\"text\":");
    assert_eq!(
        read_variations(&mut store, "g").unread,
        Some(Unread::Garbled)
    );
    assert!(store.values().keys().all(|key| key.contains("/aside/")));
    store.put(KEY, "{\"version\":3}");
    assert!(write_variations(&mut store, "g", Some(TEXT)).is_err());
    assert_eq!(store.raw(KEY), Some("{\"version\":3}"));
}
