//! A stored game on the page: made of a game, and opened with the rules that are loaded.

use super::games;
use super::storage::VERSION;
use crate::play::{GameText, Saved, Table};
use crate::session::Players;

impl Saved {
    /// A game to be stored, with the current time.
    #[must_use]
    pub fn new(text: &GameText, players: Players) -> Saved {
        Saved {
            version: VERSION,
            text: text.to_string(),
            undone: Vec::new(),
            names: players.names,
            levels: players.levels,
            fair: players.fair,
            saved: js_sys::Date::now(),
        }
    }

    /// The current game of a table.
    #[must_use]
    pub fn of(table: &Table, players: Players) -> Saved {
        Saved {
            undone: table.undone(),
            ..Saved::new(&table.text(), players)
        }
    }

    /// Its table, if its rules are loaded.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn table(&self) -> Result<Table, NoTable> {
        let mut no_table = NoTable::Garbled;
        let table = self.resume(|game| {
            let game_words = games::loaded(game);
            if game_words.is_none() && games::intro(game).is_some() {
                no_table = NoTable::NotLoaded;
            }
            Some(game_words?.kind())
        });
        table.ok_or(no_table)
    }
}

/// Why a stored game cannot be opened.
pub enum NoTable {
    Garbled,
    /// The rules of its game are not loaded yet.
    NotLoaded,
}
