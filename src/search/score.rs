//! The value of a position in a search.
//!
//! Internally a value is one number from the view of the side to move, so that the other side's value is the
//! negative. It is an estimate in hundredths, or close to [`WIN`] for a proven win: [`WIN`] minus the number
//! of plies from the root.

use std::fmt;

/// Larger than every estimate: the value of a game that is already won.
pub(super) const WIN: i32 = 1_000_000;
/// The maximum number of plies to a proven result.
pub(super) const MAX_PLIES: i32 = 1_000;
/// The value of a position in which no side can force a win.
pub(super) const DRAW: i32 = 0;
const MIN_WIN: i32 = WIN - MAX_PLIES;

/// A result that is certain: the side to move wins or loses within at most this many plies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proof {
    Win(u16),
    Loss(u16),
}

/// The value of a position for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Proven: the side to move wins within at most this many plies.
    Win(u16),
    /// Proven: the side to move loses within at most this many plies.
    Loss(u16),
    /// An estimate, in hundredths of the game's unit.
    Estimate(i32),
}

impl Score {
    /// The score of a value counted from the root.
    pub(super) fn of(value: i32) -> Score {
        let away = |value: i32| u16::try_from(WIN - value).unwrap_or(0);
        if value >= MIN_WIN {
            Score::Win(away(value))
        } else if value <= -MIN_WIN {
            Score::Loss(away(-value))
        } else {
            Score::Estimate(value)
        }
    }

    /// Whether it is proven rather than an estimate.
    #[must_use]
    pub fn is_proven(self) -> bool {
        !matches!(self, Score::Estimate(_))
    }

    /// The same score for the other side.
    #[must_use]
    pub fn turned(self) -> Score {
        match self {
            Score::Win(plies) => Score::Loss(plies),
            Score::Loss(plies) => Score::Win(plies),
            Score::Estimate(value) => Score::Estimate(-value),
        }
    }

    /// The score as one number. Better scores have larger numbers.
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

/// The value of a proof at a node `ply` plies from the root.
pub(super) fn proven(proof: Proof, ply: i32) -> i32 {
    match proof {
        Proof::Win(plies) => WIN - ply - i32::from(plies),
        Proof::Loss(plies) => i32::from(plies) + ply - WIN,
    }
}

/// An estimate, limited to the range below proven values.
pub(super) fn estimate(value: i32) -> i32 {
    value.clamp(1 - MIN_WIN, MIN_WIN - 1)
}

/// Converts a value counted from the root to one counted from a node `ply` plies away, for the table.
pub(super) fn from_node(value: i32, ply: i32) -> i32 {
    if value >= MIN_WIN {
        value + ply
    } else if value <= -MIN_WIN {
        value - ply
    } else {
        value
    }
}

/// The reverse of [`from_node`].
pub(super) fn from_root(value: i32, ply: i32) -> i32 {
    // A proven value in the table is at most `MAX_PLIES` plies away.
    if value >= MIN_WIN {
        value - ply
    } else if value <= -MIN_WIN {
        value + ply
    } else {
        value
    }
}

pub(super) fn is_proven(value: i32) -> bool {
    value.abs() >= MIN_WIN
}
