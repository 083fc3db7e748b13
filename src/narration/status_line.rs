//! The line below the board of a game.

use super::game::{GameFacts, ResultText};
use crate::session::Feedback;

/// The content of the line below the board of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatusLine {
    pub shown: String,
    /// Read out when the screen reader is idle.
    pub polite: String,
    /// Whether `shown` is empty or only states whose turn it is.
    pub says_only_the_turn: bool,
    pub is_refused: bool,
    /// The number of the rule that forbids the last touch.
    pub rule: Option<&'static str>,
}

/// The line below the board: about the place that is pointed at, else the status of the game.
#[must_use]
pub fn status_line(facts: &GameFacts) -> StatusLine {
    let (board, status) = (facts.board.board, facts.status());
    let shown = facts.pointed().unwrap_or_else(|| status.clone());
    let turn = facts.turn();
    StatusLine {
        says_only_the_turn: shown.is_empty() || shown == turn,
        polite: polite(facts, status),
        shown,
        is_refused: board.feedback().is_refusal(),
        rule: board.feedback().rule(),
    }
}

/// After the end the result is read out, until there is another message.
fn polite(facts: &GameFacts, status: String) -> String {
    let board = facts.board.board;
    let is_free = matches!(board.feedback(), Feedback::Nothing | Feedback::Over)
        && !facts.game.is_held()
        && !board.is_looking_back();
    match facts.result().filter(|_| is_free) {
        Some(ResultText { headline, why, .. }) => format!("{headline}. {why}"),
        None => status,
    }
}
