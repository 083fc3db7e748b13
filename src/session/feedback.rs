//! The message of a board about the last touch.

use super::query::Query;
use crate::play::{Erased, GameRecord, Spot};
use crate::rules::Side;

/// The message of a board about the last touch, or about something that a player has requested.
#[derive(Clone, Debug, Default)]
pub enum Feedback {
    #[default]
    Nothing,
    /// The touch was refused.
    Refused {
        reason: Erased,
        /// The number of the rule that forbids it.
        rule: Option<&'static str>,
        /// The other numbers of pieces of the selected stack that could have moved there.
        others: Vec<u8>,
    },
    /// This side had no move, and passed automatically.
    Passed(Side),
    /// The engine is searching for a good move.
    Thinking,
    /// The first step of a hint: the piece.
    HintPiece(Spot),
    /// The second step: the move, and whether it comes from more than a quick search.
    HintMove {
        mv: String,
        analysed: bool,
    },
    /// The computer looks at the position to decide about a draw.
    DrawOffered,
    /// It declined.
    DrawDeclined,
    /// A line is shown that is not in the record: nothing can be played there.
    LookingBack,
    /// The answer to a question about the position. `again` distinguishes the same question asked twice in a row.
    Query {
        query: Query,
        again: bool,
    },
    Over,
    /// The record has no room for the move.
    Full,
    /// A line of the engine is among the variations.
    LineAdded,
    /// The record has no room for a variation or a note.
    NoRoomForVariation,
    /// A removed variation cannot be put back: its first move was played again, or there is no room.
    VariationHasNoPlace,
}

impl Feedback {
    /// About the last pass, if the last move was one.
    #[must_use]
    pub fn of_passes(record: &GameRecord) -> Feedback {
        let last = record.plies();
        match record.was_forced(last) {
            true => Feedback::Passed(record.turn_at(last - 1)),
            false => Feedback::Nothing,
        }
    }

    #[must_use]
    pub fn is_refusal(&self) -> bool {
        matches!(self, Feedback::Refused { .. })
    }

    /// The number of the rule that forbids the touch.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Feedback::Refused { rule, .. } => *rule,
            _ => None,
        }
    }

    /// Whether it says nothing about a touch of the player.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        matches!(
            self,
            Feedback::Nothing | Feedback::Passed(_) | Feedback::Thinking | Feedback::DrawOffered
        )
    }
}
