//! Finds out whether two games are the same.

use crate::play::SavedGame;
use crate::session::storage::{
    CodedRules, FinishedLine, GameRow, GameStorage, KeyStore, Revision, finished_lines, line_of,
};
use std::collections::HashSet;

/// All that two games must have in common to be the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fingerprint {
    /// The text of a game, or the code of one that has a line.
    text: String,
    undone: Vec<String>,
    /// Empty if the code contains them.
    names: [String; 2],
    levels: [u8; 2],
    clock: String,
    correspondence: String,
    variations: Option<String>,
}

/// The fingerprint of a game that has no line.
#[must_use]
pub fn fingerprint(game: &SavedGame, variations: Option<String>) -> Fingerprint {
    Fingerprint {
        text: game.text.clone(),
        undone: game.undone.clone(),
        names: game.names.clone(),
        levels: game.levels,
        clock: game.clock.clone(),
        correspondence: game.correspondence.clone(),
        variations,
    }
}

/// The fingerprint of a line.
#[must_use]
pub fn fingerprint_of_line(line: &str, variations: Option<String>) -> Fingerprint {
    let Some(line) = FinishedLine::read(line) else {
        return Fingerprint::default();
    };
    Fingerprint {
        text: line.code.to_owned(),
        levels: line.levels,
        clock: line.clock.to_owned(),
        correspondence: line.correspondence.to_owned(),
        variations,
        ..Fingerprint::default()
    }
}

/// Adds a game to the known ones. Returns whether it is new: a game without variations is not new if the same game with
/// variations is known.
pub fn add_known(known: &mut HashSet<Fingerprint>, game: Fingerprint) -> bool {
    let without_variations = Fingerprint {
        variations: None,
        ..game.clone()
    };
    let is_new = known.insert(game);
    known.insert(without_variations);
    is_new
}

/// A row with this game, without a revision.
#[must_use]
pub fn row_of(game: &SavedGame) -> GameRow {
    GameRow {
        revision: Revision::default(),
        replaces: None,
        game: game.clone(),
    }
}

/// The fingerprints of all games of a browser.
pub fn known_games(
    storage: &mut GameStorage,
    store: &mut dyn KeyStore,
    rules: CodedRules,
) -> HashSet<Fingerprint> {
    let mut known = HashSet::new();
    let ids = storage.ids(store);
    for id in &ids {
        if let Some(game) = storage.load(store, id).game() {
            let variations = storage.variations(store, id).value;
            let its = match line_of(id, &row_of(game), rules) {
                Ok(line) => fingerprint_of_line(&line.text, variations),
                Err(_) => fingerprint(game, variations),
            };
            add_known(&mut known, its);
        }
    }
    let ids: HashSet<String> = ids.into_iter().collect();
    for (id, line) in finished_lines(store).unwrap_or_default().lines {
        if !ids.contains(&id) {
            let variations = storage.variations(store, &id).value;
            add_known(&mut known, fingerprint_of_line(&line, variations));
        }
    }
    known
}
