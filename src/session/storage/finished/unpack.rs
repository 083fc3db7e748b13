//! Making a row from a line, so that a finished game is opened, changed and saved like any other.

use super::all_lines::lines_by_id;
use super::coded::{CodedRules, NoGame};
use super::line::FinishedLine;
use super::lookup::lines_with_id;
use crate::play::SavedGame;
use crate::play::stored::Unreadable;
use crate::session::storage::game_row::GameRow;
use crate::session::storage::game_storage::{GameStorage, Loaded, UnsavedGame};
use crate::session::storage::key_store::{KeyStore, StorageError};
use crate::session::storage::revision::Revision;
use crate::session::storage::stored_game::{StoredGame, write_row};

/// The result of giving a game a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unpacked {
    /// It has no line, or has a row already.
    Nothing,
    /// It has a row. Its line stays until it is packed again.
    Row,
    /// There is no room for a row: it waits in memory, and its line stays.
    InMemory(StorageError),
    /// Its line cannot be read as a game. It stays.
    NoGame(NoGame),
    /// The store cannot be read.
    NoStore(StorageError),
}

impl GameStorage {
    /// A game as it is stored, as a row or as a line, or as it waits in memory. None if it cannot be read.
    pub fn stored_game(
        &mut self,
        store: &mut dyn KeyStore,
        id: &str,
        rules: CodedRules,
    ) -> Option<SavedGame> {
        match self.load(store, id) {
            Loaded::Nothing => Some(row_of_line(store, id, rules).ok()??.game),
            loaded => loaded.game().cloned(),
        }
    }

    /// Many games, each as in [`GameStorage::stored_game`]. It reads the pages once.
    pub fn stored_games(
        &mut self,
        store: &mut dyn KeyStore,
        ids: &[String],
        rules: CodedRules,
    ) -> Vec<Option<SavedGame>> {
        let lines = lines_by_id(store);
        let read = |id: &String| match self.load(store, id) {
            Loaded::Nothing => Some(row_of(lines.get(id)?, rules).ok()??.game),
            loaded => loaded.game().cloned(),
        };
        ids.iter().map(read).collect()
    }

    /// Gives a finished game that is kept as a line a row, unless it has one.
    pub fn unpack(&mut self, store: &mut dyn KeyStore, id: &str, rules: CodedRules) -> Unpacked {
        if self.unsaved.contains(id) {
            return Unpacked::Nothing;
        }
        match self.read(store, id) {
            Ok(StoredGame::Missing) => {}
            Ok(_) => return Unpacked::Nothing,
            Err(error) => return Unpacked::NoStore(error),
        }
        let known = match row_of_line(store, id, rules) {
            Ok(Some(row)) => row,
            Ok(None) => return Unpacked::Nothing,
            Err(error) => return Unpacked::NoGame(error),
        };
        match write_row(store, id, None, Some(&known), &known.game) {
            Ok(_) => Unpacked::Row,
            Err(error) => {
                let game = known.game.clone();
                let unsaved = UnsavedGame {
                    game,
                    known: Some(known),
                    error,
                    has_line: true,
                };
                self.unsaved.insert(id.to_owned(), unsaved);
                Unpacked::InMemory(error)
            }
        }
    }
}

/// The row that a game's line was made from, as far as known. None if there is no line. The next row follows it.
fn row_of_line(
    store: &dyn KeyStore,
    id: &str,
    rules: CodedRules,
) -> Result<Option<GameRow>, NoGame> {
    row_of(&lines_with_id(store, id), rules)
}

/// The same for the lines of a game.
fn row_of(texts: &[String], rules: CodedRules) -> Result<Option<GameRow>, NoGame> {
    if texts.is_empty() {
        return Ok(None);
    }
    let lines = texts.iter().filter_map(|text| FinishedLine::read(text));
    let line = lines.max_by(|one, other| one.saved.total_cmp(&other.saved));
    let line = line.ok_or(NoGame::Unreadable(Unreadable::Garbled))?;
    Ok(Some(GameRow {
        revision: Revision {
            number: line.number,
            checksum: 0,
        },
        replaces: None,
        game: line.saved_game(rules)?,
    }))
}
