//! What is known of a solved game, its types put away: as it is told from thread to thread.

use crate::rules::sort_short;
use crate::search::Solved;
use serde::{Deserialize, Serialize};

/// What is known of where a game has come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// To the side to move, whatever was played before: drawn means that neither side can force a win.
    #[serde(with = "Value")]
    pub value: Solved,
    /// How often the position has stood in this game, now included.
    pub times: usize,
    /// Every legal move, in the order of the rules.
    pub moves: Vec<KnownMove>,
}

/// A move, and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownMove {
    pub mv: String,
    /// To who makes it, counted from before it, whatever was played before.
    #[serde(with = "Value")]
    pub value: Solved,
    /// What the rule of repetition makes of it in this game, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeats: Option<Repetition>,
    /// Whether perfect play chooses from it and others like it, repetition considered.
    pub perfect: bool,
}

/// How a move comes to be a draw, whatever it is worth by itself: the third time of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Repetition {
    /// It brings that about.
    Now,
    /// It would win, but an answer to it can bring that about.
    Answer,
}

/// A move of a game, judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgedMove {
    /// The value to who made it, before the move and after it, both counted from before it; repetition
    /// considered.
    #[serde(with = "Value")]
    pub before: Solved,
    #[serde(with = "Value")]
    pub after: Solved,
    /// How it came to be a draw, if by repetition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeats: Option<Repetition>,
    /// How many moves kept the result, and how many there were.
    pub holding: usize,
    pub moves: usize,
    /// The moves that kept the value.
    pub best: Vec<String>,
}

/// How far a check has come of a solution by the moves of the rules, and what it has found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    pub won: u64,
    pub lost: u64,
    pub drawn: u64,
    pub wrong: u64,
    /// How far it has come, of how much.
    pub at: u64,
    pub of: u64,
}

impl Tally {
    /// How many positions were checked.
    #[must_use]
    pub const fn all(&self) -> u64 {
        self.won + self.lost + self.drawn
    }

    /// Whether there is no more to check.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.at >= self.of
    }

    /// Both together, where the second goes on after the first.
    #[must_use]
    pub const fn and(self, next: Tally) -> Tally {
        Tally {
            won: self.won + next.won,
            lost: self.lost + next.lost,
            drawn: self.drawn + next.drawn,
            wrong: self.wrong + next.wrong,
            at: next.at,
            of: next.of,
        }
    }
}

impl Known {
    /// What it comes to in this game, repetition considered as far as an answer ahead.
    #[must_use]
    pub fn outcome(&self) -> Solved {
        let best = self.moves.iter().map(KnownMove::outcome).max();
        best.unwrap_or(self.value)
    }

    /// The best moves first, in the order of the rules where they are worth the same.
    #[must_use]
    pub fn ranked(&self) -> Vec<&KnownMove> {
        let mut moves: Vec<&KnownMove> = self.moves.iter().collect();
        sort_short(&mut moves, |one| {
            (std::cmp::Reverse(one.outcome()), !one.perfect)
        });
        moves
    }

    /// One of the moves that perfect play chooses from; none where the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&KnownMove> {
        self.moves.iter().find(|one| one.perfect)
    }
}

impl KnownMove {
    /// What it brings in this game: a draw where it ends by repetition.
    #[must_use]
    pub fn outcome(&self) -> Solved {
        match self.repeats {
            Some(_) => Solved::Draw,
            None => self.value,
        }
    }
}

impl JudgedMove {
    /// Whether the move gave the result away.
    #[must_use]
    pub fn is_slip(&self) -> bool {
        self.after.wdl() < self.before.wdl()
    }
}

/// [`Solved`], as it is written.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Solved", rename_all = "lowercase")]
pub(super) enum Value {
    Win(u16),
    Draw,
    Loss(u16),
}
