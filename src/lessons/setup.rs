//! Opens the position of a diagram or an exercise.

use super::Setup;
use crate::play::{GameRecord, GameText, Kind, OpenError, Spot};

impl Setup {
    /// The game as text.
    #[must_use]
    pub fn text(&self, slug: &str) -> GameText {
        GameText {
            game: slug.to_owned(),
            options: self.options.clone(),
            start: (!self.start.is_empty()).then(|| self.start.clone()),
            moves: self.moves.clone(),
            ..GameText::default()
        }
    }

    /// Opens it as a game of this kind.
    ///
    /// # Errors
    /// If the rules do not allow it, which a test prevents.
    pub fn open(&self, kind: &dyn Kind) -> Result<GameRecord, OpenError> {
        kind.open(&self.text(kind.slug()))
    }
}

/// The spot with this name on a board.
#[must_use]
pub fn spot_of(record: &GameRecord, name: &str) -> Option<Spot> {
    let spots = record.board().spots;
    let named = spots
        .into_iter()
        .find(|spot| record.spot_name(*spot) == name);
    // A piece in a stack is not a place of the board itself.
    named.or_else(|| name.parse().ok())
}
