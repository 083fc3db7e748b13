//! Making lines from rows. A row is removed only once its line is stored and reads back as exactly the same game.

use super::all_lines::lines_by_id;
use super::coded::{CodedRules, NewLine, StayReason, line_of};
use super::line::{FinishedLine, SEPARATOR};
use super::not_put::NotPut;
use super::put::put_lines;
use crate::play::SavedGame;
use crate::session::storage::compare::{Comparison, compare};
use crate::session::storage::game_row::{Form, GameRow};
use crate::session::storage::game_storage::GameStorage;
use crate::session::storage::index::forget_index_rows;
use crate::session::storage::key_store::{KeyStore, remove, write};
use crate::session::storage::keys::{game_key, old_game_key};
use crate::session::storage::save::Names;
use crate::session::storage::stored_game::{StoredGame, read_form};
use std::collections::HashMap;

/// The lines of all pages by the names of their games.
type LinesById = HashMap<String, Vec<String>>;

/// The number of games in a batch.
const AT_ONCE: usize = 100;

/// A row that will become a line.
struct Packing {
    /// The text of the row, as it is stored.
    raw: String,
    line: NewLine,
}

impl GameStorage {
    /// Keeps finished games as lines in place of their rows. Returns the result for each, in order: a game that stays a
    /// row has lost nothing. Must be called under the lock under which games are saved.
    pub fn pack(
        &mut self,
        store: &mut dyn KeyStore,
        ids: &[String],
        rules: CodedRules,
        names: Names,
    ) -> Vec<(String, Result<(), StayReason>)> {
        let mut results = Vec::new();
        for ids in ids.chunks(AT_ONCE) {
            let mut packing = Vec::new();
            let before = lines_by_id(store);
            for id in ids {
                match self.prepare(store, (id, &before), rules, names) {
                    Ok(ready) => packing.push(ready),
                    Err(reason) => results.push((id.clone(), Err(reason))),
                }
            }
            let lines: Vec<NewLine> = packing.iter().map(|one| one.line.clone()).collect();
            let put = put_lines(store, &lines);
            let stored = lines_by_id(store);
            let removed: Vec<_> = packing
                .iter()
                .zip(put)
                .map(|(one, put)| {
                    put.map_err(StayReason::from)
                        .and_then(|()| one.remove_row(store, &stored))
                })
                .collect();
            let stored = lines_by_id(store);
            let mut packed = Vec::new();
            for (one, removed) in packing.iter().zip(removed) {
                let id = &one.line.id;
                let result = removed.and_then(|()| one.keep_row_without_line(store, &stored));
                if result.is_ok() {
                    packed.push(id.clone());
                }
                results.push((id.clone(), result));
            }
            // If the index rows stay, home removes them.
            let _ = forget_index_rows(self, store, &packed);
        }
        results
    }

    /// The line for the row of a game. It may have lines already.
    fn prepare(
        &mut self,
        store: &mut dyn KeyStore,
        (id, lines): (&str, &LinesById),
        rules: CodedRules,
        names: Names,
    ) -> Result<Packing, StayReason> {
        if self.unsaved.contains(id) || self.unsaved_variations.contains(id) {
            return Err(StayReason::Unsaved);
        }
        let raw = store.get(&game_key(id)).map_err(StayReason::Store)?;
        let raw = raw.ok_or(StayReason::NoRow)?;
        let old = store.get(&old_game_key(id)).map_err(StayReason::Store)?;
        let read = read_form(store, id, Form::New).map_err(StayReason::Store)?;
        self.note_unread(id, read.unread);
        // If there is also a row of the first form, it must be converted first.
        let (StoredGame::Row(row, _), None) = (read.stored, old) else {
            return Err(StayReason::NoRow);
        };
        let line = line_of(id, &row, rules)?;
        self.keep_other_lines(store, &row, (&line, lines), rules, names)?;
        Ok(Packing { raw, line })
    }

    /// If there is a line of this name with other moves, which the row does not continue, it becomes a separate game.
    /// If that was done before, and then there was no room for the line of the row, nothing is left to do.
    fn keep_other_lines(
        &mut self,
        store: &mut dyn KeyStore,
        row: &GameRow,
        (line, lines): (&NewLine, &LinesById),
        rules: CodedRules,
        names: Names,
    ) -> Result<(), StayReason> {
        for text in lines.get(&line.id).into_iter().flatten() {
            let Some(other) = FinishedLine::read(text) else {
                continue;
            };
            if other.number < row.revision.number || contains(&row.game, &other, rules) {
                continue;
            }
            let is_copy = |copy: &String| copy != text && unnamed(copy) == unnamed(text);
            if lines.values().flatten().any(is_copy) {
                continue;
            }
            let (id, is_free) = self.free_name(store, names);
            is_free.map_err(StayReason::Store)?;
            let renamed = other.renamed(&id, line.shared.clone());
            let renamed = renamed.ok_or(StayReason::NotCodable)?;
            for put in put_lines(store, &[renamed]) {
                put?;
            }
        }
        Ok(())
    }
}

/// The text of a line without the name of its game.
fn unnamed(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once(SEPARATOR)?;
    let (text, _checksum) = rest.rsplit_once(SEPARATOR)?;
    Some(text)
}

/// Whether a game has all moves of a line.
fn contains(game: &SavedGame, line: &FinishedLine, rules: CodedRules) -> bool {
    let other = line.saved_game(rules).ok();
    let comparison = other.map(|other| compare(game, &other));
    matches!(comparison, Some(Comparison::Same | Comparison::Longer))
}

impl Packing {
    fn is_in(&self, lines: &LinesById) -> bool {
        let its = lines.get(&self.line.id);
        its.is_some_and(|lines| lines.contains(&self.line.text))
    }

    /// Removes the row of a game whose line is stored, unless another tab has changed it.
    fn remove_row(&self, store: &mut dyn KeyStore, stored: &LinesById) -> Result<(), StayReason> {
        let key = game_key(&self.line.id);
        let is_same = store.get(&key).map_err(StayReason::Store)?.as_ref() == Some(&self.raw);
        match is_same && self.is_in(stored) {
            true => remove(store, &key).map_err(StayReason::Store),
            false => Err(StayReason::Changed),
        }
    }

    /// Puts the row back if another tab has overwritten the page in between, without the lock.
    fn keep_row_without_line(
        &self,
        store: &mut dyn KeyStore,
        stored: &LinesById,
    ) -> Result<(), StayReason> {
        if self.is_in(stored) {
            return Ok(());
        }
        write(store, &game_key(&self.line.id), &self.raw).map_err(StayReason::Store)?;
        Err(StayReason::Changed)
    }
}

impl From<NotPut> for StayReason {
    fn from(reason: NotPut) -> StayReason {
        match reason {
            NotPut::Store(error) => StayReason::Store(error),
            NotPut::Unreadable(_) | NotPut::Changed => StayReason::Changed,
        }
    }
}
