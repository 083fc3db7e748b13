//! Converts games of the first form, `v1`, one at a time. An old page that is still open may write them again.

use super::game_row::{Form, GameRow};
use super::game_storage::GameStorage;
use super::key_store::{KeyStore, StorageError};
use super::keys::old_game_key;
use super::merge::merge;
use super::revision::checksum;
use super::save::{Added, Names};
use super::stored_game::{StoredGame, read_form, write_row};
use crate::play::stored::Unreadable;

/// The result of converting a row of the first form.
#[derive(Clone, PartialEq, Debug)]
pub enum Converted {
    /// There is no such row.
    Nothing,
    /// The game has a row of the new form, with everything that the old one had.
    Done(GameRow),
    /// The game had other moves than the row of the new form. It has become a separate game.
    Branched(Added),
    /// The old row stays, and works. There is no room for a second copy, or it could not be removed.
    Stays(StorageError),
    /// The old row, or the new one beside it, cannot be read. If it is damaged, it was set aside where possible.
    Unreadable(Unreadable),
}

impl GameStorage {
    /// Converts the game of the first form with this name: writes the new row, reads it back, removes the old one. The
    /// page calls this when it opens a game, after an event of the store for the game, and when home makes its index.
    pub fn convert(&mut self, store: &mut dyn KeyStore, id: &str, names: Names) -> Converted {
        match self.try_convert(store, id, names) {
            Ok(done) => done,
            Err(error) => Converted::Stays(error),
        }
    }

    fn try_convert(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
        names: Names,
    ) -> Result<Converted, StorageError> {
        let old = read_form(store, id, Form::Old)?;
        self.note_unread(id, old.unread);
        let old = match old.stored {
            StoredGame::Row(row, _) => *row,
            StoredGame::Unreadable(unread) => return Ok(Converted::Unreadable(unread)),
            StoredGame::Missing => {
                return Ok(old.unread.map_or(Converted::Nothing, Converted::Unreadable));
            }
        };
        let new = read_form(store, id, Form::New)?;
        self.note_unread(id, new.unread);
        let row = match new.stored {
            StoredGame::Unreadable(unread) => return Ok(Converted::Unreadable(unread)),
            StoredGame::Missing => {
                let row = new_row_of(store, id, &old)?;
                return remove_old(store, id, &old).map(|()| Converted::Done(row));
            }
            StoredGame::Row(row, _) => *row,
        };
        match merge(None, &row, &old.game) {
            Some(merged) if merged == row.game => {
                remove_old(store, id, &old).map(|()| Converted::Done(row))
            }
            Some(merged) => {
                let written = write_row(store, id, Some((&row, Form::New)), None, &merged)?;
                remove_old(store, id, &old).map(|()| Converted::Done(written))
            }
            None => self.take_over_branch(store, id, &old, names),
        }
    }

    /// Makes an old row a separate game.
    fn take_over_branch(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
        old: &GameRow,
        names: Names,
    ) -> Result<Converted, StorageError> {
        let (new, row) = match self.copy_of(store, old)? {
            Some(copy) => copy,
            None => {
                let (new, is_free) = self.free_name(store, names);
                is_free?;
                let row = new_row_of(store, &new, old)?;
                (new, row)
            }
        };
        remove_old(store, id, old)?;
        Ok(Converted::Branched(Added {
            id: new,
            row: Ok(row),
        }))
    }

    /// The game that was made from an old row before, when that row could not be removed or the page was closed.
    fn copy_of(
        &self,
        store: &mut dyn KeyStore,
        old: &GameRow,
    ) -> Result<Option<(String, GameRow)>, StorageError> {
        for id in self.ids(store) {
            if let StoredGame::Row(row, _) = read_form(store, &id, Form::New)?.stored
                && row.replaces == Some(old.revision.checksum)
                && row.game == old.game
            {
                return Ok(Some((id, *row)));
            }
        }
        Ok(None)
    }
}

/// Writes the row of the new form for an old one.
fn new_row_of(store: &mut dyn KeyStore, id: &str, old: &GameRow) -> Result<GameRow, StorageError> {
    write_row(store, id, None, Some(old), &old.game)
}

/// Removes an old row, unless an old page has written it since. This is checked right before.
fn remove_old(store: &mut dyn KeyStore, id: &str, old: &GameRow) -> Result<(), StorageError> {
    let key = old_game_key(id);
    let is_there = |store: &dyn KeyStore| {
        let raw = store.get(&key)?;
        Ok(raw.is_some_and(|raw| checksum(&raw) == old.revision.checksum))
    };
    if !is_there(store)? {
        return Ok(());
    }
    store.remove(&key)?;
    match is_there(store)? {
        true => Err(StorageError::Forbidden),
        false => Ok(()),
    }
}
