//! Games that stay rows, and how the other calls of the storage treat lines.

use super::games::{RULES, random, saved};
use super::{all_games, listed, listed_ids, pack, pages, put_row};
use crate::fake_store::FakeStore;
use crate::{game, index_row, names, row, store_old};
use fastrand::Rng;
use tablero::games;
use tablero::play::SavedGame;
use tablero::session::storage::keys::game_key;
use tablero::session::storage::{
    Change, GameStorage, Loaded, NoGame, SaveResult, StayReason, StorageError, Unpacked, has_line,
    read_index, stored_kind, write_index,
};

/// A finished game of Breakthrough on a small board.
pub fn finished() -> SavedGame {
    let text = format!("{}\nresult white", game("a1-a2 a4-a3", "").text);
    SavedGame {
        text,
        ..game("", "")
    }
}

/// A store with the finished game `g` as a line.
pub fn packed() -> FakeStore {
    let mut store = FakeStore::default();
    put_row(&mut store, "g", &finished(), 7);
    assert_eq!(pack(&mut store, "g"), Ok(()));
    store
}

#[test]
fn what_a_line_cannot_say_stays_a_row() {
    let whole = finished();
    let text = |text: &str| SavedGame {
        text: text.to_owned(),
        ..whole.clone()
    };
    for (game, reason) in [
        (game("a1-a2 a4-a3", "a2xb3"), StayReason::NotOver),
        (game("", ""), StayReason::NotOver),
        (
            text("tablero 1\ngame chess\nresult white"),
            StayReason::NoRules,
        ),
        (
            text("tablero 2\ngame zoq\nmoves resign:white"),
            StayReason::NotCodable,
        ),
        (
            text(&whole.text.replace("a1-a2", "a1-a4")),
            StayReason::NotCodable,
        ),
        (
            text(&whole.text.replace("\nmoves", "\noptions none\nmoves")),
            StayReason::NotCodable,
        ),
        (
            SavedGame {
                undone: vec!["a2xb3".to_owned()],
                ..whole.clone()
            },
            StayReason::NotCodable,
        ),
        (
            SavedGame {
                correspondence: "3f9a01c27e white 2 sent".to_owned(),
                ..whole.clone()
            },
            StayReason::NotSent,
        ),
        (
            SavedGame {
                clock: "a | b".to_owned(),
                ..whole.clone()
            },
            StayReason::NotCodable,
        ),
        (
            SavedGame {
                names: ["A\nB".to_owned(), String::new()],
                ..whole.clone()
            },
            StayReason::NotCodable,
        ),
    ] {
        let mut store = FakeStore::default();
        put_row(&mut store, "g", &game, 1);
        let before = store.values().clone();
        assert_eq!(pack(&mut store, "g"), Err(reason), "{game:?}");
        assert_eq!(store.values(), &before);
    }
    let mut store = FakeStore::default();
    assert_eq!(pack(&mut store, "g"), Err(StayReason::NoRow));
    store_old(&mut store, "g", &whole);
    assert_eq!(pack(&mut store, "g"), Err(StayReason::NoRow));
    put_row(&mut store, "g", &whole, 1);
    assert_eq!(pack(&mut store, "g"), Err(StayReason::NoRow));
    assert_eq!(listed_ids(&store), [""; 0]);
}

#[test]
fn the_example_of_the_documents_is_a_page() {
    let formats = std::fs::read_to_string("docs/formats.md").expect("the document");
    let mut lines = formats.lines();
    let example = lines.find(|line| line.starts_with("{\"version\":2,\"texts\":"));
    let mut store = FakeStore::default();
    store.put("tablero/v2/finished/1", example.expect("an example"));
    let [row] = &listed(&store)[..] else {
        panic!("one game is listed");
    };
    assert!(!row.board.is_empty() && !row.pieces.is_empty());
    assert!(all_games(&store).contains_key(&row.id));
}

#[test]
fn a_game_in_memory_stays_there() {
    let mut store = packed();
    let mut tab = GameStorage::default();
    store.room = Some(store.size());
    let unpacked = tab.unpack(&mut store, "g", RULES);
    assert_eq!(unpacked, Unpacked::InMemory(StorageError::Full));
    let Loaded::Unsaved(unsaved) = tab.load(&mut store, "g") else {
        panic!("it waits in memory");
    };
    assert_eq!(unsaved.game, finished());
    let ids = ["g".to_owned()];
    let results = tab.pack(&mut store, &ids, RULES, &mut names());
    assert_eq!(results, [("g".to_owned(), Err(StayReason::Unsaved))]);
    assert_eq!(tab.unpack(&mut store, "g", RULES), Unpacked::Nothing);
    store.room = None;
    let stored = tab.retry_unsaved(&mut store, &mut names());
    assert!(matches!(&stored[..], [(id, SaveResult::Stored(_))] if id == "g"));
    assert_eq!(row(&store, "g").game, finished());
    assert_eq!(pack(&mut store, "g"), Ok(()));
}

#[test]
fn a_finished_game_without_room_for_its_row_is_no_trouble_until_it_changes() {
    let mut store = packed();
    let mut tab = GameStorage::default();
    store.room = Some(store.size());
    let unpacked = tab.unpack(&mut store, "g", RULES);
    assert_eq!(unpacked, Unpacked::InMemory(StorageError::Full));
    assert_eq!(tab.error(), None);
    // Only the time of saving differs, which does not count as a change.
    let known = tab.load(&mut store, "g").known().cloned();
    let game = SavedGame {
        saved: 5000.0,
        ..finished()
    };
    let change = tab.sync(&mut store, "g", known.as_ref(), &game, &mut names());
    assert_eq!(change, Change::Nothing);
    let saved = tab.save(&mut store, "g", known.as_ref(), &game, &mut names());
    assert_eq!(saved, SaveResult::InMemory(StorageError::Full));
    assert_eq!(tab.error(), None);
    // A name, a move that was taken back, and notes would be lost.
    let renamed = SavedGame {
        names: ["Eva".to_owned(), "Ben".to_owned()],
        ..game.clone()
    };
    for changed in [renamed, crate::game("a1-a2", "a4-a3")] {
        let mut tab = GameStorage::default();
        tab.unpack(&mut store, "g", RULES);
        assert_eq!(tab.error(), None);
        let saved = tab.save(&mut store, "g", known.as_ref(), &changed, &mut names());
        assert_eq!(saved, SaveResult::InMemory(StorageError::Full));
        assert_eq!(tab.error(), Some(StorageError::Full));
        // The error stays until it is stored.
        tab.save(&mut store, "g", known.as_ref(), &changed, &mut names());
        assert_eq!(tab.error(), Some(StorageError::Full));
    }
    assert!(has_line(&store, "g"));
    let text = "tablero 2\ngame zoq\nmoves @b2 (@c1)";
    assert!(tab.save_variations(&mut store, "g", Some(text)).is_err());
}

#[test]
fn a_line_counts_as_a_stored_game() {
    let mut store = packed();
    let mut tab = GameStorage::default();
    assert_eq!(stored_kind(&store, "g").as_deref(), Some("breakthrough"));
    assert_eq!(tab.kind(&store, "g").as_deref(), Some("breakthrough"));
    assert_eq!(stored_kind(&store, "h"), None);
    assert!(has_line(&store, "g") && !has_line(&store, "h") && !has_line(&store, ""));
    assert_eq!(tab.ids(&store), [""; 0]);
    // Its name is taken.
    let mut same = ["g".to_owned(), "n".to_owned()].into_iter();
    assert_eq!(tab.add(&mut store, &finished(), &mut same).id, "n");
    // Its variations are kept; the variations of a missing game are not.
    for (id, is_kept) in [("g", true), ("h", false)] {
        let text = "tablero 2\ngame zoq\nmoves @b2 (@c1)";
        assert!(tab.save_variations(&mut store, id, Some(text)).is_ok());
        assert_eq!(tab.variations(&mut store, id).value.is_some(), is_kept);
    }
    tab.remove(&mut store, "g").expect("a store");
    assert!(!has_line(&store, "g"));
    assert_eq!(tab.variations(&mut store, "g").value, None);
    assert_eq!(pages(&store).count(), 0);
    let mut store = packed();
    tab.delete_all(&mut store).expect("a store");
    assert!(store.values().is_empty());
}

#[test]
fn a_row_hides_the_line_until_it_is_packed_again() {
    let mut store = packed();
    let mut tab = GameStorage::default();
    assert_eq!(tab.unpack(&mut store, "g", RULES), Unpacked::Row);
    assert_eq!(listed_ids(&store), [""; 0]);
    let known = row(&store, "g");
    let renamed = SavedGame {
        names: ["Eva".to_owned(), "Ben".to_owned()],
        saved: 2000.0,
        ..finished()
    };
    let saved = tab.save(&mut store, "g", Some(&known), &renamed, &mut names());
    assert!(matches!(saved, SaveResult::Stored(_)));
    assert_eq!(pack(&mut store, "g"), Ok(()));
    assert_eq!(listed_ids(&store), ["g"]);
    assert_eq!(all_games(&store)["g"], renamed);
    let (_, page) = pages(&store).next().expect("a page");
    assert_eq!(page.matches("g|breakthrough").count(), 1);
}

#[test]
fn a_line_without_rules_or_with_faults_gives_no_game() {
    let mut store = packed();
    let mut tab = GameStorage::default();
    assert_eq!(tab.unpack(&mut store, "h", RULES), Unpacked::Nothing);
    let without_rules = tablero::session::storage::CodedRules {
        kind: |_| None,
        ..RULES
    };
    let unpacked = tab.unpack(&mut store, "g", without_rules);
    assert_eq!(unpacked, Unpacked::NoGame(NoGame::NoRules));
    let (key, page) = pages(&store).next().expect("a page");
    let (key, damaged) = (
        key.clone(),
        page.replace("|Ada", "|Eda").replace(".Ada", ".Eda"),
    );
    store.put(&key, &damaged);
    let unpacked = tab.unpack(&mut store, "g", RULES);
    assert!(matches!(unpacked, Unpacked::NoGame(NoGame::Unreadable(_))));
    assert_eq!(store.raw(&key), Some(&*damaged));
    assert_eq!(tab.load(&mut store, "g"), Loaded::Nothing);
}

#[test]
fn the_index_keeps_only_the_rows_of_games_that_have_one() {
    let mut store = FakeStore::default();
    let mut rng = Rng::with_seed(1);
    let over = saved(&random(games::GAMES[4], "", &mut rng), 1);
    for (id, game) in [("a", &over), ("b", &game("a1-a2", "")), ("c", &over)] {
        put_row(&mut store, id, game, 1);
    }
    let tab = GameStorage::default();
    let rows = ["a", "b", "c"].map(|id| index_row(id, &row(&store, id)).expect("a game"));
    write_index(&tab, &mut store, &rows).expect("room");
    put_row(&mut store, "b", &game("a1-a2 a4-a3", ""), 2);
    assert_eq!(pack(&mut store, "a"), Ok(()));
    let index = read_index(&tab, &store).expect("a store");
    let ids = |rows: &[tablero::session::storage::IndexRow]| -> Vec<String> {
        rows.iter().map(|row| row.id.clone()).collect()
    };
    assert_eq!(
        (ids(&index.rows), ids(&index.outdated)),
        (vec!["c".to_owned()], vec!["b".to_owned()])
    );
    assert_eq!((index.stale, index.has_gone), (vec!["b".to_owned()], false));
}

#[test]
fn a_game_that_is_only_a_line_was_not_removed() {
    let mut store = FakeStore::default();
    put_row(&mut store, "g", &finished(), 7);
    let known = row(&store, "g");
    assert_eq!(pack(&mut store, "g"), Ok(()));
    let mut tab = GameStorage::default();
    let mut sync =
        |store: &mut FakeStore| tab.sync(store, "g", Some(&known), &finished(), &mut names());
    assert_eq!(sync(&mut store), Change::Nothing);
    store.take("tablero/v2/finished/1");
    assert_eq!(sync(&mut store), Change::Removed);
    assert_eq!(store.raw(&game_key("g")), None);
}
