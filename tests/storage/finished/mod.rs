//! Finished games that are stored as lines in pages.

mod backup;
mod damaged;
mod faults;
pub mod games;
mod removed;
mod round_trip;
mod rows;
mod size;
mod tabs;

use crate::fake_store::FakeStore;
use crate::names;
pub use games::RULES;
use std::collections::BTreeMap;
use tablero::play::SavedGame;
use tablero::session::storage::keys::{game_key, game_of_key, is_finished_key};
use tablero::session::storage::{
    FinishedLine, FinishedPage, Form, GameRow, GameStorage, LibraryRow, StayReason,
};

/// Stores the row of a game that was written this often.
fn put_row(store: &mut FakeStore, id: &str, game: &SavedGame, number: u64) {
    let mut row = GameRow {
        revision: Default::default(),
        replaces: None,
        game: game.clone(),
    };
    row.revision.number = number;
    store.put(&game_key(id), &row.print(Form::New).expect("a row"));
}

/// Packs one game.
fn pack(store: &mut FakeStore, id: &str) -> Result<(), StayReason> {
    let ids = [id.to_owned()];
    let mut results = GameStorage::default().pack(store, &ids, RULES, &mut names());
    results.pop().expect("a result").1
}

/// The library's display.
fn listed(store: &FakeStore) -> Vec<LibraryRow> {
    let list = GameStorage::default().finished(store);
    list.expect("a store that can be read").rows
}

fn listed_ids(store: &FakeStore) -> Vec<String> {
    listed(store).into_iter().map(|row| row.id).collect()
}

/// The games of the rows, and of the lines without a row, by their names.
fn all_games(store: &FakeStore) -> BTreeMap<String, SavedGame> {
    let mut games = BTreeMap::new();
    for (_, raw) in pages(store) {
        let page = FinishedPage::read(raw).expect("a page");
        for line in page.lines {
            if let Some(line) = FinishedLine::read(line) {
                games.insert(line.id.to_owned(), line.saved_game(RULES).expect("a game"));
            }
        }
    }
    for (key, raw) in store.values() {
        if let (Some(id), Ok(row)) = (game_of_key(key), GameRow::read(raw, Form::New)) {
            games.insert(id.to_owned(), row.game);
        }
    }
    games
}

/// The pages with their keys.
fn pages(store: &FakeStore) -> impl Iterator<Item = (&String, &String)> {
    let values = store.values().iter();
    values.filter(|(key, _)| is_finished_key(key))
}
