//! Games that were read from texts and links.

use super::{BeginningGame, SavedGames};
use crate::play::SavedGame;
use crate::session::{ImportedGame, Players};

impl SavedGames {
    /// Begins a game with its variations, unless the same game is already stored. Returns its name.
    #[must_use]
    pub fn begin_imported(self, game: ImportedGame) -> String {
        let ImportedGame { table, names } = game;
        let players = Players {
            names,
            ..Players::default()
        };
        let saved = SavedGame::of(&table, players.clone());
        let variations = table.variations_text();
        let has_same_variations = |id: &str| self.variations(id).value == variations;
        let same = self.find_same(&saved, has_same_variations);
        same.unwrap_or_else(|| {
            self.begin(BeginningGame {
                text: table.text(),
                undone: table.undone(),
                variations,
                clock: String::new(),
                players,
            })
        })
    }
}
