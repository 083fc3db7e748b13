//! The index for home. It can always be rebuilt from the rows, so nothing is lost if it is not written.

use super::game_row::{Form, revision_of};
use super::game_storage::GameStorage;
use super::index_row::{IndexRow, StoredIndexRow};
use super::key_store::{KeyStore, StorageError, write};
use super::keys::{GOING, INDEX, NEW_VERSION, OLD_GOING, game_key, old_game_key};
use super::revision::Revision;
use super::values::NotWritten;
use crate::play::stored::{Unreadable, check_version, read_version};
use crate::rules::sort_short;
use serde::{Deserialize, Serialize};

/// The index, compared with the stored rows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Index {
    /// The rows that agree with the stored games, the one saved last first.
    pub rows: Vec<IndexRow>,
    /// The names of the games whose rows are missing or outdated, or that are newer in memory. The page opens these
    /// games, makes their rows with [`IndexRow::of_game`], and writes the index.
    pub stale: Vec<String>,
    /// The outdated rows of the stale games. Home shows them until the new ones are made.
    pub outdated: Vec<IndexRow>,
    /// Whether the stored index also has rows of games that are gone. Then the index should be written again.
    pub has_gone: bool,
}

/// The value that is stored under the index's key.
#[derive(Serialize, Deserialize)]
struct StoredIndex {
    version: u64,
    boards: Vec<String>,
    games: Vec<StoredIndexRow>,
}

/// Reads the index. A damaged or newer one counts as empty.
///
/// # Errors
/// If the store cannot be read.
pub fn read_index(storage: &GameStorage, store: &dyn KeyStore) -> Result<Index, StorageError> {
    store.keys()?;
    let rows = stored_rows(store)?.into_iter();
    let mut rows: Vec<IndexRow> = rows.collect();
    let mut index = Index::default();
    for id in storage.ids(store) {
        let revision = revision_in(store, &id)?;
        let waits = storage.unsaved().contains(&id);
        let agrees = |row: &IndexRow| Some(row.revision) == revision && !waits;
        let place = rows.iter().position(|row| row.id == id);
        match place.map(|place| rows.remove(place)) {
            Some(row) if agrees(&row) => index.rows.push(row),
            outdated => {
                index.outdated.extend(outdated);
                index.stale.push(id);
            }
        }
    }
    index.has_gone = !rows.is_empty();
    sort_short(&mut index.rows, IndexRow::later_first);
    Ok(index)
}

/// Writes the index, and whether a game is in progress. Rows of games that are in memory only may be among them; the
/// next reading names these games stale.
///
/// # Errors
/// If the store does not take the index, or a newer page wrote it. Nothing is lost then.
pub fn write_index(
    storage: &GameStorage,
    store: &mut dyn KeyStore,
    rows: &[IndexRow],
) -> Result<(), NotWritten> {
    let ids = storage.ids(store);
    let is_complete = |id: &String| rows.iter().any(|row| row.id == *id);
    write_going(store, rows, ids.iter().all(is_complete));
    let old = store.get(INDEX).map_err(NotWritten::NoStore)?;
    let old = old.map(|raw| check_version(&raw, NEW_VERSION));
    if old == Some(Err(Unreadable::Newer)) {
        return Err(NotWritten::Unreadable(Unreadable::Newer));
    }
    let mut boards = Vec::new();
    // Other tabs cannot read the games in memory.
    let rows = rows
        .iter()
        .filter(|row| !storage.unsaved().contains(&row.id));
    let games = rows.map(|row| StoredIndexRow::of(row, &mut boards));
    let games = games.collect();
    let index = StoredIndex {
        version: NEW_VERSION,
        boards,
        games,
    };
    let text = serde_json::to_string(&index);
    let text = text.map_err(|_| NotWritten::NoStore(StorageError::Forbidden))?;
    write(store, INDEX, &text).map_err(NotWritten::NoStore)
}

/// Puts the row of one game into the index, for example after a move.
///
/// # Errors
/// As [`write_index`], and if the store cannot be read.
pub fn put_index_row(
    storage: &GameStorage,
    store: &mut dyn KeyStore,
    row: IndexRow,
) -> Result<(), NotWritten> {
    // The row may be outdated: then it is made again.
    let revision = revision_in(store, &row.id).map_err(NotWritten::NoStore)?;
    if revision != Some(row.revision) || storage.unsaved().contains(&row.id) {
        return Ok(());
    }
    let index = read_index(storage, store).map_err(NotWritten::NoStore)?;
    let mut rows = index.rows;
    rows.retain(|other| other.id != row.id);
    rows.push(row);
    write_index(storage, store, &rows)
}

/// Removes the rows of these games from the index. All others stay as they are.
///
/// # Errors
/// As [`write_index`], and if the store cannot be read.
pub fn forget_index_rows(
    storage: &GameStorage,
    store: &mut dyn KeyStore,
    ids: &[String],
) -> Result<(), NotWritten> {
    let mut rows = stored_rows(store).map_err(NotWritten::NoStore)?;
    let before = rows.len();
    rows.retain(|row| !ids.contains(&row.id));
    match rows.len() == before {
        true => Ok(()),
        false => write_index(storage, store, &rows),
    }
}

/// Whether a game was in progress when this was written last, in either form. None if there was no game.
#[must_use]
pub fn is_going(store: &dyn KeyStore) -> Option<bool> {
    let keys = [GOING, OLD_GOING];
    let found = keys.iter().find_map(|key| store.get(key).ok().flatten())?;
    Some(found == "1")
}

/// Writes whether a game is in progress, if the rows show it. If there is no room, nothing else is lost.
fn write_going(store: &mut dyn KeyStore, rows: &[IndexRow], is_complete: bool) {
    // The first form may say that a game is in progress.
    let has_old_value = store.get(OLD_GOING).ok().flatten().is_some();
    let going = match rows.iter().any(IndexRow::is_going) {
        true => Some("1"),
        false if !is_complete => return,
        false if rows.is_empty() && !has_old_value => None,
        false => Some("0"),
    };
    let written = store.get(GOING).ok().flatten();
    match going {
        going if going == written.as_deref() => {}
        Some(going) => drop(store.set(GOING, going)),
        None => drop(store.remove(GOING)),
    }
}

/// The rows of the stored index. No rows if it is missing, damaged or newer.
fn stored_rows(store: &dyn KeyStore) -> Result<Vec<IndexRow>, StorageError> {
    let index = store
        .get(INDEX)?
        .and_then(|raw| read_version::<StoredIndex>(&raw, NEW_VERSION).ok());
    let Some(index) = index else {
        return Ok(Vec::new());
    };
    let boards = index.boards;
    let rows = index.games.into_iter().filter_map(|row| row.read(&boards));
    Ok(rows.collect())
}

/// The revision of a game's row in either form.
fn revision_in(store: &dyn KeyStore, id: &str) -> Result<Option<Revision>, StorageError> {
    for (key, form) in [(game_key(id), Form::New), (old_game_key(id), Form::Old)] {
        if let Some(raw) = store.get(&key)? {
            return Ok(revision_of(&raw, form));
        }
    }
    Ok(None)
}
