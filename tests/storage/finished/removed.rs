//! Lines that are removed and restored.

use super::rows::finished;
use super::{RULES, all_games, listed_ids, pack, pages, put_row};
use crate::fake_store::{FAULTS, FakeStore};
use tablero::play::SavedGame;
use tablero::session::storage::GameStorage;

/// A store with three games as lines, one of them with variations, and one as a row.
fn library() -> FakeStore {
    let mut store = FakeStore::default();
    for (id, saved) in [("a", 1000.0), ("b", 2000.0), ("c", 3000.0), ("d", 4000.0)] {
        let game = SavedGame {
            saved,
            ..finished()
        };
        put_row(&mut store, id, &game, 1);
        if id != "d" {
            assert_eq!(pack(&mut store, id), Ok(()));
        }
    }
    let text = "tablero 2\ngame zoq\nmoves @b2 (@c1)";
    let saved = GameStorage::default().save_variations(&mut store, "b", Some(text));
    assert!(saved.is_ok());
    store
}

fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|&id| id.to_owned()).collect()
}

#[test]
fn lines_that_are_removed_come_back() {
    for chosen in [&["b"][..], &["a", "b", "c"], &["a", "d", "none"]] {
        let mut store = library();
        let before = all_games(&store);
        let mut tab = GameStorage::default();
        let (removed, result) = tab.take_out(&mut store, &ids(chosen));
        assert!(result.is_ok());
        let games = all_games(&store);
        for id in ["a", "b", "c", "d"] {
            assert_eq!(games.contains_key(id), !chosen.contains(&id), "{id}");
        }
        let has_variations = tab.variations(&mut store, "b").value.is_some();
        assert_eq!(has_variations, !chosen.contains(&"b"));
        let count = chosen.iter().filter(|id| **id != "none").count();
        assert_eq!(removed.len(), count);
        assert!(tab.put_back(&mut store, removed).is_ok());
        assert_eq!(all_games(&store), before);
        assert_eq!(listed_ids(&store), ["c", "b", "a"]);
        assert!(tab.variations(&mut store, "b").value.is_some());
    }
    let mut store = library();
    let (_, result) = GameStorage::default().take_out(&mut store, &ids(&["a", "b", "c"]));
    assert!(result.is_ok());
    assert_eq!(pages(&store).count(), 0);
}

#[test]
fn lines_that_cannot_be_removed_or_put_back_are_not_lost() {
    for fault in FAULTS {
        let mut store = library();
        let before = all_games(&store);
        let mut tab = GameStorage::default();
        store.fault = fault;
        let (removed, _) = tab.take_out(&mut store, &ids(&["a", "b", "d"]));
        store.fault = Default::default();
        let put_back = tab.put_back(&mut store, removed);
        assert!(put_back.is_ok());
        assert_eq!(all_games(&store), before, "{fault:?}");
    }
    let mut store = library();
    let before = all_games(&store);
    let mut tab = GameStorage::default();
    let (removed, _) = tab.take_out(&mut store, &ids(&["a", "b"]));
    store.room = Some(store.size() + 50);
    let Err((left, _)) = tab.put_back(&mut store, removed) else {
        panic!("there is no room");
    };
    store.room = None;
    assert!(tab.put_back(&mut store, left).is_ok());
    assert_eq!(all_games(&store), before);
}

#[test]
fn a_line_that_another_tab_has_made_meanwhile_stays() {
    let mut store = library();
    let mut tab = GameStorage::default();
    let (removed, _) = tab.take_out(&mut store, &ids(&["a"]));
    let newer = SavedGame {
        saved: 9000.0,
        ..finished()
    };
    put_row(&mut store, "a", &newer, 7);
    assert_eq!(pack(&mut store, "a"), Ok(()));
    assert!(tab.put_back(&mut store, removed).is_ok());
    assert_eq!(all_games(&store)["a"].saved, 9000.0);
    assert_eq!(listed_ids(&store), ["a", "c", "b"]);
}

#[test]
fn many_games_are_read_as_one_is() {
    let mut store = library();
    let mut tab = GameStorage::default();
    let all = ids(&["d", "a", "none", "c"]);
    let many = tab.stored_games(&mut store, &all, RULES);
    assert_eq!(many.iter().filter(|game| game.is_some()).count(), 3);
    for (id, game) in all.iter().zip(many) {
        assert_eq!(tab.stored_game(&mut store, id, RULES), game, "{id}");
    }
}
