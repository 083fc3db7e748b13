//! Writing a backup.

use super::names::{END, FINISHED, FIRST, FIRST_WITH_LINES, GAME, SETTINGS, SHARED, VARIATIONS};
use crate::session::progress::ProgressKind;
use crate::session::storage::keys::{NEW, NEW_VERSION};
use crate::session::storage::{
    Form, GameRow, GameStorage, KeyStore, Revision, StorageError, checksum, finished_lines,
};
use serde_json::json;
use std::collections::HashSet;

/// The text of everything that is stored or in this tab's memory. Unreadable data is left out.
///
/// # Errors
/// If the store cannot be read.
pub fn write_backup(
    storage: &mut GameStorage,
    store: &mut dyn KeyStore,
) -> Result<String, StorageError> {
    let mut lines = Vec::new();
    let progress = ProgressKind::ALL.map(ProgressKind::key);
    for name in [SETTINGS].into_iter().chain(progress) {
        if let Some(value) = store.get(&format!("{NEW}{name}"))? {
            lines.push(line(name, &value));
        }
    }
    let ids = storage.ids(store);
    for id in &ids {
        let id = id.as_str();
        let loaded = storage.load(store, id);
        let Some(game) = loaded.game() else { continue };
        let mut row = GameRow {
            revision: Revision::default(),
            replaces: None,
            game: game.clone(),
        };
        lines.push(line(&format!("{GAME}{id}"), &row.print(Form::New)?));
        lines.extend(variations(storage, store, id));
    }
    let finished = finished_lines(store)?;
    for (key, text) in &finished.shared {
        lines.push(line(&format!("{SHARED}{key}"), text));
    }
    let with_row: HashSet<&str> = ids.iter().map(String::as_str).collect();
    for (id, text) in &finished.lines {
        if !with_row.contains(id.as_str()) {
            lines.push(line(&format!("{FINISHED}{id}"), text));
            lines.extend(variations(storage, store, id));
        }
    }
    let first = match finished.lines.is_empty() {
        true => FIRST,
        false => FIRST_WITH_LINES,
    };
    let end = format!("{END}{}\n", lines.len());
    lines.insert(0, first.to_owned());
    lines.push(end);
    Ok(lines.join("\n"))
}

/// The line for the variations of a game, if it has any.
fn variations(storage: &GameStorage, store: &mut dyn KeyStore, id: &str) -> Option<String> {
    let text = storage.variations(store, id).value?;
    let value = json!({"version": NEW_VERSION, "text": text}).to_string();
    Some(line(&format!("{VARIATIONS}{id}"), &value))
}

/// A value is JSON in one line, unless another program has written it.
fn line(name: &str, value: &str) -> String {
    let value = value.replace(['\n', '\r'], " ");
    let sum = checksum(&format!("{name} {value}"));
    format!("{name} {sum:08x} {value}")
}
