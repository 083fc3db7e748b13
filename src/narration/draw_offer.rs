//! The conditions for a draw with the computer.

use super::game::GameFacts;
use crate::words::{self, say};

/// When the computer can be offered a draw. None if it never can.
#[must_use]
pub fn draw_offer(facts: &GameFacts) -> Option<String> {
    let (locale, (side, wait)) = (facts.locale, facts.game.draw_offer()?);
    let who = facts.who(side);
    Some(match wait {
        0 if facts.game.computer_to_move().is_some() => say!(locale, offer.not_now, who = who),
        0 => say!(locale, offer.rule, who = who),
        // Counts the moves of the offering side.
        count => say!(
            locale,
            offer.wait,
            who = who,
            count = words::moves(locale, count.div_ceil(2))
        ),
    })
}
