//! Adding many games that were read from a text to those of this browser, none twice.

use crate::play::stored::VERSION;
use crate::play::{GameTree, SavedGame};
use crate::session::imported_game::ImportedGame;
use crate::session::storage::{
    CodedRules, FinishedLine, GameRow, GameStorage, KeyStore, Names, NewLine, NotPut, NotWritten,
    Revision, SaveResult, StorageError, finished_lines, line_of, put_lines, write_variations,
};
use std::collections::HashSet;

/// The number of names that are tried for a game.
const NAMES: usize = 100;

/// The result of adding games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AddedGames {
    pub added: usize,
    /// The number of games that this browser already had.
    pub known: usize,
    /// How many were not stored, and why.
    pub not_stored: Option<(usize, StorageError)>,
}

/// Adds games to this browser. It compares them with the games that existed when it was created, and with those added
/// since.
pub struct GameAdder {
    /// The content of each game, as far as a text can express it.
    contents: HashSet<String>,
    ids: HashSet<String>,
}

/// A game to store.
struct NewGame {
    id: String,
    game: SavedGame,
    variations: Option<String>,
}

impl GameAdder {
    /// Reads the games of this browser. Games whose rules are not loaded cannot be in the text.
    pub fn new(storage: &mut GameStorage, store: &mut dyn KeyStore, rules: CodedRules) -> Self {
        let mut contents = HashSet::new();
        let mut ids: HashSet<String> = storage.ids(store).into_iter().collect();
        for id in &ids {
            if let Some(game) = storage.load(store, id).game() {
                let variations = storage.variations(store, id).value;
                contents.extend(content_of_game(game, variations.as_deref(), rules));
            }
        }
        for (id, line) in finished_lines(store).unwrap_or_default().lines {
            if !ids.contains(&id) {
                let variations = storage.variations(store, &id).value;
                contents.extend(content_of_line(&line, variations.as_deref(), rules));
                ids.insert(id);
            }
        }
        GameAdder { contents, ids }
    }

    /// Adds the games that this browser does not have. If there is no room for a game, nothing of it is stored. `saved`
    /// is the time of the first one; the others are a little earlier, so that the library shows them in their order.
    /// Must be called under the lock of the games.
    pub fn add(
        &mut self,
        storage: &mut GameStorage,
        store: &mut dyn KeyStore,
        games: &[ImportedGame],
        (saved, names, rules): (f64, Names, CodedRules),
    ) -> AddedGames {
        let mut added = AddedGames::default();
        let mut lines = Vec::new();
        for (number, imported) in games.iter().enumerate() {
            let game = saved_game(imported, saved - number as f64);
            let variations = imported.record.variations_text();
            let content = content_of_game(&game, variations.as_deref(), rules);
            if content.is_some_and(|content| !self.contents.insert(content)) {
                added.known += 1;
                continue;
            }
            let Some(id) = self.new_name(names) else {
                added.fails(StorageError::Full);
                continue;
            };
            // Variations without a game do less harm than a game without its variations.
            let written = match &variations {
                Some(text) => write_variations(store, &id, Some(text)),
                None => Ok(()),
            };
            if let Err(error) = written {
                added.fails(match error {
                    NotWritten::NoStore(error) => error,
                    NotWritten::Unreadable(_) => StorageError::Forbidden,
                });
                continue;
            }
            match line_of(&id, &row_of(&game), rules) {
                Ok(line) => lines.push(line),
                Err(_) => {
                    let new = NewGame {
                        id,
                        game,
                        variations,
                    };
                    added.add_row(storage, store, &new, names);
                }
            }
        }
        added.add_lines(store, &lines);
        added
    }

    /// A name that no game in this browser has.
    fn new_name(&mut self, names: Names) -> Option<String> {
        let mut some = names.take(NAMES);
        some.find(|id| self.ids.insert(id.clone()))
    }
}

impl AddedGames {
    fn add_lines(&mut self, store: &mut dyn KeyStore, lines: &[NewLine]) {
        for (line, put) in lines.iter().zip(put_lines(store, lines)) {
            match put {
                Ok(()) => self.added += 1,
                Err(error) => {
                    // Removing takes no room.
                    let _ = write_variations(store, &line.id, None);
                    self.fails(NotPut::as_error(error));
                }
            }
        }
    }

    fn add_row(
        &mut self,
        storage: &mut GameStorage,
        store: &mut dyn KeyStore,
        new: &NewGame,
        names: Names,
    ) {
        storage.begin(&new.id);
        match storage.save(store, &new.id, None, &new.game, names) {
            SaveResult::InMemory(error) => {
                storage.drop_unsaved(&new.id);
                if new.variations.is_some() {
                    // Removing takes no room.
                    let _ = write_variations(store, &new.id, None);
                }
                self.fails(error);
            }
            SaveResult::Stored(_) | SaveResult::TakenOver(_) | SaveResult::Branched(_) => {
                self.added += 1;
            }
        }
    }

    fn fails(&mut self, error: StorageError) {
        let (count, first) = self.not_stored.unwrap_or((0, error));
        self.not_stored = Some((count + 1, first));
    }
}

/// A game of a text, as it is stored.
fn saved_game(imported: &ImportedGame, saved: f64) -> SavedGame {
    let text = imported.record.text();
    SavedGame {
        version: VERSION,
        text: text.to_string(),
        on_time: text.on_time,
        undone: imported.record.undone(),
        names: imported.names.clone(),
        saved,
        ..SavedGame::default()
    }
}

fn row_of(game: &SavedGame) -> GameRow {
    GameRow {
        revision: Revision::default(),
        replaces: None,
        game: game.clone(),
    }
}

/// Everything that the text of a game can express, in a canonical form. Texts do not have the computer's level, the
/// clock, a friend by links or undone moves. None if the rules do not accept the game.
fn content_of_game(
    game: &SavedGame,
    variations: Option<&str>,
    rules: CodedRules,
) -> Option<String> {
    let mut names = game.names.clone();
    for (name, level) in names.iter_mut().zip(game.levels) {
        if level > 0 {
            name.clear();
        }
    }
    let of_text = SavedGame {
        version: VERSION,
        text: game.text.clone(),
        on_time: game.on_time,
        names,
        ..SavedGame::default()
    };
    if variations.is_none()
        && let Ok(line) = line_of("a", &row_of(&of_text), rules)
    {
        return Some(FinishedLine::read(&line.text)?.code.to_owned());
    }
    let mut record = of_text.resume(rules.kind)?;
    if let Some(Ok(tree)) = variations.map(|text| GameTree::read(text, rules.kind)) {
        record.add_variations(&tree);
    }
    let [white, black] = &of_text.names;
    Some(record.whole_text([white, black]))
}

/// The same for the line of a finished game.
fn content_of_line(line: &str, variations: Option<&str>, rules: CodedRules) -> Option<String> {
    let line = FinishedLine::read(line)?;
    let has_names = line.code.contains('.');
    let has_computer = line.levels != [0, 0];
    if variations.is_none() && !(has_names && has_computer) {
        return Some(line.code.to_owned());
    }
    content_of_game(&line.saved_game(rules).ok()?, variations, rules)
}
