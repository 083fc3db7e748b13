//! Games that are removed and restored unchanged.

use super::fake_store::{FAULTS, FakeStore, Fault};
use super::{game, store_old, stored};
use tablero::session::storage::keys::{game_key, old_game_key};
use tablero::session::storage::{GameStorage, Loaded, SaveResult, StorageError};

const MOVED: &str = "a2-a3";

fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|&id| id.to_owned()).collect()
}

/// Two games, one of them with variations, and one of the first form.
fn three() -> (GameStorage, FakeStore) {
    let (mut storage, mut store) = (GameStorage::default(), FakeStore::default());
    stored(&mut store, "a", &game(MOVED, ""));
    stored(&mut store, "b", &game("", ""));
    store_old(&mut store, "c", &game(MOVED, "a3-a2"));
    let saved = storage.save_variations(&mut store, "a", Some("tablero 2\ngame breakthrough"));
    assert_eq!(saved, Ok(()));
    (storage, store)
}

#[test]
fn what_is_removed_comes_back_as_it_was() {
    let (mut storage, mut store) = three();
    let before = store.values().clone();
    let (removed, result) = storage.take_out(&mut store, &ids(&["a", "c", "none"]));
    assert_eq!(result, Ok(()));
    assert_eq!(removed.len(), 2);
    assert_eq!(removed.ids().collect::<Vec<_>>(), ["a", "c"]);
    assert_eq!(storage.ids(&store), ["b"]);
    assert_eq!(store.values().len(), 1);
    assert_eq!(storage.put_back(&mut store, removed), Ok(()));
    assert_eq!(store.values(), &before);
}

#[test]
fn a_game_in_memory_comes_back_too() {
    let (mut storage, mut store) = (GameStorage::default(), FakeStore::default());
    store.fault = Fault::RefusesAll;
    let names = &mut std::iter::empty();
    let saved = storage.save(&mut store, "a", None, &game(MOVED, ""), names);
    assert!(matches!(saved, SaveResult::InMemory(_)));
    let (removed, _) = storage.take_out(&mut store, &ids(&["a"]));
    // Nothing can be read, so it stays.
    assert!(removed.is_empty() && storage.unsaved().contains("a"));
    store.fault = Fault::None;
    let (removed, result) = storage.take_out(&mut store, &ids(&["a"]));
    assert_eq!((removed.len(), result), (1, Ok(())));
    assert!(!storage.unsaved().contains("a"));
    assert_eq!(storage.put_back(&mut store, removed), Ok(()));
    assert!(matches!(storage.load(&mut store, "a"), Loaded::Unsaved(_)));
}

#[test]
fn what_another_tab_has_stored_meanwhile_stays() {
    let (mut storage, mut store) = three();
    let (removed, _) = storage.take_out(&mut store, &ids(&["a", "c"]));
    store.put(&game_key("a"), "another");
    assert_eq!(storage.put_back(&mut store, removed), Ok(()));
    assert_eq!(store.raw(&game_key("a")), Some("another"));
    assert!(store.raw(&old_game_key("c")).is_some());
}

#[test]
fn what_has_no_room_can_be_put_back_later() {
    let (mut storage, mut store) = three();
    let before = store.values().clone();
    let size = store.size();
    let (mut removed, _) = storage.take_out(&mut store, &ids(&["a", "b", "c"]));
    for room in [0, size / 3, size - 1] {
        store.room = Some(room);
        let Err((left, error)) = storage.put_back(&mut store, removed) else {
            panic!("there is no room for all of it");
        };
        assert_eq!(error, StorageError::Full);
        removed = left;
        let (stored, waiting) = (storage.ids(&store), removed.ids());
        let both: Vec<String> = stored
            .into_iter()
            .chain(waiting.map(str::to_owned))
            .collect();
        assert_eq!(both.len(), 3, "{both:?}");
    }
    store.room = None;
    assert_eq!(storage.put_back(&mut store, removed), Ok(()));
    assert_eq!(store.values(), &before);
}

#[test]
fn nothing_is_lost_whatever_is_wrong_with_the_store() {
    for fault in FAULTS {
        let (mut storage, mut store) = three();
        let before = store.values().clone();
        store.fault = fault;
        let (removed, _) = storage.take_out(&mut store, &ids(&["a", "b", "c"]));
        store.fault = Fault::None;
        assert_eq!(storage.put_back(&mut store, removed), Ok(()), "{fault:?}");
        assert_eq!(store.values(), &before, "{fault:?}");
    }
}

#[test]
fn a_tab_that_dies_loses_no_game_that_was_not_to_be_removed() {
    for calls in 0..60 {
        let (mut storage, mut store) = three();
        let all = store.values().clone();
        store.take_calls();
        store.dies_after = Some(calls);
        let (removed, result) = storage.take_out(&mut store, &ids(&["a", "c"]));
        let is_there = |key: &str| store.raw(key) == all.get(key).map(String::as_str);
        assert!(is_there(&game_key("b")), "{calls}");
        assert!(result.is_err() || removed.len() == 2, "{calls}");
    }
}
