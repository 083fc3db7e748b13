//! Variations and notes are stored in addition to the row of their game.

use super::fake_store::{FakeStore, Fault};
use super::{game, names, stored};
use tablero::play::stored::Unreadable;
use tablero::session::storage::{GameStorage, NotWritten, SaveResult, StorageError};

const KEY: &str = "tablero/v2/variations/g";
const TEXT: &str =
    "tablero 2\ngame breakthrough\nstart pppp/4/4/PPPP w\nmoves a1-a2 (b1-b2 {a \"try\"})";

/// A store with the game `g`.
fn store_with_game() -> FakeStore {
    let mut store = FakeStore::default();
    stored(&mut store, "g", &game("a1-a2", ""));
    store
}

/// The stored variations of a game.
fn read(store: &mut FakeStore, id: &str) -> Option<String> {
    GameStorage::default().variations(store, id).value
}

#[test]
fn variations_are_read_as_they_were_written() {
    let mut store = store_with_game();
    let mut storage = GameStorage::default();
    assert_eq!(read(&mut store, "g"), None);
    storage
        .save_variations(&mut store, "g", Some(TEXT))
        .unwrap();
    assert_eq!(read(&mut store, "g").as_deref(), Some(TEXT));
    assert_eq!(read(&mut store, "h"), None);
    storage.save_variations(&mut store, "g", None).unwrap();
    assert_eq!(store.raw(KEY), None);
}

#[test]
fn a_removed_game_takes_its_variations_along_and_gets_no_new_ones() {
    let mut store = store_with_game();
    let mut storage = GameStorage::default();
    storage
        .save_variations(&mut store, "g", Some(TEXT))
        .unwrap();
    storage.remove(&mut store, "g").unwrap();
    storage
        .save_variations(&mut store, "g", Some(TEXT))
        .unwrap();
    assert_eq!(store.values().len(), 0);
}

#[test]
fn variations_are_no_game() {
    let mut store = store_with_game();
    let mut storage = GameStorage::default();
    storage
        .save_variations(&mut store, "g", Some(TEXT))
        .unwrap();
    assert_eq!(storage.ids(&store), ["g"]);
}

#[test]
fn variations_without_room_wait_in_memory() {
    let mut store = store_with_game();
    let mut storage = GameStorage::default();
    storage
        .save_variations(&mut store, "g", Some(TEXT))
        .unwrap();
    store.room = Some(0);
    let longer = TEXT.replace("try", &"try ".repeat(50));
    let full = storage.save_variations(&mut store, "g", Some(&longer));
    assert_eq!(full, Err(NotWritten::NoStore(StorageError::Full)));
    assert_eq!(read(&mut store, "g").as_deref(), Some(TEXT));
    let here = storage.variations(&mut store, "g").value;
    assert_eq!(here.as_deref(), Some(longer.as_str()));
    storage.retry_variations(&mut store);
    assert_eq!(read(&mut store, "g").as_deref(), Some(TEXT));
    store.room = None;
    storage.retry_variations(&mut store);
    assert_eq!(read(&mut store, "g").as_deref(), Some(longer.as_str()));
    store.fault = Fault::CannotRead;
    let found = GameStorage::default().variations(&mut store, "g");
    assert_eq!(found.error, Some(StorageError::Forbidden));
}

#[test]
fn a_game_in_memory_keeps_its_variations_there() {
    let mut store = FakeStore::default();
    store.room = Some(0);
    let mut storage = GameStorage::default();
    let saved = storage.save(&mut store, "g", None, &game("a1-a2", ""), &mut names());
    assert!(matches!(saved, SaveResult::InMemory(_)));
    assert!(
        storage
            .save_variations(&mut store, "g", Some(TEXT))
            .is_err()
    );
    store.room = None;
    storage.retry_unsaved(&mut store, &mut names());
    storage.retry_variations(&mut store);
    assert_eq!(read(&mut store, "g").as_deref(), Some(TEXT));
}

#[test]
fn damaged_variations_are_set_aside_and_newer_ones_stay() {
    let mut store = store_with_game();
    let mut storage = GameStorage::default();
    store.put(KEY, "{\"version\":2");
    let found = storage.variations(&mut store, "g");
    assert_eq!(
        (found.value, found.unread),
        (None, Some(Unreadable::Garbled))
    );
    storage
        .save_variations(&mut store, "g", Some(TEXT))
        .unwrap();
    assert_eq!(read(&mut store, "g").as_deref(), Some(TEXT));
    assert!(storage.set_variations_aside(&mut store, "g"));
    assert_eq!(read(&mut store, "g"), None);
    let newer = "{\"version\":3,\"text\":\"\"}";
    store.put(KEY, newer);
    let refused = storage.save_variations(&mut store, "g", Some(TEXT));
    assert_eq!(refused, Err(NotWritten::Unreadable(Unreadable::Newer)));
    assert_eq!(store.raw(KEY), Some(newer));
}
