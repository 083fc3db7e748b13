//! How a game has ended.

use crate::rules::{Outcome, Side};

/// The result of a game and its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict<E> {
    pub outcome: Outcome,
    pub cause: Cause<E>,
}

impl<E> Verdict<E> {
    /// Whether the moves have ended the game by its rules: not a resignation, an agreement or the clock.
    #[must_use]
    pub fn is_by_rules(&self) -> bool {
        match self.cause {
            Cause::Position(_) | Cause::Repetition => true,
            Cause::Resigned(_) | Cause::Agreed | Cause::Time(_) => false,
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_by_the_rules_only_where_the_moves_lead_to_it() {
        let by_rules = [Cause::Position(()), Cause::Repetition];
        let others = [
            Cause::Resigned(Side::White),
            Cause::Agreed,
            Cause::Time(Side::Black),
        ];
        let is_by_rules = |cause: &Cause<()>| {
            let (outcome, cause) = (Outcome::Draw, cause.clone());
            Verdict { outcome, cause }.is_by_rules()
        };
        assert!(by_rules.iter().all(is_by_rules));
        assert!(!others.iter().any(is_by_rules));
    }
}
