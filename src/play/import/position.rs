//! Reads a position.

use super::reading::{Form, ReadableGame, Reading};
use crate::play::{GameTree, OpenError, limits};

/// The games, at most one of each kind, that start at the position of a text. Empty if it is not a position.
pub(super) fn read_position(text: &str, games: &[ReadableGame]) -> Vec<Reading> {
    if text.len() > limits::POSITION || text.contains('\n') {
        return Vec::new();
    }
    let read = |game: &ReadableGame| {
        let options = game.kind.options();
        let mut starts = options.iter().filter_map(|options| {
            let start = game.kind.start(options, Some(text));
            start.ok()
        });
        starts.next().map(|start| Reading {
            form: Form::Position,
            tree: GameTree::new(start),
        })
    };
    games.iter().filter_map(read).collect()
}

/// The reason why a text that looks like a position is not a position of a game. `None` if it does not look like one.
pub(super) fn position_error(text: &str, game: &ReadableGame) -> Option<OpenError> {
    let is_side = |word: &str| word == "w" || word == "b";
    if text.contains('\n') || !text.split(' ').any(is_side) {
        return None;
    }
    let options = game.kind.options();
    let usual = options.first().map_or("", String::as_str);
    game.kind.start(usual, Some(text)).err()
}
