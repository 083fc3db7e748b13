//! A game opened by a link.

use super::game::GameFacts;
use crate::words::say;

/// The content of the link, and whose move it is. A result is shown beside it.
#[must_use]
pub fn linked_game(facts: &GameFacts) -> String {
    let locale = facts.locale;
    let game = facts.board.game_words.name(locale);
    let what = match facts.board.record().plies() {
        0 => say!(locale, shared.position, game = game),
        _ => say!(locale, shared.game, game = game),
    };
    match facts.game.is_over() {
        true => what,
        false => format!("{what} {}.", facts.turn()),
    }
}
