//! Writing a backup.

use super::names::{END, FIRST, GAME, SETTINGS, VARIATIONS};
use crate::session::progress::ProgressKind;
use crate::session::storage::keys::{NEW, NEW_VERSION};
use crate::session::storage::{
    Form, GameRow, GameStorage, KeyStore, Revision, StorageError, checksum,
};
use serde_json::json;

/// The text of everything that is stored or in this tab's memory. What cannot be read is left out.
///
/// # Errors
/// If the store cannot be read.
pub fn write_backup(
    storage: &mut GameStorage,
    store: &mut dyn KeyStore,
) -> Result<String, StorageError> {
    let mut lines = vec![FIRST.to_owned()];
    let progress = ProgressKind::ALL.map(ProgressKind::key);
    for name in [SETTINGS].into_iter().chain(progress) {
        if let Some(value) = store.get(&format!("{NEW}{name}"))? {
            lines.push(line(name, &value));
        }
    }
    for id in storage.ids(store) {
        let loaded = storage.load(store, &id);
        let Some(game) = loaded.game() else { continue };
        let mut row = GameRow {
            revision: Revision::default(),
            replaces: None,
            game: game.clone(),
        };
        lines.push(line(&format!("{GAME}{id}"), &row.print(Form::New)?));
        if let Some(text) = storage.variations(store, &id).value {
            let value = json!({"version": NEW_VERSION, "text": text}).to_string();
            lines.push(line(&format!("{VARIATIONS}{id}"), &value));
        }
    }
    lines.push(format!("{END}{}", lines.len() - 1));
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// A value is JSON in one line, unless another program has written it.
fn line(name: &str, value: &str) -> String {
    let value = value.replace(['\n', '\r'], " ");
    let sum = checksum(&format!("{name} {value}"));
    format!("{name} {sum:08x} {value}")
}
