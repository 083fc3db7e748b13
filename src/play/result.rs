//! How a game has ended.

use super::termination::Termination;
use crate::rules::{Outcome, Side};

/// The result of a game and its reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult<E> {
    pub outcome: Outcome,
    pub reason: EndReason<E>,
}

impl<E> GameResult<E> {
    /// Whether the moves have ended the game by its rules, not a resignation, an agreement or the clock.
    #[must_use]
    pub fn is_by_rules(&self) -> bool {
        self.ended().is_none()
    }

    /// How the players or the clock have ended it. `None` if the moves have.
    #[must_use]
    pub fn ended(&self) -> Option<Termination> {
        match self.reason {
            EndReason::Position(_) | EndReason::Repetition => None,
            EndReason::Resigned(side) => Some(Termination::Resigned(side)),
            EndReason::Agreed => Some(Termination::Agreed),
            EndReason::Time(side) => Some(Termination::Time(side)),
        }
    }
}

/// The reason why a game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EndReason<E> {
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
    fn a_result_is_by_the_rules_only_if_the_moves_lead_to_it() {
        let by_rules = [EndReason::Position(()), EndReason::Repetition];
        let others = [
            EndReason::Resigned(Side::White),
            EndReason::Agreed,
            EndReason::Time(Side::Black),
        ];
        let is_by_rules = |reason: &EndReason<()>| {
            let (outcome, reason) = (Outcome::Draw, reason.clone());
            GameResult { outcome, reason }.is_by_rules()
        };
        assert!(by_rules.iter().all(is_by_rules));
        assert!(!others.iter().any(is_by_rules));
    }
}
