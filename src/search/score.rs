//! What a search says a position is worth.
//!
//! Inside, a value is one number: an estimate in hundredths, or near [`WIN`] a proven win, less by a
//! point for every ply that it takes from the root; seen by the side to move, so that the other
//! side's value is the negative.

use std::fmt;

/// Beyond every estimate: a win that stands on the board.
pub(super) const WIN: i32 = 1_000_000;
/// The most plies that a proven result can be away.
pub(super) const MOST_PLIES: i32 = 1_000;
/// What nobody can force.
pub(super) const DRAW: i32 = 0;
const LEAST_WIN: i32 = WIN - MOST_PLIES;

/// A result that is certain: the side to move wins, or loses, in at most so many plies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proof {
    Win(u16),
    Loss(u16),
}

/// The worth of a position to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Proven: the side to move wins in at most so many plies.
    Win(u16),
    /// Proven: the side to move loses in at most so many plies.
    Loss(u16),
    /// An estimate, in hundredths of whatever the game counts in.
    Estimate(i32),
}

impl Score {
    /// Of a value counted from the root.
    pub(super) fn of(value: i32) -> Score {
        let away = |value: i32| u16::try_from(WIN - value).unwrap_or(0);
        if value >= LEAST_WIN {
            Score::Win(away(value))
        } else if value <= -LEAST_WIN {
            Score::Loss(away(-value))
        } else {
            Score::Estimate(value)
        }
    }

    /// Whether it is more than an estimate.
    #[must_use]
    pub fn is_proven(self) -> bool {
        !matches!(self, Score::Estimate(_))
    }

    /// The same as the other side sees it.
    #[must_use]
    pub fn turned(self) -> Score {
        match self {
            Score::Win(plies) => Score::Loss(plies),
            Score::Loss(plies) => Score::Win(plies),
            Score::Estimate(value) => Score::Estimate(-value),
        }
    }

    /// The score as one number that grows with it.
    #[must_use]
    pub fn number(self) -> i32 {
        match self {
            Score::Win(plies) => WIN - i32::from(plies),
            Score::Loss(plies) => i32::from(plies) - WIN,
            Score::Estimate(value) => value,
        }
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Score) -> std::cmp::Ordering {
        self.number().cmp(&other.number())
    }
}

/// `win 5`, `loss 12`, `cp -30`, as engines print it.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Win(plies) => write!(f, "win {plies}"),
            Score::Loss(plies) => write!(f, "loss {plies}"),
            Score::Estimate(value) => write!(f, "cp {value}"),
        }
    }
}

/// The value of a proof at a node so many plies from the root.
pub(super) fn proven(proof: Proof, ply: i32) -> i32 {
    match proof {
        Proof::Win(plies) => WIN - ply - i32::from(plies),
        Proof::Loss(plies) => i32::from(plies) + ply - WIN,
    }
}

/// An estimate, kept away from what is proven.
pub(super) fn estimate(value: i32) -> i32 {
    value.clamp(1 - LEAST_WIN, LEAST_WIN - 1)
}

/// A value counted from the root as one counted from a node so many plies away, for keeping.
pub(super) fn from_node(value: i32, ply: i32) -> i32 {
    if value >= LEAST_WIN {
        value + ply
    } else if value <= -LEAST_WIN {
        value - ply
    } else {
        value
    }
}

/// The reverse of [`from_node`].
pub(super) fn from_root(value: i32, ply: i32) -> i32 {
    // What is kept is never less than a win away by `MOST_PLIES`.
    if value >= LEAST_WIN {
        value - ply
    } else if value <= -LEAST_WIN {
        value + ply
    } else {
        value
    }
}

pub(super) fn is_proven(value: i32) -> bool {
    value.abs() >= LEAST_WIN
}
