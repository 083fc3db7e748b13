//! Bringing a backup into a browser that has games of its own.

use super::names::SETTINGS;
use super::read::{Backup, SavedPart};
use crate::play::SavedGame;
use crate::session::progress::{Progress, ProgressKind};
use crate::session::storage::keys::NEW;
use crate::session::storage::{
    Added, Comparison, GameStorage, KeyStore, Loaded, Names, SaveResult, StorageError, compare,
    read_new, write, write_new,
};
use std::collections::{BTreeMap, BTreeSet};

/// What has become of a backup.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// Games that this browser had not.
    pub added: usize,
    /// Games of this browser that have moves, names or notes from the backup now.
    pub extended: usize,
    /// Games that were there already.
    pub known: usize,
    /// Exercises, puzzles and levels that are new.
    pub solved: usize,
    /// Whether the settings were taken. A browser with settings keeps its own.
    pub has_settings: bool,
    /// Lines that could not be read.
    pub damaged: usize,
    pub is_cut_off: bool,
    /// How many values were not stored, and why.
    pub not_stored: Option<(usize, StorageError)>,
}

/// Adds everything of a backup that this browser has not. Nothing that it has is lost. The same backup brought in twice
/// adds nothing the second time.
pub fn restore(
    backup: Backup,
    storage: &mut GameStorage,
    store: &mut dyn KeyStore,
    names: Names,
) -> Restored {
    let mut restored = Restored {
        damaged: backup.damaged,
        is_cut_off: backup.is_cut_off,
        ..Restored::default()
    };
    let (mut games, mut variations) = (Vec::new(), BTreeMap::new());
    for part in backup.parts {
        match part {
            SavedPart::Settings(value) => restored.take_settings(store, &value),
            SavedPart::Progress(kind, progress) => restored.take_progress(store, kind, progress),
            SavedPart::Game(id, game) => games.push((id, *game)),
            SavedPart::Variations(id, text) => drop(variations.insert(id, text)),
        }
    }
    let mut known = BTreeSet::new();
    for id in storage.ids(store) {
        if let Some(game) = storage.load(store, &id).game() {
            known.insert(fingerprint(game, storage.variations(store, &id).value));
        }
    }
    for (id, game) in games {
        let text = variations.remove(&id);
        let its = fingerprint(&game, text.clone());
        match known.contains(&its) {
            true => restored.known += 1,
            false => restored.take_game(storage, store, names, (&id, &game, text.as_deref())),
        }
        known.insert(its);
    }
    restored
}

/// All that two games must have in common to be the same.
type Fingerprint = (
    String,
    Vec<String>,
    [String; 2],
    [u8; 2],
    [String; 2],
    Option<String>,
);

fn fingerprint(game: &SavedGame, variations: Option<String>) -> Fingerprint {
    (
        game.text.clone(),
        game.undone.clone(),
        game.names.clone(),
        game.levels,
        [game.clock.clone(), game.correspondence.clone()],
        variations,
    )
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

    fn take_game(
        &mut self,
        storage: &mut GameStorage,
        store: &mut dyn KeyStore,
        names: Names,
        (id, game, variations): (&str, &SavedGame, Option<&str>),
    ) {
        let here = storage.variations(store, id).value;
        let fits = match storage.load(store, id) {
            Loaded::Nothing => true,
            Loaded::Stored(row) => {
                let has_other_lines =
                    here.is_some() && variations.is_some_and(|text| here.as_deref() != Some(text));
                !has_other_lines && compare(game, &row.game) != Comparison::Branches
            }
            // What waits in memory or cannot be read is left alone.
            Loaded::Unsaved(_) | Loaded::Unread(_) => false,
            Loaded::NoStore(error) => return self.fails(error),
        };
        let (name, is_new) = match fits {
            true => match self.merge_game(storage, store, names, id, game) {
                Some(is_new) => (id.to_owned(), is_new),
                None => return,
            },
            false => match storage.add(store, game, names) {
                Added { id, row: Ok(_) } => (id, true),
                Added {
                    id,
                    row: Err(error),
                } => {
                    storage.drop_unsaved(&id);
                    return self.fails(error);
                }
            },
        };
        let is_noted = variations.is_some() && here.as_deref() != variations || is_new;
        let written = match variations.filter(|_| is_noted) {
            Some(text) => storage.save_variations(store, &name, Some(text)),
            None => Ok(()),
        };
        if written.is_err() {
            storage.drop_unsaved(&name);
            self.fails(StorageError::Full);
        }
        match is_new {
            true => self.added += 1,
            false => self.extended += 1,
        }
    }

    /// Adds a game under its own name, or its moves to the game of that name. Returns whether it is new.
    fn merge_game(
        &mut self,
        storage: &mut GameStorage,
        store: &mut dyn KeyStore,
        names: Names,
        id: &str,
        game: &SavedGame,
    ) -> Option<bool> {
        let is_new = storage.load(store, id) == Loaded::Nothing;
        match storage.save(store, id, None, game, names) {
            SaveResult::Stored(_) | SaveResult::TakenOver(_) => Some(is_new),
            SaveResult::Branched(added) => match added.row {
                Ok(_) => Some(true),
                Err(error) => {
                    storage.drop_unsaved(&added.id);
                    self.fails(error);
                    None
                }
            },
            SaveResult::InMemory(error) => {
                storage.drop_unsaved(id);
                self.fails(error);
                None
            }
        }
    }

    fn fails(&mut self, error: StorageError) {
        let (count, _) = self.not_stored.unwrap_or((0, error));
        self.not_stored = Some((count + 1, error));
    }
}
