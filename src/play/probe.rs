//! The values of a solved game, with types erased, as they are sent between threads.

use crate::rules::sort_short;
use crate::search::ExactValue;
use serde::{Deserialize, Serialize};

/// The values of the current position of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Probe {
    /// The value for the side to move, ignoring earlier moves. A draw means that neither side can force a
    /// win.
    #[serde(with = "Value")]
    pub value: ExactValue,
    /// How often the position has occurred in this game, including now.
    pub times: usize,
    /// Every legal move, in the order of the rules.
    pub moves: Vec<ProbedMove>,
}

/// A move and its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProbedMove {
    pub mv: String,
    /// The value for the side that makes the move, counting plies from before it and ignoring earlier moves.
    #[serde(with = "Value")]
    pub value: ExactValue,
    /// The effect of the repetition rule in this game, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeats: Option<Repetition>,
    /// Whether perfect play may choose this move, considering repetition.
    pub perfect: bool,
}

/// How a move leads to a draw by repetition (the third occurrence of a position), independent of its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Repetition {
    /// The move itself repeats the position.
    Now,
    /// The move would win, but a reply can repeat the position.
    Answer,
}

/// A move of a game with its evaluation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgedMove {
    /// The values for the side that moved, before and after the move. Both count plies from before the move
    /// and consider repetition.
    #[serde(with = "Value")]
    pub before: ExactValue,
    #[serde(with = "Value")]
    pub after: ExactValue,
    /// How it led to a draw by repetition, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeats: Option<Repetition>,
    /// The number of moves that kept the result, and the number of all moves.
    pub holding: usize,
    pub moves: usize,
    /// The moves that kept the value.
    pub best: Vec<String>,
}

/// The progress and the result of checking a solution with the moves of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckCounts {
    pub won: u64,
    pub lost: u64,
    pub drawn: u64,
    pub wrong: u64,
    /// The number of checked positions, and the number of all positions.
    pub at: u64,
    pub of: u64,
}

impl CheckCounts {
    /// The number of positions checked.
    #[must_use]
    pub const fn all(&self) -> u64 {
        self.won + self.lost + self.drawn
    }

    /// Whether everything is checked.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.at >= self.of
    }

    /// The sum of two parts, where the second continues after the first.
    #[must_use]
    pub const fn and(self, next: CheckCounts) -> CheckCounts {
        CheckCounts {
            won: self.won + next.won,
            lost: self.lost + next.lost,
            drawn: self.drawn + next.drawn,
            wrong: self.wrong + next.wrong,
            at: next.at,
            of: next.of,
        }
    }
}

impl Probe {
    /// The value in this game, considering repetition up to one reply ahead.
    #[must_use]
    pub fn outcome(&self) -> ExactValue {
        let best = self.moves.iter().map(ProbedMove::outcome).max();
        best.unwrap_or(self.value)
    }

    /// The best moves first. Moves of equal value stay in the order of the rules.
    #[must_use]
    pub fn ranked(&self) -> Vec<&ProbedMove> {
        let mut moves: Vec<&ProbedMove> = self.moves.iter().collect();
        sort_short(&mut moves, |one| {
            (std::cmp::Reverse(one.outcome()), !one.perfect)
        });
        moves
    }

    /// One of the moves that perfect play may choose. `None` if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&ProbedMove> {
        self.moves.iter().find(|one| one.perfect)
    }
}

impl ProbedMove {
    /// The result of the move in this game: a draw if it leads to a repetition.
    #[must_use]
    pub fn outcome(&self) -> ExactValue {
        match self.repeats {
            Some(_) => ExactValue::Draw,
            None => self.value,
        }
    }
}

impl JudgedMove {
    /// Whether the move changed the result for the worse, for example from a win to a draw.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.after.wdl() < self.before.wdl()
    }
}

/// The JSON form of [`ExactValue`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "ExactValue", rename_all = "lowercase")]
pub(super) enum Value {
    Win(u16),
    Draw,
    Loss(u16),
}
