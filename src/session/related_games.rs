//! Games of this browser that a link without an id may belong to: one of the two is the beginning of the other.

use super::storage::{Comparison, Line};
use crate::play::{GameText, SavedGame};
use crate::rules::sort_short;
use std::cmp::Reverse;

/// The maximum number of games that are offered.
const MAX_GAMES: usize = 5;

/// A game of this browser with the moves of a link, or the first of them.
#[derive(Clone, PartialEq, Debug)]
pub struct RelatedGame {
    pub id: String,
    /// White's and Black's names.
    pub names: [String; 2],
    /// The number of its moves.
    pub plies: usize,
    /// Whether the link has more moves than the game.
    pub is_older: bool,
    /// Milliseconds since 1970.
    pub saved: f64,
}

/// The game as a related game, if it is played at one screen and either its moves or the link's moves are the beginning
/// of the other's. Equal moves do not count, and neither does a beginning without moves.
#[must_use]
pub fn related(id: &str, game: &SavedGame, link: &GameText) -> Option<RelatedGame> {
    let is_at_one_screen = game.levels == [0, 0] && game.correspondence.is_empty();
    let text: GameText = game.text.parse().ok()?;
    let has_moves = !text.moves.is_empty() && !link.moves.is_empty();
    if !is_at_one_screen || !has_moves || text.start != link.start {
        return None;
    }
    let is_older = match Line::of_text(link).compare(&Line::of_text(&text)) {
        Comparison::Longer => true,
        Comparison::Shorter => false,
        Comparison::Same | Comparison::Branches => return None,
    };
    Some(RelatedGame {
        id: id.to_owned(),
        names: game.names.clone(),
        plies: text.moves.len(),
        is_older,
        saved: game.saved,
    })
}

/// A stored game with the moves of a link. `text` is the text of the game. Its recorded hints are kept.
#[must_use]
pub fn continued(game: &SavedGame, text: &GameText, link: &GameText) -> SavedGame {
    let mut hints = link.hints.clone();
    let own = text.hints.iter();
    hints.extend(own.filter(|ply| **ply <= link.moves.len()));
    sort_short(&mut hints, |ply| *ply);
    hints.dedup();
    let continued = GameText {
        start: text.start.clone(),
        hints,
        ..link.clone()
    };
    SavedGame {
        text: continued.to_string(),
        undone: Vec::new(),
        on_time: link.on_time,
        ..game.clone()
    }
}

/// Keeps the games with the most moves in common with the link. Among equals, those saved last come first.
pub fn keep_closest(games: &mut Vec<RelatedGame>, link_plies: usize) {
    sort_short(games, |game| {
        // The bits of numbers that are not negative are in the order of the numbers.
        let saved = game.saved.max(0.0).to_bits();
        Reverse((game.plies.min(link_plies), saved))
    });
    games.truncate(MAX_GAMES);
}
