//! Restoring one game of a backup as a row.

use super::restored::Restored;
use crate::play::SavedGame;
use crate::session::storage::{
    Added, Comparison, GameStorage, KeyStore, Loaded, Names, SaveResult, StorageError, compare,
};

impl Restored {
    /// Restores a game as a row. Returns its name, if it was stored.
    pub(super) fn take_game(
        &mut self,
        storage: &mut GameStorage,
        store: &mut dyn KeyStore,
        names: Names,
        (id, game, variations): (&str, &SavedGame, Option<&str>),
    ) -> Option<String> {
        let here = storage.variations(store, id).value;
        let fits = match storage.load(store, id) {
            Loaded::Nothing => true,
            Loaded::Stored(row) => {
                let has_other_lines =
                    here.is_some() && variations.is_some_and(|text| here.as_deref() != Some(text));
                !has_other_lines && compare(game, &row.game) != Comparison::Branches
            }
            // A game that is only in memory or cannot be read is left alone.
            Loaded::Unsaved(_) | Loaded::Unreadable(_) => false,
            Loaded::NoStore(error) => {
                self.fails(error);
                return None;
            }
        };
        let (name, is_new) = match fits {
            true => self.merge_game(storage, store, names, id, game)?,
            false => match storage.add(store, game, names) {
                Added { id, row: Ok(_) } => (id, true),
                Added {
                    id,
                    row: Err(error),
                } => {
                    storage.drop_unsaved(&id);
                    self.fails(error);
                    return None;
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
        Some(name)
    }

    /// Adds a game under its own name, or its moves to the game of that name. Returns the name and whether it is new.
    fn merge_game(
        &mut self,
        storage: &mut GameStorage,
        store: &mut dyn KeyStore,
        names: Names,
        id: &str,
        game: &SavedGame,
    ) -> Option<(String, bool)> {
        let is_new = storage.load(store, id) == Loaded::Nothing;
        match storage.save(store, id, None, game, names) {
            SaveResult::Stored(_) | SaveResult::TakenOver(_) => Some((id.to_owned(), is_new)),
            SaveResult::Branched(added) => match added.row {
                Ok(_) => Some((added.id, true)),
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
}
