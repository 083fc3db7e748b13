//! The browser's stored values: rows of games, the index, variations, settings and progress.

use super::common::refused;
use super::memory_store::MemoryStore;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt::Debug;
use tablero::play::stored::Unreadable;
use tablero::play::{Correspondence, limits};
use tablero::session::progress::Progress;
use tablero::session::settings::Settings;
use tablero::session::storage::keys::{INDEX, NEW, game_key};
use tablero::session::storage::{
    Form, GameRow, GameStorage, IndexRow, StorageError, read_index, read_new, read_variations,
    stored_kind, write_index, write_new, write_variations,
};

fn store_with(key: &str, text: &str) -> MemoryStore {
    MemoryStore(BTreeMap::from([(key.to_owned(), text.to_owned())]))
}

/// Whether a text is under any key.
fn holds(store: &MemoryStore, text: &str) -> bool {
    store.0.values().any(|stored| stored == text)
}

/// The row of a game, in either form.
pub fn row(text: &str) -> bool {
    let store = store_with(&game_key("a"), text);
    let _ = stored_kind(&store, "a");
    let mut accepted = false;
    for form in [Form::Old, Form::New] {
        let Ok(mut row) = GameRow::read(text, form) else {
            continue;
        };
        let number = row.revision.number;
        match row.print(form) {
            Ok(written) => {
                let again = GameRow::read(&written, form).expect("what is written is read");
                assert_eq!(again.revision, row.revision);
                assert_eq!(again.revision.number, number);
                assert_eq!(again.replaces, row.replaces);
                assert!(again.game.text == row.game.text, "{text:.200}");
                assert!(again.game.undone == row.game.undone, "{text:.200}");
            }
            // Escaped, it may be longer.
            Err(error) => {
                assert_eq!(error, StorageError::Full);
                assert!(text.len() > limits::STORED / 6);
            }
        }
        accepted = true;
    }
    accepted
}

/// Home's data of each game. A damaged one counts as empty.
pub fn index(text: &str) -> bool {
    let mut store = store_with(INDEX, text);
    // Rows of missing games are not read.
    store.0.insert(game_key("a"), "{}".to_owned());
    store.0.insert(game_key("b"), "{}".to_owned());
    let storage = GameStorage::default();
    let read = read_index(&storage, &store).expect("the store can be read");
    let rows = [read.rows, read.outdated].concat();
    if write_index(&storage, &mut store, &rows).is_ok() {
        let again = read_index(&storage, &store).expect("the store can be read");
        // Reading may lose the last bit of a number.
        let printed = |rows: &[IndexRow]| {
            let row = |row: &IndexRow| {
                let row = IndexRow {
                    saved: 0.0,
                    ..row.clone()
                };
                format!("{row:?}")
            };
            let mut rows: Vec<String> = rows.iter().map(row).collect();
            rows.sort();
            rows
        };
        let again = printed(&[again.rows, again.outdated].concat());
        let read = printed(&rows);
        assert_eq!(again, read);
    }
    !rows.is_empty()
}

/// The variations and notes of a game. Their text is the text of a tree.
pub fn variations(text: &str) -> bool {
    let mut store = store_with(&format!("{NEW}variations/a"), text);
    let found = read_variations(&mut store, "a");
    let Some(tree) = found.value else {
        assert!(holds(&store, text), "it is not lost: {text:.200}");
        return false;
    };
    if write_variations(&mut store, "a", Some(&tree)).is_ok() {
        let again = read_variations(&mut store, "a");
        assert!(again.value == Some(tree), "{text:.200}");
    }
    true
}

/// The settings.
pub fn settings(text: &str) -> bool {
    let Some(settings) = value::<Settings>("settings", text) else {
        return false;
    };
    let _ = settings.brought_up_to_date();
    true
}

/// The solved puzzles and exercises, and the beaten levels.
pub fn progress(text: &str) -> bool {
    value::<Progress>("puzzles", text).is_some()
}

/// Reads and writes a value of the store. Unreadable values are not lost.
fn value<T: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str, text: &str) -> Option<T> {
    let mut store = store_with(&format!("{NEW}{name}"), text);
    let found = read_new::<T>(&mut store, name);
    let Some(read) = found.value else {
        assert!(holds(&store, text), "it is not lost: {text:.200}");
        assert!(matches!(
            found.unread,
            Some(Unreadable::Newer | Unreadable::Garbled)
        ));
        return None;
    };
    if write_new(&mut store, name, &read).is_ok() {
        let again = read_new::<T>(&mut store, name).value;
        assert!(again.is_some(), "what is written is read: {text:.200}");
    }
    Some(read)
}

/// The state of a game by links.
pub fn correspondence(text: &str) -> bool {
    let read = match text.parse::<Correspondence>() {
        Ok(read) => read,
        Err(error) => return refused(&error),
    };
    assert_eq!(read.to_string().parse(), Ok(read), "{text:.200}");
    true
}
