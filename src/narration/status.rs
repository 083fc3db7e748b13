//! The message below a board: about the last touch, or what the game waits for.

use super::announcements::variation;
use super::facts::BoardFacts;
use super::feedback::{feedback, selected_or_turn};
use super::player_names::who;
use super::pointed::pointed;
use super::shown_values::shown_values;
use super::threats::threats;
use crate::session::{GameModel, StatusSubject};
use crate::words::{Locale, say};

/// The board's current message: about the place that is pointed at, else its status.
pub fn message(facts: &BoardFacts, locale: Locale) -> String {
    pointed(facts, locale).unwrap_or_else(|| status(facts, locale))
}

/// The message about the last touch, or what the game waits for. Empty once the game is over.
pub fn status(facts: &BoardFacts, locale: Locale) -> String {
    let board = facts.board;
    if let Some(shown) = board.threats() {
        return threats(facts, locale, shown);
    }
    if let Some(game) = facts.game.filter(|game| game.are_values_held()) {
        return shown_values(facts, game, locale);
    }
    if let Some(message) = feedback(facts, locale) {
        return message;
    }
    if let Some(last) = board.line_preview().and_then(|line| line.moves().last()) {
        return variation(facts, locale, last);
    }
    if let Some(last) = board.variation_move() {
        return variation(facts, locale, &last);
    }
    if board.is_looking_back() {
        return facts.moves().named(locale, board.ply());
    }
    if facts.record().result().is_some() {
        return String::new();
    }
    let waiting = facts.game.and_then(GameModel::waiting);
    waiting.map_or_else(
        || selected_or_turn(facts, locale),
        |waiting| waits(facts, locale, waiting),
    )
}

/// That the game waits for the computer.
fn waits(facts: &BoardFacts, locale: Locale, waiting: StatusSubject) -> String {
    let who = |side| who(locale, side, &facts.players);
    let is_watched = facts.game.is_some_and(|game| game.players().is_watched());
    match waiting {
        StatusSubject::Computer(side) => say!(locale, machine.thinking, who = who(side)),
        StatusSubject::PausedComputer(side) if is_watched => {
            say!(locale, machine.rests, who = who(side))
        }
        StatusSubject::PausedComputer(side) => say!(locale, machine.paused, who = who(side)),
        StatusSubject::Friend { must_send: true } => say!(locale, play.send_to_friend),
        StatusSubject::Friend { must_send: false } => say!(locale, play.awaits_friend),
    }
}
