//! Restoring a backup into a browser that already has games.

use super::fingerprint::{add_known, fingerprint, fingerprint_of_line, known_games};
use super::names::SETTINGS;
use super::read::{Backup, SavedPart};
use super::restored::Restored;
use super::target::RestoreTarget;
use crate::session::progress::{Progress, ProgressKind};
use crate::session::storage::keys::NEW;
use crate::session::storage::{
    CodedRules, GameStorage, KeyStore, Names, NewLine, StorageError, key_of, keys_in, read_new,
    write, write_new,
};
use std::collections::BTreeMap;

/// Adds everything in a backup that this browser does not have. No data of the browser is lost. Restoring the same
/// backup twice adds nothing the second time. Finished games become lines immediately if their rules are loaded.
pub fn restore(
    backup: Backup,
    storage: &mut GameStorage,
    store: &mut dyn KeyStore,
    names: Names,
    rules: CodedRules,
) -> Restored {
    let mut restored = Restored {
        damaged: backup.damaged,
        is_cut_off: backup.is_cut_off,
        ..Restored::default()
    };
    let (mut games, mut lines) = (Vec::new(), Vec::new());
    let (mut variations, mut shared) = (BTreeMap::new(), BTreeMap::new());
    for part in backup.parts {
        match part {
            SavedPart::Settings(value) => restored.take_settings(store, &value),
            SavedPart::Progress(kind, progress) => restored.take_progress(store, kind, progress),
            SavedPart::Game(id, game) => games.push((id, *game)),
            SavedPart::Variations(id, text) => drop(variations.insert(id, text)),
            SavedPart::Finished(id, text) => lines.push((id, text)),
            SavedPart::Shared(text) => drop(shared.insert(key_of(&text), text)),
        }
    }
    let mut known = known_games(storage, store, rules);
    let mut target = RestoreTarget::new(storage, store, names, rules);
    for (id, game) in games {
        let text = variations.remove(&id);
        let line = target.line_of(&id, &game);
        let its = match &line {
            Some(line) => fingerprint_of_line(&line.text, text.clone()),
            None => fingerprint(&game, text.clone()),
        };
        if !add_known(&mut known, its) {
            restored.known += 1;
        } else if let Some(line) = line {
            target.take_line(&mut restored, line, text);
        } else {
            target.take_row(&mut restored, &id, &game, text.as_deref());
        }
    }
    for (id, text) in lines {
        let its = variations.remove(&id);
        if !add_known(&mut known, fingerprint_of_line(&text, its.clone())) {
            restored.known += 1;
            continue;
        }
        let needed = keys_in(&text).filter_map(|key| shared.get(key).cloned());
        let shared = needed.collect();
        target.take_line(&mut restored, NewLine { id, text, shared }, its);
    }
    target.finish(&mut restored);
    restored
}

impl Restored {
    fn take_settings(&mut self, store: &mut dyn KeyStore, value: &str) {
        let key = format!("{NEW}{SETTINGS}");
        match store.get(&key) {
            Ok(None) => match write(store, &key, value) {
                Ok(()) => self.has_settings = true,
                Err(error) => self.fails(error),
            },
            Ok(Some(_)) => {}
            Err(error) => self.fails(error),
        }
    }

    fn take_progress(&mut self, store: &mut dyn KeyStore, kind: ProgressKind, new: Progress) {
        let found = read_new::<Progress>(store, kind.key());
        let mut all = found.value.unwrap_or_default();
        let before = all.len();
        all.merge(new);
        let more = all.len() - before;
        if more == 0 {
            return;
        }
        match write_new(store, kind.key(), &all) {
            Ok(_) => self.solved += more,
            Err(_) => self.fails(StorageError::Forbidden),
        }
    }
}
