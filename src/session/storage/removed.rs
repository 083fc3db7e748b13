//! Games that were removed and can be put back as they were.

use super::finished::all_lines::lines_by_id;
use super::finished::coded::NewLine;
use super::finished::not_put::NotPut;
use super::finished::put::put_lines;
use super::finished::take::take_lines;
use super::game_storage::{GameStorage, UnsavedGame};
use super::key_store::{KeyStore, StorageError, write};
use super::keys::{game_key, old_game_key};
use super::variations::variations_key;
use std::collections::HashMap;

/// Games that were removed: all their stored data, and data that was in memory only.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RemovedGames(Vec<RemovedGame>);

#[derive(Clone, PartialEq, Debug)]
struct RemovedGame {
    id: String,
    /// The values by their keys, as they were stored. The variations are the last.
    values: Vec<(String, String)>,
    /// Its lines in pages of finished games.
    lines: Vec<NewLine>,
    unsaved: Option<UnsavedGame>,
    unsaved_variations: Option<Option<String>>,
}

impl RemovedGames {
    /// How many games were removed.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no game was removed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The names of the games.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|game| game.id.as_str())
    }
}

impl GameStorage {
    /// Removes games as [`GameStorage::remove`] does, and keeps their data.
    ///
    /// # Errors
    /// The first error, with the games that were removed. The others stay.
    pub fn take_out(
        &mut self,
        store: &mut dyn KeyStore,
        ids: &[String],
    ) -> (RemovedGames, Result<(), StorageError>) {
        let mut removed = RemovedGames::default();
        // All together, since every change of a page writes the whole page.
        let mut lines: HashMap<String, Vec<NewLine>> = HashMap::new();
        match take_lines(store, ids) {
            Ok(taken) => {
                for line in taken {
                    lines.entry(line.id.clone()).or_default().push(line);
                }
            }
            Err(error) => return (removed, Err(error.as_error())),
        }
        for id in ids {
            let its = lines.remove(id).unwrap_or_default();
            match self.take_out_one(store, id, its.clone()) {
                Ok(game) => removed.0.extend(game),
                Err(error) => {
                    // They fit, since they were just taken out.
                    let left: Vec<NewLine> = lines.into_values().flatten().chain(its).collect();
                    put_lines(store, &left);
                    return (removed, Err(error));
                }
            }
        }
        (removed, Ok(()))
    }

    /// Puts removed games back as they were. A value that another tab has stored meanwhile stays.
    ///
    /// # Errors
    /// The first error, with the games that were not put back.
    pub fn put_back(
        &mut self,
        store: &mut dyn KeyStore,
        removed: RemovedGames,
    ) -> Result<(), (RemovedGames, StorageError)> {
        let new = lines_by_id(store);
        let all = removed.0.iter().flat_map(|game| game.lines.clone());
        let all = all.filter(|line| !new.contains_key(&line.id));
        let put = put_lines(store, &all.collect::<Vec<_>>());
        if let Some(error) = put.into_iter().find_map(Result::err) {
            return Err((removed, NotPut::as_error(error)));
        }
        let mut games = removed.0.into_iter();
        while let Some(game) = games.next() {
            if let Err(error) = put_back_values(store, &game.values) {
                let left = std::iter::once(game).chain(games).collect();
                return Err((RemovedGames(left), error));
            }
            if let Some(unsaved) = game.unsaved {
                self.unsaved.insert(game.id.clone(), unsaved);
            }
            if let Some(variations) = game.unsaved_variations {
                self.unsaved_variations.insert(game.id, variations);
            }
        }
        Ok(())
    }

    /// Removes a game. None if nothing is stored under its name.
    fn take_out_one(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
        lines: Vec<NewLine>,
    ) -> Result<Option<RemovedGame>, StorageError> {
        let mut values = Vec::new();
        for key in [old_game_key(id), game_key(id), variations_key(id)] {
            if let Some(value) = store.get(&key)? {
                values.push((key, value));
            }
        }
        let unsaved = self.unsaved.get(id).cloned();
        let unsaved_variations = self.unsaved_variations.get(id).cloned();
        if let Err(error) = self.remove_with(store, id, |_| Ok(())) {
            // A part of it may be gone. There is room to put it back.
            let _ = put_back_values(store, &values);
            if let Some(variations) = unsaved_variations {
                self.unsaved_variations.insert(id.to_owned(), variations);
            }
            return Err(error);
        }
        // Data that another tab has stored beside it may still exist.
        let mut gone = Vec::new();
        for (key, value) in values {
            if store.get(&key)?.is_none() {
                gone.push((key, value));
            }
        }
        let is_nothing = gone.is_empty() && lines.is_empty() && unsaved.is_none();
        Ok((!is_nothing).then(|| RemovedGame {
            id: id.to_owned(),
            values: gone,
            lines,
            unsaved,
            unsaved_variations,
        }))
    }
}

/// Writes values where none are. If one has no room, those before it are removed again.
fn put_back_values(
    store: &mut dyn KeyStore,
    values: &[(String, String)],
) -> Result<(), StorageError> {
    let mut written = Vec::new();
    for (key, value) in values {
        let result = match store.get(key) {
            Ok(Some(_)) => continue,
            Ok(None) => write(store, key, value),
            Err(error) => Err(error),
        };
        if let Err(error) = result {
            for key in written {
                // A value that stays is written again by the next attempt.
                let _ = store.remove(key);
            }
            return Err(error);
        }
        written.push(key);
    }
    Ok(())
}
