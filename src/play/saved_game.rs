//! Stored games.

use super::{GameRecord, GameText, Kind};
use serde::{Deserialize, Serialize};

/// A stored game that no rules have checked yet. See [`super::stored`] for the format.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    pub version: u64,
    /// [`super::GameText`], printed.
    pub text: String,
    /// The moves that were taken back, in the order in which they would be redone.
    #[serde(default)]
    pub undone: Vec<String>,
    /// White's and Black's names.
    #[serde(default)]
    pub names: [String; 2],
    /// The players of White and Black: 0 for a person, else the computer's level.
    #[serde(default)]
    pub levels: [u8; 2],
    /// Whether a win counts as a win over the computer's level: the game started from a position that a new
    /// game offers, no move was taken back and no level changed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fair: bool,
    /// Whether a result that the moves do not lead to is a loss on time, which `text` cannot express.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_time: bool,
    /// The clock, if there is one: [`super::Clock`], printed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub clock: String,
    /// The state of a game by links: [`super::Correspondence`], printed. Empty for other games.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub correspondence: String,
    /// Milliseconds since 1970.
    #[serde(default)]
    pub saved: f64,
}

impl SavedGame {
    /// Whether anything has happened in it: a move (even one that was taken back) or an end. A game by links counts as
    /// begun immediately, because a friend may have it.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        let happened = |line: &str| line.starts_with("moves ") || line.starts_with("result ");
        let is_shared = !self.correspondence.is_empty();
        is_shared || !self.undone.is_empty() || self.text.lines().any(happened)
    }

    /// Whether both have the same names and levels and, if they are games by links, the same state.
    #[must_use]
    pub fn has_same_players(&self, other: &SavedGame) -> bool {
        (&self.names, self.levels, &self.correspondence)
            == (&other.names, other.levels, &other.correspondence)
    }

    /// Opens the game, including the moves that were taken back. `None` if it is not valid, or if `kind` returns `None`
    /// for the name of the game.
    #[must_use]
    pub fn resume(
        &self,
        kind: impl FnOnce(&str) -> Option<&'static dyn Kind>,
    ) -> Option<GameRecord> {
        let text: GameText = self.text.parse().ok()?;
        let text = GameText {
            on_time: self.on_time,
            ..text
        };
        let mut record = GameRecord::open_text(kind(&text.game)?, &text).ok()?;
        record.restore_undone(&self.undone);
        Some(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Outcome, Side};

    #[test]
    fn a_game_has_begun_after_its_first_move_or_its_end() {
        let begun = |text: &GameText, undone: &[&str]| {
            let saved = SavedGame {
                version: 1,
                text: text.to_string(),
                undone: undone.iter().map(|&mv| mv.to_owned()).collect(),
                names: Default::default(),
                levels: [0, 1],
                fair: false,
                on_time: false,
                clock: String::new(),
                correspondence: String::new(),
                saved: 0.0,
            };
            saved.has_begun()
        };
        let start = GameText {
            game: "pogo".to_owned(),
            start: Some("moves w".to_owned()),
            ..GameText::default()
        };
        assert!(!begun(&start, &[]));
        assert!(begun(&start, &["1a1-b1"]));
        let moves = vec!["1a1-b1".to_owned()];
        assert!(begun(
            &GameText {
                moves,
                ..start.clone()
            },
            &[]
        ));
        let result = Some(Outcome::Won(Side::Black));
        assert!(begun(&GameText { result, ..start }, &[]));
    }
}
