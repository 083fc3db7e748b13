//! Games are read from any text: our own forms, positions, lists of moves, and the lists of other programs.

mod faults;
mod forms;
mod little_golem;
mod openspiel;
mod several;
mod sides;

use tablero::games::{WORDS, readable_game};
use tablero::play::import::{ImportError, ReadableGame, Reading, read};
use tablero::play::{GameRecord, GameTree};

/// Every game.
fn all() -> Vec<ReadableGame> {
    WORDS.iter().map(|words| readable_game(*words)).collect()
}

/// Only this game.
fn only(slug: &str) -> Vec<ReadableGame> {
    let mut games = all();
    games.retain(|game| game.kind.slug() == slug);
    games
}

/// The only game that a text can be.
#[track_caller]
fn one(text: &str, games: &[ReadableGame]) -> Reading {
    match read(text, games) {
        Ok(mut readings) => {
            assert_eq!(readings.len(), 1, "{text:.300}: {readings:?}");
            readings.remove(0)
        }
        Err(error) => panic!("{text:.300}: {error}"),
    }
}

/// The first fault of a text.
#[track_caller]
fn fault(text: &str, games: &[ReadableGame]) -> ImportError {
    match read(text, games) {
        Ok(readings) => panic!("{text:.300} is read: {readings:?}"),
        Err(error) => error,
    }
}

/// The main line of a tree as a game.
fn main_line(tree: &GameTree) -> GameRecord {
    let line = tree.line_to(tree.main_end(GameTree::ROOT));
    tablero::games::open(&line).expect("it was read")
}
