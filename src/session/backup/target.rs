//! The browser into which a backup is restored. Lines are written in batches, since every change of a page writes the
//! whole page.

use super::fingerprint::row_of;
use super::restored::Restored;
use crate::play::SavedGame;
use crate::session::storage::keys::{game_key, old_game_key};
use crate::session::storage::{
    CodedRules, FinishedLine, GameStorage, KeyStore, Names, NewLine, NotPut, StorageError,
    Unpacked, finished_lines, line_of, put_lines,
};
use std::collections::HashSet;

/// The number of lines in a batch.
const AT_ONCE: usize = 100;

/// The browser into which a backup is restored.
pub struct RestoreTarget<'a> {
    storage: &'a mut GameStorage,
    store: &'a mut dyn KeyStore,
    names: Names<'a>,
    rules: CodedRules,
    /// The names of the games that have lines, or will have.
    lines: HashSet<String>,
    /// New lines, with the variations of their games.
    new: Vec<(NewLine, Option<String>)>,
    /// The names of games that have a row now and may become lines.
    rows: Vec<String>,
}

impl<'a> RestoreTarget<'a> {
    pub fn new(
        storage: &'a mut GameStorage,
        store: &'a mut dyn KeyStore,
        names: Names<'a>,
        rules: CodedRules,
    ) -> RestoreTarget<'a> {
        let lines = finished_lines(store).unwrap_or_default().lines;
        RestoreTarget {
            storage,
            store,
            names,
            rules,
            lines: lines.into_iter().map(|(id, _)| id).collect(),
            new: Vec::new(),
            rows: Vec::new(),
        }
    }

    /// The line of a game, if it has one.
    #[must_use]
    pub fn line_of(&self, id: &str, game: &SavedGame) -> Option<NewLine> {
        line_of(id, &row_of(game), self.rules).ok()
    }

    /// Restores a finished game as a line. If a game of its name exists, both are compared by the rules; without the
    /// rules it becomes a separate game.
    pub fn take_line(&mut self, restored: &mut Restored, line: NewLine, text: Option<String>) {
        if !self.lines.contains(&line.id) && !self.has_row(&line.id) {
            return self.add_line(restored, line, text);
        }
        let read = FinishedLine::read(&line.text);
        let game = read
            .as_ref()
            .and_then(|read| read.saved_game(self.rules).ok());
        if let Some(game) = game {
            return self.take_row(restored, &line.id, &game, text.as_deref());
        }
        self.finish(restored);
        let name = self.storage.new_name(self.store, &mut *self.names);
        let renamed = read
            .zip(name.ok())
            .and_then(|(read, name)| read.renamed(&name, line.shared.clone()));
        match renamed {
            Some(renamed) => self.add_line(restored, renamed, text),
            None => restored.fails(StorageError::Forbidden),
        }
    }

    /// Restores a game as a row. If the existing game of its name is a line, that game gets a row first.
    pub fn take_row(
        &mut self,
        restored: &mut Restored,
        id: &str,
        game: &SavedGame,
        variations: Option<&str>,
    ) {
        if self.lines.contains(id) && !self.has_row(id) {
            self.finish(restored);
            if let Unpacked::InMemory(error) = self.storage.unpack(self.store, id, self.rules) {
                self.storage.drop_unsaved(id);
                return restored.fails(error);
            }
            self.rows.push(id.to_owned());
        }
        let game = (id, game, variations);
        let name = restored.take_game(self.storage, self.store, &mut *self.names, game);
        self.rows.extend(name);
        if self.rows.len() >= AT_ONCE {
            self.finish(restored);
        }
    }

    /// Writes everything that is pending.
    pub fn finish(&mut self, restored: &mut Restored) {
        let new = std::mem::take(&mut self.new);
        let lines: Vec<NewLine> = new.iter().map(|(line, _)| line.clone()).collect();
        let put = put_lines(self.store, &lines);
        for ((line, variations), put) in new.into_iter().zip(put) {
            match put {
                Ok(()) => restored.added += 1,
                Err(error) => {
                    self.lines.remove(&line.id);
                    restored.fails(NotPut::as_error(error));
                    continue;
                }
            }
            let Some(text) = variations else { continue };
            let saved = self
                .storage
                .save_variations(self.store, &line.id, Some(&text));
            if saved.is_err() {
                self.storage.drop_unsaved(&line.id);
                restored.fails(StorageError::Full);
            }
        }
        let rows = std::mem::take(&mut self.rows);
        // A game that stays a row has lost nothing.
        self.storage
            .pack(self.store, &rows, self.rules, &mut *self.names);
    }

    fn add_line(&mut self, restored: &mut Restored, line: NewLine, variations: Option<String>) {
        self.lines.insert(line.id.clone());
        self.new.push((line, variations));
        if self.new.len() >= AT_ONCE {
            self.finish(restored);
        }
    }

    fn has_row(&self, id: &str) -> bool {
        let is_there = |key: &str| !matches!(self.store.get(key), Ok(None));
        let has_row = is_there(&game_key(id)) || is_there(&old_game_key(id));
        has_row || self.storage.unsaved().contains(id)
    }
}
