//! Reading a text of several games, some at a time, so that the page can react in between.

use super::report::GamesReport;
use crate::play::import::{ImportError, ImportFault, ReadableGame, SeveralGames};
use crate::play::{GameText, GameTree};
use crate::session::imported_game::ImportedGame;
use std::fmt;

/// The number of games, and the approximate number of bytes, in a batch.
const AT_ONCE: usize = 50;
const BYTES_AT_ONCE: usize = 50_000;

/// A text of several games that is being read.
pub struct GamesRun {
    games: SeveralGames,
    rules: Vec<ReadableGame>,
}

impl GamesRun {
    /// A text before any game is read.
    pub fn new(games: SeveralGames) -> GamesRun {
        GamesRun {
            games,
            rules: Vec::new(),
        }
    }

    /// The kind of the games, if all are of one kind.
    #[must_use]
    pub fn kind(&self) -> Option<String> {
        self.games.kind().map(str::to_owned)
    }

    /// Begins with these rules.
    pub fn begin(&mut self, rules: Vec<ReadableGame>) -> GamesReport {
        self.rules = rules;
        GamesReport::new(self.games.count())
    }

    /// Reads the next games.
    pub fn read_some(&mut self, report: &mut GamesReport) -> Vec<ImportedGame> {
        let mut read = Vec::new();
        let (mut count, mut bytes) = (0, 0);
        while count < AT_ONCE && bytes < BYTES_AT_ONCE {
            let line = self.games.next_line();
            bytes += self.games.next_bytes();
            count += 1;
            match self.games.read_next(&self.rules) {
                None => break,
                Some(game) => match game.and_then(|tree| imported(&tree, line)) {
                    Ok(game) => read.push(game),
                    Err(error) => report.fails(error),
                },
            }
        }
        report.read = self.games.count_read();
        read
    }
}

impl fmt::Debug for GamesRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.games.fmt(f)
    }
}

/// The game of a tree. `line` is the number of its first line.
fn imported(tree: &GameTree, line: usize) -> Result<ImportedGame, ImportError> {
    let fault = match ImportedGame::of(tree) {
        Ok(game) if has_begun(&game.record.text()) => return Ok(game),
        // Lists do not show games without moves.
        Ok(_) => ImportFault::NotBegun,
        Err(fault) => ImportFault::Game(fault),
    };
    Err(ImportError {
        line,
        ..ImportError::whole(fault)
    })
}

fn has_begun(text: &GameText) -> bool {
    !text.moves.is_empty() || text.result.is_some()
}
