//! The library: its display, selection, deletion and restoring.

mod many;
mod queries;
mod selection;
mod sight;

use tablero::rules::{Outcome, Side};
use tablero::session::library::{
    LibraryEffect, LibraryMessage, LibraryModel, LibraryQuery, RowText,
};
use tablero::session::storage::LibraryRow;

/// An unfinished game of two people with this name.
pub fn row(id: &str) -> LibraryRow {
    LibraryRow {
        id: id.to_owned(),
        game: "zoq".to_owned(),
        options: String::new(),
        names: [String::new(), String::new()],
        levels: [0, 0],
        fair: true,
        correspondence: String::new(),
        plies: 4,
        outcome: None,
        ended: None,
        saved: 0.0,
        board: "3x3".to_owned(),
        pieces: String::new(),
    }
}

/// A game of Black against the computer that White has won.
pub fn lost(id: &str, level: u8) -> LibraryRow {
    LibraryRow {
        levels: [level, 0],
        outcome: Some(Outcome::Won(Side::White)),
        ..row(id)
    }
}

/// A game by links in which the player of this browser is White.
pub fn by_links(id: &str, friend: &str) -> LibraryRow {
    LibraryRow {
        correspondence: "3f9a01c27e white 4".to_owned(),
        names: ["Ada".to_owned(), friend.to_owned()],
        ..row(id)
    }
}

/// A row contains the names of its players and its game, with this at the end.
pub fn row_text(end: &'static str) -> RowText {
    RowText::new(move |row| {
        let [white, black] = &row.names;
        format!("{white}\n{black}\n{}{end}", row.game)
    })
}

/// A library, and its effects since the last check.
pub struct Library {
    pub model: LibraryModel,
    effects: Vec<LibraryEffect>,
}

impl Library {
    pub fn of(rows: Vec<LibraryRow>) -> Library {
        let games = vec!["breakthrough", "pogo", "zoq"];
        let mut library = Library {
            model: LibraryModel::new(games, row_text("")),
            effects: Vec::new(),
        };
        library.send(LibraryMessage::Rows(rows));
        library
    }

    pub fn send(&mut self, message: LibraryMessage) {
        self.model.update(message, &mut self.effects);
    }

    pub fn ask(&mut self, query: LibraryQuery) {
        self.send(LibraryMessage::Query(query));
    }

    pub fn effects(&mut self) -> Vec<LibraryEffect> {
        std::mem::take(&mut self.effects)
    }

    /// The names of the shown games in the order of the list.
    pub fn shown(&self) -> Vec<&str> {
        let places = 0..self.model.len();
        let rows = places.filter_map(|place| self.model.row(place));
        rows.map(|row| row.id.as_str()).collect()
    }

    /// The names of the selected games.
    pub fn selected(&self) -> Vec<&str> {
        let selected = (0..self.model.len()).filter(|place| self.model.is_selected(*place));
        let rows = selected.filter_map(|place| self.model.row(place));
        rows.map(|row| row.id.as_str()).collect()
    }
}
