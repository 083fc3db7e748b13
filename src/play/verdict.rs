//! How a game has ended.

use crate::rules::{Outcome, Side};

/// The result of a game and its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict<E> {
    pub outcome: Outcome,
    pub cause: Cause<E>,
}

impl<E> Verdict<E> {
    /// Whether the players ended the game, not the rules.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        matches!(self.cause, Cause::Resigned(_) | Cause::Agreed)
    }
}

/// Why a game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause<E> {
    /// The last position is over. Contains the game's own reason.
    Position(E),
    /// The last position has occurred for the third time.
    Repetition,
    Resigned(Side),
    /// The players agreed to a draw.
    Agreed,
    /// A side ran out of time.
    Time(Side),
}
