//! Saving a game: compare and swap. The row is overwritten only if it is the one that the page last read or wrote; else
//! both games are merged, and if their moves branch, ours becomes a second game.

use super::compare::same_moves;
use super::finished::lookup::{has_line, is_line_of, lines_with_id};
use super::game_row::GameRow;
use super::game_storage::{GameStorage, UnsavedGame};
use super::key_store::{KeyStore, StorageError};
use super::keys::{game_key, old_game_key};
use super::merge::merge;
use super::stored_game::{StoredGame, write_row};
use crate::play::SavedGame;

/// New names for games, most likely unused. If the first hundred are all used, the game gets a name with a number.
pub type Names<'a> = &'a mut dyn Iterator<Item = String>;

/// How many names are tried.
const NAMES: usize = 100;

/// The result of saving a game.
#[derive(Clone, PartialEq, Debug)]
pub enum SaveResult {
    /// The game is stored. The row may have names, levels and hints of another tab.
    Stored(GameRow),
    /// Another tab has stored all its moves and more, or has taken moves back. The page continues with this row.
    TakenOver(GameRow),
    /// Another tab has stored other moves. That game stays, and ours has become a separate game.
    Branched(Added),
    /// The game is in this tab's memory only. The page keeps its `known` row.
    InMemory(StorageError),
}

/// A game with a new name.
#[derive(Clone, PartialEq, Debug)]
pub struct Added {
    pub id: String,
    /// Its row, or why it is in memory only.
    pub row: Result<GameRow, StorageError>,
}

/// A change of a game by another tab.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// Nothing that matters, or the store cannot be read.
    Nothing,
    /// It has removed the game.
    Removed,
    /// It has stored the game. With the result of saving ours.
    Saved(Box<SaveResult>),
}

/// The game to store under a name.
struct GameToStore {
    game: SavedGame,
    /// Whether it is at the same move as ours.
    is_ours: bool,
}

impl GameStorage {
    /// Saves a game. `known` is the row that this page last read or wrote. None if there is no such row.
    ///
    /// The page calls this while it holds a Web Lock, if the browser has them. Without locks, and when the page is
    /// closed, it calls this without one. Then another tab may write in between; [`GameStorage::sync`] finds that.
    pub fn save(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
        known: Option<&GameRow>,
        game: &SavedGame,
        names: Names,
    ) -> SaveResult {
        match self.try_save(store, id, known, game) {
            Ok(Some(result)) => {
                self.unsaved.remove(id);
                self.new_game.take_if(|new_game| new_game == id);
                result
            }
            Ok(None) => {
                self.unsaved.remove(id);
                let added = self.add_row(store, known, game, names);
                SaveResult::Branched(added)
            }
            Err(error) => {
                self.keep_unsaved(id, known, game, error);
                SaveResult::InMemory(error)
            }
        }
    }

    /// Adds a game under a new name.
    pub fn add(&mut self, store: &mut dyn KeyStore, game: &SavedGame, names: Names) -> Added {
        self.add_row(store, None, game, names)
    }

    /// Checks whether another tab has changed a game that this page shows. The page calls this after an event of the
    /// store for the game's key ([`super::keys::game_of_key`]) or for all keys. `game` is the shown game.
    pub fn sync(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
        known: Option<&GameRow>,
        game: &SavedGame,
        names: Names,
    ) -> Change {
        match self.read(store, id) {
            Err(_) => Change::Nothing,
            Ok(StoredGame::Missing) if known.is_some() && !has_line(store, id) => Change::Removed,
            Ok(StoredGame::Missing) => Change::Nothing,
            Ok(StoredGame::Row(row, _)) if is_known(known, &row) => Change::Nothing,
            Ok(_) => Change::Saved(Box::new(self.save(store, id, known, game, names))),
        }
    }

    /// Saves the games that wait in memory, as far as there is room. Returns the results of those that no longer wait.
    /// The page calls this after each successful write.
    pub fn retry_unsaved(
        &mut self,
        store: &mut dyn KeyStore,
        names: Names,
    ) -> Vec<(String, SaveResult)> {
        let mut results = Vec::new();
        for (id, unsaved) in self.unsaved.clone() {
            let known = unsaved.known.as_ref();
            // A game that branches gets a new name only once there is room for it.
            let result = match self.try_save(store, &id, known, &unsaved.game) {
                Ok(Some(result)) => result,
                Ok(None) => {
                    let (new, is_free) = self.free_name(store, names);
                    let row =
                        is_free.and_then(|()| write_row(store, &new, None, known, &unsaved.game));
                    match row {
                        Ok(row) => SaveResult::Branched(Added {
                            id: new,
                            row: Ok(row),
                        }),
                        Err(_) => continue,
                    }
                }
                Err(_) => continue,
            };
            self.unsaved.remove(&id);
            results.push((id, result));
        }
        results
    }

    /// Saves a game under its name. None if its moves branch from those that are stored.
    fn try_save(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
        known: Option<&GameRow>,
        game: &SavedGame,
    ) -> Result<Option<SaveResult>, StorageError> {
        let found = self.read(store, id)?;
        let over = match &found {
            StoredGame::Row(row, form) => Some((&**row, *form)),
            StoredGame::Missing => {
                // If the game is kept as a line, it cannot be compared here.
                let is_ours = |line: &String| known.is_some_and(|known| is_line_of(line, known));
                let may_have_line = self.new_game.as_deref() != Some(id);
                if may_have_line && !lines_with_id(store, id).iter().all(is_ours) {
                    return Ok(None);
                }
                None
            }
            StoredGame::Unreadable(_) => return Ok(None),
        };
        let stored = over.map(|(row, _)| row);
        let Some(decided) = decide(known, stored, game) else {
            return Ok(None);
        };
        let is_there = stored.filter(|row| row.game == decided.game && !is_known(known, row));
        let row = match (is_there, stored) {
            (Some(row), _) => row.clone(),
            (None, Some(row)) if !decided.is_ours => {
                let written = write_row(store, id, over, known, &decided.game);
                // Only names or hints of ours are missing then.
                written.unwrap_or_else(|_| row.clone())
            }
            _ => write_row(store, id, over, known, &decided.game)?,
        };
        Ok(Some(match decided.is_ours {
            true => SaveResult::Stored(row),
            false => SaveResult::TakenOver(row),
        }))
    }

    fn add_row(
        &mut self,
        store: &mut dyn KeyStore,
        known: Option<&GameRow>,
        game: &SavedGame,
        names: Names,
    ) -> Added {
        let (id, is_free) = self.free_name(store, names);
        let row = is_free.and_then(|()| write_row(store, &id, None, known, game));
        if let Err(error) = row {
            self.keep_unsaved(&id, None, game, error);
        }
        Added { id, row }
    }

    fn keep_unsaved(
        &mut self,
        id: &str,
        known: Option<&GameRow>,
        game: &SavedGame,
        error: StorageError,
    ) {
        let is_unchanged = |old: &UnsavedGame| {
            let saved = old.game.saved;
            old.has_line
                && SavedGame {
                    saved,
                    ..game.clone()
                } == old.game
        };
        let unsaved = UnsavedGame {
            has_line: self.unsaved.get(id).is_some_and(is_unchanged),
            game: game.clone(),
            known: known.cloned(),
            error,
        };
        self.unsaved.insert(id.to_owned(), unsaved);
    }

    /// A name that no game has, in the store or in memory.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn new_name(&self, store: &dyn KeyStore, names: Names) -> Result<String, StorageError> {
        let (name, is_free) = self.free_name(store, names);
        is_free.map(|()| name)
    }

    /// A name that no game has, in the store or in memory, and whether the store could confirm that. If it could not,
    /// the name must be checked again before anything is written under it.
    pub(super) fn free_name(
        &self,
        store: &dyn KeyStore,
        names: Names,
    ) -> (String, Result<(), StorageError>) {
        let mut read_result = Ok(());
        let mut is_free = |id: &String| {
            if self.unsaved.contains(id) {
                return false;
            }
            let has_no_row = [game_key(id), old_game_key(id)].iter().all(|key| {
                store.get(key).map_or_else(
                    |error| {
                        read_result = Err(error);
                        true
                    },
                    |value| value.is_none(),
                )
            });
            has_no_row && !has_line(store, id)
        };
        let numbered = (1_u64..).map(|number| format!("game-{number}"));
        let mut all = names.take(NAMES).chain(numbered);
        let name = all.find(|id| is_free(id)).unwrap_or_default();
        (name, read_result)
    }
}

/// Whether a row is the one that the page last read or wrote, or has the same content: a converted game of the first
/// form has another revision.
fn is_known(known: Option<&GameRow>, row: &GameRow) -> bool {
    known.is_some_and(|known| known.revision == row.revision || known.game == row.game)
}

/// None if the moves branch.
fn decide(
    known: Option<&GameRow>,
    stored: Option<&GameRow>,
    ours: &SavedGame,
) -> Option<GameToStore> {
    let Some(stored) = stored.filter(|stored| !is_known(known, stored)) else {
        return Some(GameToStore {
            game: ours.clone(),
            is_ours: true,
        });
    };
    let game = merge(known, stored, ours)?;
    Some(GameToStore {
        is_ours: same_moves(&game, ours),
        game,
    })
}
