//! The game that is stored under a name, in either form.

use super::game_row::{Form, GameRow};
use super::key_store::{KeyStore, StorageError, remove, write};
use super::keys::{game_key, old_game_key};
use super::values::set_aside_value;
use crate::play::SavedGame;
use crate::play::stored::Unreadable;

/// The game that is stored under a name.
#[derive(Clone, PartialEq, Debug)]
pub enum StoredGame {
    Missing,
    Row(Box<GameRow>, Form),
    /// It cannot be read, and must not be overwritten.
    Unreadable(Unreadable),
}

/// A stored game that was read, and whether something damaged was found on the way.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadGame {
    pub stored: StoredGame,
    pub unread: Option<Unreadable>,
}

/// The key of a game in a form.
#[must_use]
pub fn key_in(form: Form, id: &str) -> String {
    match form {
        Form::Old => old_game_key(id),
        Form::New => game_key(id),
    }
}

/// Reads the game under a name: the row of the new form, or else the row of the old form. A damaged row is set aside;
/// if there is no room for that, it stays.
///
/// # Errors
/// If the store cannot be read.
pub fn read_stored(store: &mut dyn KeyStore, id: &str) -> Result<ReadGame, StorageError> {
    let mut found = None;
    for form in [Form::New, Form::Old] {
        let read = read_form(store, id, form)?;
        let unread = found.or(read.unread);
        if read.stored != StoredGame::Missing {
            return Ok(ReadGame {
                stored: read.stored,
                unread,
            });
        }
        found = unread;
    }
    Ok(ReadGame {
        stored: StoredGame::Missing,
        unread: found,
    })
}

/// Reads the row of one form alone.
///
/// # Errors
/// If the store cannot be read.
pub fn read_form(store: &mut dyn KeyStore, id: &str, form: Form) -> Result<ReadGame, StorageError> {
    let key = key_in(form, id);
    let Some(raw) = store.get(&key)? else {
        return Ok(ReadGame {
            stored: StoredGame::Missing,
            unread: None,
        });
    };
    Ok(match GameRow::read(&raw, form) {
        Ok(row) => ReadGame {
            stored: StoredGame::Row(Box::new(row), form),
            unread: None,
        },
        Err(unread) => ReadGame {
            stored: match unread == Unreadable::Garbled && set_aside_value(store, &key) {
                true => StoredGame::Missing,
                false => StoredGame::Unreadable(unread),
            },
            unread: Some(unread),
        },
    })
}

/// Writes a game under a name, over the row that was read there. A game of the old form gets the new one if there is
/// room for both rows, else it is written in the old form, in its place. `known` is the row that the page last read or
/// wrote, for the case that the stored row is gone.
///
/// # Errors
/// If the store does not take it. The previous data stays.
pub fn write_row(
    store: &mut dyn KeyStore,
    id: &str,
    over: Option<(&GameRow, Form)>,
    known: Option<&GameRow>,
    game: &SavedGame,
) -> Result<GameRow, StorageError> {
    let before = over.map(|(row, _)| row).or(known);
    let mut row = GameRow {
        revision: before.map(|row| row.revision).unwrap_or_default(),
        replaces: before.map(|row| row.revision.checksum),
        game: game.clone(),
    };
    row.revision.number = row.revision.number.saturating_add(1);
    let text = row.print(Form::New)?;
    let written = write(store, &game_key(id), &text);
    let is_old = over.is_some_and(|(_, form)| form == Form::Old);
    match written {
        Ok(()) if is_old => {
            // If it stays, it is converted again later and adds nothing.
            let _ = remove(store, &old_game_key(id));
        }
        Ok(()) => {}
        Err(error) if is_old => {
            let text = row.print(Form::Old)?;
            write(store, &old_game_key(id), &text).map_err(|_| error)?;
        }
        Err(error) => return Err(error),
    }
    Ok(row)
}
