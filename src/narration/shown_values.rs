//! The shown results of a position.

use super::facts::BoardFacts;
use super::position_value::{move_value, position_value, repetitions};
use super::values::{place_value, short_value};
use crate::play::Spot;
use crate::session::GameModel;
use crate::words::{Locale, say};

/// Everything known of the shown position.
pub fn shown_values(facts: &BoardFacts, game: &GameModel, locale: Locale) -> String {
    let Some(position) = game.shown_values() else {
        return match game.values_have_failed() {
            true => say!(locale, machine.lost),
            false => say!(locale, machine.looks),
        };
    };
    let mut parts = vec![position_value(locale, position)];
    parts.extend(repetitions(locale, position));
    let place = |spot: Spot| facts.place(locale, spot);
    let places = game.place_values().into_iter();
    let places = places.map(|one| {
        let value = short_value(locale, one.value);
        format!("{}: {value}", place(one.spot))
    });
    let places: Vec<String> = places.collect();
    if !places.is_empty() {
        parts.push(format!("{}.", places.join("; ")));
    }
    parts.join(" ")
}

/// The result of a move, if it is shown.
pub fn value_of_move(facts: &BoardFacts, locale: Locale, mv: &str) -> Option<String> {
    let known = &facts.game?.shown_values()?.known;
    let one = known.moves.iter().find(|one| one.mv == mv)?;
    Some(move_value(locale, one))
}

/// The best result of the piece on a place, if it is shown.
pub fn value_at(facts: &BoardFacts, locale: Locale, spot: Spot) -> Option<String> {
    let mut places = facts.game?.place_values().into_iter();
    let place = places.find(|one| one.spot == spot)?;
    Some(place_value(locale, &place))
}
