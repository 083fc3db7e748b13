//! The strength levels of the computer in ZOQ.

use crate::search::{ExactLevel, Level};

/// Levels that use only the search, while the game is not solved: from beginner to full strength.
pub(super) const LEVELS: [Level; 4] = [
    Level::human(500, 1, 150, 30),
    Level::human(1_000, 2, 80, 10),
    Level::human(5_000, 5, 30, 0).careful(),
    Level::full(100_000),
];

/// Levels that use the solution: from a beginner's level to perfect play.
pub(super) const EXACT_LEVELS: [ExactLevel; 7] = [
    ExactLevel { error_rate: 800 },
    ExactLevel { error_rate: 500 },
    ExactLevel { error_rate: 300 },
    ExactLevel { error_rate: 150 },
    ExactLevel { error_rate: 70 },
    ExactLevel { error_rate: 20 },
    ExactLevel::PERFECT,
];

/// The score of each level against the level below, by `lab match zoq --ladder --games 200 --seed 6`.
pub(super) const LADDER: &[u8] = &[74, 66, 60, 57, 57, 52];
