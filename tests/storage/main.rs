//! The storage of games, with a store that fills up, rejects calls, or dies.

mod backup;
mod comparing;
mod damaged;
mod fake_store;
mod finished;
mod fixtures;
mod imported;
mod index;
mod memory;
mod migration;
mod races;
mod random;
mod removed;
mod saving;
mod values;
mod variations;
mod variations_of_tabs;

use fake_store::FakeStore;
use tablero::games;
use tablero::play::SavedGame;
use tablero::session::storage::keys::{game_key, old_game_key};
use tablero::session::storage::{Form, GameRow, GameStorage, IndexRow};

/// A game of Breakthrough on a small board, with these moves and these undone moves.
fn game(moves: &str, undone: &str) -> SavedGame {
    let moves = match moves {
        "" => String::new(),
        moves => format!("\nmoves {moves}"),
    };
    SavedGame {
        correspondence: String::new(),
        version: 1,
        text: format!("tablero 1\ngame breakthrough\nstart pppp/4/4/PPPP w{moves}"),
        undone: undone.split_whitespace().map(str::to_owned).collect(),
        names: ["Ada".to_owned(), "Ben".to_owned()],
        levels: [0, 0],
        fair: true,
        on_time: false,
        clock: String::new(),
        saved: 1000.0,
    }
}

/// The names `n1`, `n2` and so on.
fn names() -> impl Iterator<Item = String> {
    (1..).map(|number| format!("n{number}"))
}

/// The row of a game in the store.
fn row(store: &FakeStore, id: &str) -> GameRow {
    let raw = store.raw(&game_key(id)).expect("a row");
    GameRow::read(raw, Form::New).expect("a row that can be read")
}

/// Home's data of a stored game, or `None` if the rules do not accept it.
fn index_row(id: &str, row: &GameRow) -> Option<IndexRow> {
    let mut record = games::resume(&row.game)?;
    record.make_forced();
    Some(IndexRow::of(id, row, &record))
}

/// The names of the games that have a row of the first form.
fn old_ids(store: &FakeStore) -> Vec<&str> {
    let keys = store.values().keys();
    keys.filter_map(|key| key.strip_prefix("tablero/v1/game/"))
        .collect()
}

/// Stores a game and returns its row.
fn stored(store: &mut FakeStore, id: &str, game: &SavedGame) -> GameRow {
    let mut names = [id.to_owned()].into_iter();
    let added = GameStorage::default().add(store, game, &mut names);
    assert_eq!(added.id, id);
    added.row.expect("room")
}

/// The text of a game in the form that old pages store.
fn old_text(game: &SavedGame) -> String {
    serde_json::to_string(game).expect("a game is JSON")
}

/// Stores a game like an old page.
fn store_old(store: &mut FakeStore, id: &str, game: &SavedGame) {
    store.put(&old_game_key(id), &old_text(game));
}
