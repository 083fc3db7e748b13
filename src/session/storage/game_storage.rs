//! The games of this browser: those in the store, and those that are in this tab's memory only.

use super::by_name::ByName;
use super::compare::{Comparison, compare};
use super::finished::lookup::kind_of_line;
use super::finished::not_put::NotPut;
use super::finished::put::remove_lines;
use super::game_row::{Form, GameRow, kind_in};
use super::key_store::{KeyStore, StorageError, remove};
use super::keys::{ALL, game_key, game_of_key, game_of_old_key, old_game_key};
use super::merge::merge;
use super::stored_game::{StoredGame, key_in, read_form, read_stored};
use super::values::set_aside_value;
use crate::play::SavedGame;
use crate::play::stored::Unreadable;
use crate::rules::sort_short;

/// The games of this browser. Only games that could not be stored are in memory; everything else is read from the store
/// at each call.
#[derive(Debug, Default)]
pub struct GameStorage {
    pub(super) unsaved: ByName<UnsavedGame>,
    /// The variations and notes that wait until the store takes them. None if they must be removed.
    pub(super) unsaved_variations: ByName<Option<String>>,
    unread: ByName<Unreadable>,
    /// The name of a game that begins. It was made at random in this tab, so nothing is stored under it.
    pub(super) new_game: Option<String>,
}

/// A game in memory that waits until the store takes it.
#[derive(Clone, PartialEq, Debug)]
pub struct UnsavedGame {
    pub game: SavedGame,
    /// The row that the page last read or wrote.
    pub known: Option<GameRow>,
    /// Why it was not stored.
    pub error: StorageError,
    /// Whether the same game is stored as a line, and lacks only the row that it has while it is open. Nothing would be
    /// lost.
    pub has_line: bool,
}

/// The result of loading a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Loaded {
    Nothing,
    Stored(GameRow),
    /// It is newer in memory than in the store, or only there.
    Unsaved(UnsavedGame),
    /// It cannot be read. If it is damaged, it was set aside where possible.
    Unreadable(Unreadable),
    /// The store cannot be read.
    NoStore(StorageError),
}

impl Loaded {
    /// The game.
    #[must_use]
    pub fn game(&self) -> Option<&SavedGame> {
        match self {
            Loaded::Stored(row) => Some(&row.game),
            Loaded::Unsaved(unsaved) => Some(&unsaved.game),
            _ => None,
        }
    }

    /// The row to pass when the game is saved.
    #[must_use]
    pub fn known(&self) -> Option<&GameRow> {
        match self {
            Loaded::Stored(row) => Some(row),
            Loaded::Unsaved(unsaved) => unsaved.known.as_ref(),
            _ => None,
        }
    }
}

impl GameStorage {
    /// The names of all games, in order. If the store cannot be read, those in memory.
    #[must_use]
    pub fn ids(&self, store: &dyn KeyStore) -> Vec<String> {
        let keys = store.keys().unwrap_or_default();
        let stored = keys.iter().filter_map(|key| game_of_key(key));
        let unsaved = self.unsaved.names().map(String::as_str);
        sorted(stored.chain(unsaved).collect())
    }

    /// The names of the games that have a row of the first form, in order.
    #[must_use]
    pub fn old_ids(&self, store: &dyn KeyStore) -> Vec<String> {
        let keys = store.keys().unwrap_or_default();
        sorted(keys.iter().filter_map(|key| game_of_old_key(key)).collect())
    }

    /// Reads a game. The memory counts if the stored row does not contain it. A damaged row is set aside.
    pub fn load(&mut self, store: &mut dyn KeyStore, id: &str) -> Loaded {
        let read = match self.read(store, id) {
            Ok(stored) => stored,
            Err(error) => {
                let unsaved = self.unsaved.get(id).cloned();
                return unsaved.map_or(Loaded::NoStore(error), Loaded::Unsaved);
            }
        };
        if let Some(unsaved) = self.unsaved.get(id) {
            let is_stored = matches!(&read, StoredGame::Row(row, _) if is_contained(&unsaved.game, &unsaved.known, row));
            if !is_stored {
                return Loaded::Unsaved(unsaved.clone());
            }
            self.unsaved.remove(id);
        }
        match read {
            StoredGame::Row(row, _) => Loaded::Stored(*row),
            StoredGame::Unreadable(unread) => Loaded::Unreadable(unread),
            StoredGame::Missing => match self.unread.get(id) {
                Some(unread) => Loaded::Unreadable(*unread),
                None => Loaded::Nothing,
            },
        }
    }

    /// A game begins under a name that was made at random in this tab. When it is first saved, no line is looked for,
    /// which would mean reading all pages.
    pub fn begin(&mut self, id: &str) {
        self.new_game = Some(id.to_owned());
    }

    /// Forgets a game that waits in memory, and its variations.
    pub fn drop_unsaved(&mut self, id: &str) {
        self.unsaved.remove(id);
        self.unsaved_variations.remove(id);
    }

    /// The name of a game's kind, found by a quick search in its text. The text may still be invalid.
    #[must_use]
    pub fn kind(&self, store: &dyn KeyStore, id: &str) -> Option<String> {
        if let Some(unsaved) = self.unsaved.get(id) {
            let mut lines = unsaved.game.text.lines();
            return lines
                .find_map(|line| line.strip_prefix("game "))
                .map(str::to_owned);
        }
        stored_kind(store, id)
    }

    /// Removes a game. A game under the same name that has more moves than the removed one stays, and is a separate
    /// game from then on: a row beside a game in memory, or a row of the first form beside a new one.
    ///
    /// # Errors
    /// If the store does not remove it.
    pub fn remove(&mut self, store: &mut dyn KeyStore, id: &str) -> Result<(), StorageError> {
        self.remove_with(store, id, |store| {
            remove_lines(store, id).map_err(NotPut::as_error)
        })
    }

    /// Removes a game. `remove_lines` removes its lines, right before the rows.
    pub(super) fn remove_with(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
        remove_lines: impl FnOnce(&mut dyn KeyStore) -> Result<(), StorageError>,
    ) -> Result<(), StorageError> {
        let forms = read_form(store, id, Form::New).and_then(|new| {
            let old = read_form(store, id, Form::Old)?;
            Ok((new.stored, old.stored))
        });
        let (new, old) = match forms {
            Ok(forms) => forms,
            // A game in memory needs no store.
            Err(error) => return self.unsaved.remove(id).map(drop).ok_or(error),
        };
        if let Some(unsaved) = self.unsaved.get(id) {
            let was_seen = |row: &GameRow| {
                let known = unsaved.known.as_ref();
                known.is_some_and(|known| known.game == row.game)
                    || !has_more(&row.game, &unsaved.game)
            };
            let shown = if new == StoredGame::Missing {
                &old
            } else {
                &new
            };
            if matches!(shown, StoredGame::Row(row, _) if !was_seen(row)) {
                self.unsaved.remove(id);
                return Ok(());
            }
        }
        let keeps_old = match (&new, &old) {
            (StoredGame::Row(new, _), StoredGame::Row(old, _)) => has_more(&old.game, &new.game),
            // It was not shown.
            (StoredGame::Row(..) | StoredGame::Unreadable(_), StoredGame::Unreadable(_)) => true,
            _ => false,
        };
        remove_lines(store)?;
        if !keeps_old {
            remove(store, &old_game_key(id))?;
        }
        remove(store, &game_key(id))?;
        if !keeps_old {
            self.remove_variations(store, id)?;
        }
        self.unsaved.remove(id);
        self.unread.remove(id);
        Ok(())
    }

    /// Sets the row of a game aside that the rules do not accept, if it is still the same. Returns whether it was
    /// moved.
    pub fn set_aside_game(&mut self, store: &mut dyn KeyStore, id: &str, row: &GameRow) -> bool {
        let Ok(StoredGame::Row(stored, form)) = self.read(store, id) else {
            return false;
        };
        stored.revision == row.revision && set_aside_value(store, &key_in(form, id))
    }

    /// Why games are in memory only, if any of them would be lost. The warning is shown as long as this is not None.
    #[must_use]
    pub fn error(&self) -> Option<StorageError> {
        let lost = self.unsaved.values().filter(|unsaved| !unsaved.has_line);
        let mut troubles = lost.map(|unsaved| unsaved.error);
        let first = troubles.next()?;
        match troubles.any(|error| error == StorageError::Forbidden) {
            true => Some(StorageError::Forbidden),
            false => Some(first),
        }
    }

    /// The games in memory only, by name.
    #[must_use]
    pub fn unsaved(&self) -> &ByName<UnsavedGame> {
        &self.unsaved
    }

    /// The games that were found unreadable since the last call, by name, so that the player can be informed.
    pub fn take_unread(&mut self) -> ByName<Unreadable> {
        std::mem::take(&mut self.unread)
    }

    /// Removes everything that Tablero has stored in this browser, of any form, and the games in memory.
    ///
    /// # Errors
    /// The first error. Everything else is removed.
    pub fn delete_all(&mut self, store: &mut dyn KeyStore) -> Result<(), StorageError> {
        self.unsaved.clear();
        self.unsaved_variations.clear();
        self.unread.clear();
        let mut result = Ok(());
        for key in store.keys()?.iter().filter(|key| key.starts_with(ALL)) {
            result = result.and(remove(store, key));
        }
        result
    }

    /// Reads the game under a name, and notes if it is unreadable.
    pub(super) fn read(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
    ) -> Result<StoredGame, StorageError> {
        let read = read_stored(store, id)?;
        self.note_unread(id, read.unread);
        Ok(read.stored)
    }

    pub(super) fn note_unread(&mut self, id: &str, unread: Option<Unreadable>) {
        if let Some(unread) = unread {
            self.unread.insert(id.to_owned(), unread);
        }
    }
}

/// Names in order, each once.
fn sorted(mut names: Vec<&str>) -> Vec<String> {
    sort_short(&mut names, |name| *name);
    names.dedup();
    names.into_iter().map(str::to_owned).collect()
}

/// The name of a stored game's kind, found by a quick search in its text. The text may still be invalid.
#[must_use]
pub fn stored_kind(store: &dyn KeyStore, id: &str) -> Option<String> {
    let keys = [game_key(id), old_game_key(id)];
    match keys.iter().find_map(|key| store.get(key).ok().flatten()) {
        Some(raw) => kind_in(&raw).map(str::to_owned),
        None => kind_of_line(store, id),
    }
}

/// Whether a game has moves that another one does not have.
fn has_more(game: &SavedGame, other: &SavedGame) -> bool {
    matches!(
        compare(game, other),
        Comparison::Longer | Comparison::Branches
    )
}

/// Whether another tab has stored all of a game that waits.
fn is_contained(game: &SavedGame, known: &Option<GameRow>, stored: &GameRow) -> bool {
    let known = known.as_ref();
    let is_changed =
        known.is_none_or(|known| known.revision != stored.revision && known.game != stored.game);
    is_changed && merge(known, stored, game).is_some_and(|merged| merged == stored.game)
}
