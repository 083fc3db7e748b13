//! Stores as written by earlier versions, key by key. They are readable forever.

use super::fake_store::FakeStore;
use super::{index_row, names, old_ids};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use tablero::games;
use tablero::play::stored::Unreadable;
use tablero::session::progress::ProgressKind;
use tablero::session::storage::{Converted, GameStorage, Loaded, SaveResult, read_index, read_old};

/// One store for each earlier version, named after what was new in it.
const FIXTURES: [&str; 6] = ["first", "seats", "levels", "choices", "fair", "second-form"];

fn fixture(name: &str) -> FakeStore {
    let text = std::fs::read_to_string(format!("tests/storage/fixtures/{name}.json")).unwrap();
    let values: BTreeMap<String, String> = serde_json::from_str(&text).unwrap();
    let mut store = FakeStore::default();
    for (key, value) in values {
        store.put(&key, &value);
    }
    store
}

/// The values other than games of the first form and the values derived from the rows.
fn others(store: &FakeStore) -> Vec<(String, String)> {
    let is_other =
        |key: &str| !key.starts_with("tablero/v1/game/") && !key.starts_with("tablero/v2/");
    let values = store.values().iter().filter(|(key, _)| is_other(key));
    values
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

/// The fields of a game as they were written. Fields that were not written have the default.
fn written(store: &FakeStore, id: &str) -> (String, Vec<String>, [String; 2], [u8; 2], bool, f64) {
    let keys = ["tablero/v2/game/", "tablero/v1/game/"];
    let raw = keys.iter().find_map(|key| store.raw(&format!("{key}{id}")));
    let value: Value = serde_json::from_str(raw.unwrap()).unwrap();
    let field = |name: &str| value[name].clone();
    (
        serde_json::from_value(field("text")).unwrap(),
        serde_json::from_value(field("undone")).unwrap(),
        serde_json::from_value(field("names")).unwrap(),
        serde_json::from_value(field("levels")).unwrap_or_default(),
        field("fair") == Value::Bool(true),
        field("saved").as_f64().unwrap(),
    )
}

#[test]
fn games_of_every_version_are_read_taken_over_and_go_on() {
    for name in FIXTURES {
        for room in [None, Some(60)] {
            let mut store = fixture(name);
            let before = store.clone();
            store.room = room.map(|room| store.size() + room);
            let mut tab = GameStorage::default();
            let ids = tab.ids(&store);
            assert!(ids.len() >= 2, "{name}");
            for id in &ids {
                let taken = tab.convert(&mut store, id, &mut names());
                let is_old = before.raw(&format!("tablero/v1/game/{id}")).is_some();
                match (is_old, room) {
                    (true, None) => assert!(matches!(taken, Converted::Done(_)), "{taken:?}"),
                    (true, Some(_)) => assert!(matches!(taken, Converted::Stays(_)), "{taken:?}"),
                    (false, _) => assert_eq!(taken, Converted::Nothing),
                }
                let Loaded::Stored(row) = tab.load(&mut store, id) else {
                    panic!("{name}: {id} is not read");
                };
                let game = row.game.clone();
                let fields = (game.text.clone(), game.undone.clone(), game.names.clone());
                let read = (
                    fields.0,
                    fields.1,
                    fields.2,
                    game.levels,
                    game.fair,
                    game.saved,
                );
                assert_eq!(read, written(&before, id), "{name}: {id}");
                let record = games::resume(&game).unwrap();
                assert_eq!(record.undone(), game.undone, "{name}: {id}");
                assert!(index_row(id, &row).is_some());
                assert_eq!(tab.kind(&store, id).as_deref(), Some(record.slug()));
                let saved = tab.save(&mut store, id, Some(&row), &game, &mut names());
                assert!(matches!(saved, SaveResult::Stored(_)), "{saved:?}");
            }
            assert_eq!(tab.ids(&store), ids);
            assert_eq!(old_ids(&store).is_empty(), room.is_none());
            assert_eq!(others(&store), others(&before), "{name}");
            assert_eq!(read_index(&tab, &store).unwrap().stale, ids);
            assert!(tab.take_unread().names().next().is_none());
        }
    }
}

/// The values that `load.js` reads too.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Look {
    theme: Option<String>,
    language: Option<String>,
}

#[test]
fn settings_and_tallies_of_every_version_are_found_and_kept() {
    for (name, theme, language) in [
        ("first", Some("dark"), Some("es")),
        ("seats", Some("light"), None),
        ("levels", None, Some("en")),
        ("choices", Some("dark"), Some("es")),
    ] {
        let mut store = fixture(name);
        let before = store.clone();
        let look = read_old::<Look>(&mut store, "settings").value.unwrap();
        assert_eq!(
            (look.theme.as_deref(), look.language.as_deref()),
            (theme, language)
        );
        assert_eq!(store.values(), before.values());
    }
    for name in FIXTURES {
        let mut store = fixture(name);
        for key in ["lessons", "puzzles", "days", "levels"] {
            let found = read_old::<Value>(&mut store, key);
            let is_there = store.raw(&format!("tablero/v1/{key}")).is_some();
            assert_eq!((found.value.is_some(), found.unread), (is_there, None));
        }
    }
}

#[test]
fn what_earlier_versions_could_not_read_stays_aside() {
    let mut store = fixture("fair");
    store.put("tablero/v1/game/bad", "{\"version\":1}");
    store.put("tablero/v1/game/newer", "{\"version\":2,\"text\":\"\"}");
    let mut tab = GameStorage::default();
    for id in tab.ids(&store) {
        tab.convert(&mut store, &id, &mut names());
    }
    let unread = tab.take_unread();
    assert_eq!(unread.get("bad"), Some(&Unreadable::Garbled));
    assert_eq!(unread.get("newer"), Some(&Unreadable::Newer));
    assert_eq!(unread.names().count(), 2);
    assert!(store.raw("tablero/v1/aside/1/game/lq0000").is_some());
    assert!(store.raw("tablero/v2/aside/1/v1/game/bad").is_some());
    assert!(store.raw("tablero/v1/game/newer").is_some());
}

/// `load.js` requests the part that reads settings and progress if one of them is stored.
#[test]
fn the_first_script_knows_all_that_is_read_before_the_page_starts() {
    let script = include_str!("../../load.js");
    let (_, rest) = script.split_once("var STORED = [").expect("a list");
    let (list, _) = rest.split_once(']').expect("its end");
    let listed: Vec<&str> = list
        .split(", ")
        .map(|name| name.trim_matches('"'))
        .collect();
    let progress = ProgressKind::ALL.map(ProgressKind::key);
    assert_eq!(listed, [&["settings"], &progress[..]].concat());
}
