//! The game that a command is about.

use tablero::games;
use tablero::play::{GameText, Kind};

/// A game and its start position. Both are valid.
pub(super) struct Setting {
    pub kind: &'static dyn Kind,
    pub text: GameText,
}

/// The number of levels of a game. If the game is solved, the levels of its solution.
pub(super) fn levels(game: &str) -> usize {
    games::kind(game).map_or(0, |kind| kind.levels())
}
