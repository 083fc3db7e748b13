//! What a side could do next, in words.

use super::facts::BoardFacts;
use super::player_names::who;
use crate::play::Spot;
use crate::rules::sort_short;
use crate::session::Threats;
use crate::words::{Locale, list, say};

/// Where the pieces could go, and what they could take.
pub fn threats(facts: &BoardFacts, locale: Locale, threats: &Threats) -> String {
    let name = |spot: Spot| facts.place(locale, spot);
    if threats.seen_moves.is_empty() {
        return match threats.from {
            Some(from) => say!(locale, threats.none_from, spot = name(from)),
            None => say!(
                locale,
                threats.none,
                who = who(locale, threats.side, &facts.players)
            ),
        };
    }
    let goals = threats.seen_moves.iter().map(|mv| mv.to.first().ground());
    let places = once_each(goals.collect());
    let sentence = match threats.from {
        Some(from) => say!(
            locale,
            threats.from,
            spot = name(from),
            places = list(places.into_iter().map(name))
        ),
        None => say!(
            locale,
            threats.all,
            who = who(locale, threats.side, &facts.players),
            count = places.len()
        ),
    };
    let takes = threats.seen_moves.iter().filter(|mv| mv.takes);
    let taken = once_each(takes.flat_map(|mv| mv.hits.iter().copied()).collect());
    match taken.is_empty() {
        true => sentence,
        false => {
            let places = list(taken.into_iter().map(name));
            format!(
                "{sentence} {}",
                say!(locale, threats.takes, places = places)
            )
        }
    }
}

/// Sorted, without repetitions.
fn once_each(mut spots: Vec<Spot>) -> Vec<Spot> {
    sort_short(&mut spots, |spot| (spot.x, spot.y));
    spots.dedup();
    spots
}
