//! The messages of the board of a figure, an exercise or a puzzle.

use super::facts::BoardFacts;
use super::result::result_text;
use super::status::{message, status};
use crate::words::Locale;

/// The text below a board that is not a game's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardText {
    pub shown: String,
    /// Read out when the screen reader is idle.
    pub polite: String,
    pub is_refused: bool,
    /// The number of the rule that forbids the last touch.
    pub rule: Option<&'static str>,
}

/// The message about the last touch, the last move or the end.
#[must_use]
pub fn board_text(facts: &BoardFacts, locale: Locale) -> BoardText {
    let board = facts.board;
    let result = board.record().result();
    let end = result.filter(|_| !board.is_looking_back()).map(|result| {
        let (headline, why) = result_text(facts.game_words, locale, &result, &facts.players);
        format!("{headline}. {why}")
    });
    // The last move stays until there is another message.
    let is_calm = board.has_moved() && facts.is_calm() && !board.is_looking_back();
    let last = is_calm.then(|| facts.moves().last(locale)).flatten();
    let last_sentence = last.unwrap_or_else(|| message(facts, locale));
    let shown: Vec<String> = std::iter::once(last_sentence).chain(end.clone()).collect();
    BoardText {
        shown: shown.join(" ").trim().to_owned(),
        polite: end.unwrap_or_else(|| status(facts, locale)),
        is_refused: board.feedback().is_refusal(),
        rule: board.feedback().rule(),
    }
}
