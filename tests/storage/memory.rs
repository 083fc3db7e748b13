//! Games that could not be stored are in memory until there is room.

use super::fake_store::{FakeStore, Fault};
use super::{game, names, row, stored};
use tablero::session::storage::{Added, GameStorage, Loaded, SaveResult, StorageError};

#[test]
fn the_trouble_lasts_until_the_last_game_is_stored() {
    let mut store = FakeStore::with(|store| store.room = Some(10));
    let mut tab = GameStorage::default();
    for id in ["g", "h"] {
        let result = tab.save(&mut store, id, None, &game("a", ""), &mut names());
        assert_eq!(result, SaveResult::InMemory(StorageError::Full));
    }
    assert_eq!(tab.error(), Some(StorageError::Full));
    // Room for one game.
    store.room = Some(300);
    let saved = tab.retry_unsaved(&mut store, &mut names());
    assert_eq!(saved.len(), 1);
    assert_eq!(tab.error(), Some(StorageError::Full));
    assert_eq!(tab.ids(&store), ["g", "h"]);
    store.room = None;
    assert_eq!(tab.retry_unsaved(&mut store, &mut names()).len(), 1);
    assert_eq!((tab.error(), store.values().len()), (None, 2));
}

#[test]
fn games_begin_where_writing_does_nothing() {
    let mut store = FakeStore::with(|store| store.fault = Fault::IgnoresWrites);
    let mut tab = GameStorage::default();
    let added = tab.add(&mut store, &game("", ""), &mut names());
    let (id, row) = ("n1".to_owned(), Err(StorageError::Forbidden));
    assert_eq!(added, Added { id, row });
    let result = tab.save(&mut store, "n1", None, &game("a", ""), &mut names());
    assert_eq!(result, SaveResult::InMemory(StorageError::Forbidden));
    let loaded = tab.load(&mut store, "n1");
    assert_eq!(loaded.game(), Some(&game("a", "")));
    assert_eq!(tab.kind(&store, "n1").as_deref(), Some("breakthrough"));
    assert_eq!(tab.error(), Some(StorageError::Forbidden));
}

#[test]
fn nothing_is_written_where_nothing_can_be_read() {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a", ""));
    store.fault = Fault::CannotRead;
    let mut tab = GameStorage::default();
    assert_eq!(
        tab.load(&mut store, "g"),
        Loaded::NoStore(StorageError::Forbidden)
    );
    let result = tab.save(&mut store, "g", None, &game("b", ""), &mut names());
    assert_eq!(result, SaveResult::InMemory(StorageError::Forbidden));
    assert_eq!(row(&store, "g"), known);
}

#[test]
fn names_are_taken_once_in_the_store_and_in_memory() {
    let mut store = FakeStore::default();
    stored(&mut store, "n1", &game("a", ""));
    super::store_old(&mut store, "n2", &game("a", ""));
    let mut tab = GameStorage::default();
    store.room = Some(0);
    let add = |tab: &mut GameStorage, store: &mut FakeStore| {
        tab.add(store, &game("", ""), &mut names()).id
    };
    assert_eq!(add(&mut tab, &mut store), "n3");
    store.room = None;
    assert_eq!(add(&mut tab, &mut store), "n4");
    // All suggested names are equal, as if the clock had stopped.
    let mut same = std::iter::repeat_with(|| "n1".to_owned());
    let added = tab.add(&mut store, &game("", ""), &mut same);
    assert_eq!(added.id, "game-1");
    assert_eq!(tab.ids(&store), ["game-1", "n1", "n2", "n3", "n4"]);
}

/// A tab that has read `a` has its game in memory only. Then another tab may store a game.
fn unsaved(ours: &str, theirs: Option<&str>) -> (FakeStore, GameStorage) {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a", ""));
    store.room = Some(0);
    let mut tab = GameStorage::default();
    let result = tab.save(&mut store, "g", Some(&known), &game(ours, ""), &mut names());
    assert_eq!(result, SaveResult::InMemory(StorageError::Full));
    store.room = None;
    if let Some(theirs) = theirs {
        let mut other = GameStorage::default();
        other.save(
            &mut store,
            "g",
            Some(&known),
            &game(theirs, ""),
            &mut names(),
        );
    }
    (store, tab)
}

#[test]
fn the_memory_counts_until_the_store_contains_it() {
    for (ours, theirs, waits) in [
        ("b", None, true),
        ("a b", Some("a c"), true),
        ("a b c", Some("a b"), true),
        ("a b", Some("a b"), false),
        ("a b", Some("a b c"), false),
    ] {
        let (mut store, mut tab) = unsaved(ours, theirs);
        let loaded = tab.load(&mut store, "g");
        assert_eq!(
            matches!(loaded, Loaded::Unsaved(_)),
            waits,
            "{ours} {theirs:?}"
        );
        let expected = if waits { ours } else { theirs.unwrap_or(ours) };
        assert_eq!(loaded.game(), Some(&game(expected, "")));
        assert_eq!(tab.error().is_some(), waits);
    }
}

#[test]
fn what_waits_is_stored_as_any_game_is() {
    let (mut store, mut tab) = unsaved("b", None);
    tab.retry_unsaved(&mut store, &mut names());
    assert_eq!(row(&store, "g").game, game("b", ""));
    let (mut store, mut tab) = unsaved("a b", Some("a c"));
    let saved = tab.retry_unsaved(&mut store, &mut names());
    assert!(
        matches!(&saved[..], [(_, SaveResult::Branched(_))]),
        "{saved:?}"
    );
    assert_eq!(row(&store, "g").game, game("a c", ""));
    assert_eq!(row(&store, "n1").game, game("a b", ""));
}

#[test]
fn a_second_game_without_room_waits_under_its_own_name() {
    let (mut store, mut tab) = unsaved("a b", Some("a c"));
    store.room = Some(0);
    assert!(tab.retry_unsaved(&mut store, &mut names()).is_empty());
    let known = tab.load(&mut store, "g").known().cloned();
    let result = tab.save(
        &mut store,
        "g",
        known.as_ref(),
        &game("a b d", ""),
        &mut names(),
    );
    let row = Err(StorageError::Full);
    let id = "n1".to_owned();
    assert_eq!(result, SaveResult::Branched(Added { id, row }));
    assert_eq!(tab.load(&mut store, "g").game(), Some(&game("a c", "")));
    assert_eq!(tab.load(&mut store, "n1").game(), Some(&game("a b d", "")));
}

#[test]
fn everything_can_be_forgotten() {
    let (mut store, mut tab) = unsaved("a b", None);
    store.put("tablero/v1/settings", "{}");
    store.put("tablero/v3/game/x", "{}");
    store.put("other/page", "stays");
    tab.delete_all(&mut store).unwrap();
    assert_eq!(store.values().keys().collect::<Vec<_>>(), ["other/page"]);
    assert!(tab.ids(&store).is_empty() && tab.error().is_none());
    store.put("tablero/v2/going", "1");
    store.fault = Fault::IgnoresRemovals;
    assert!(tab.delete_all(&mut store).is_err());
}

#[test]
fn a_game_in_memory_is_removed_where_the_store_cannot_be_read() {
    let mut store = FakeStore::with(|store| store.fault = Fault::RefusesAll);
    let mut tab = GameStorage::default();
    let Added { id, .. } = tab.add(&mut store, &game("a", ""), &mut names());
    assert_eq!(tab.remove(&mut store, &id), Ok(()));
    assert_eq!((tab.error(), tab.ids(&store).len()), (None, 0));
    assert_eq!(tab.remove(&mut store, &id), Err(StorageError::Forbidden));
}
