//! The strength levels of the computer in Pogo.

use crate::search::{ExactLevel, Level};

/// Levels that use only the search, while the game is not solved: from beginner to full strength.
pub(super) const LEVELS: [Level; 4] = [
    Level::human(2_000, 1, 150, 30),
    Level::human(5_000, 2, 80, 10),
    Level::human(20_000, 5, 30, 0).careful(),
    Level::full(400_000),
];

/// Levels that use the solution: from a beginner's level, which still wins when it is ahead, to perfect play.
pub(super) const EXACT_LEVELS: [ExactLevel; 7] = [
    ExactLevel { error_rate: 550 },
    ExactLevel { error_rate: 390 },
    ExactLevel { error_rate: 260 },
    ExactLevel { error_rate: 160 },
    ExactLevel { error_rate: 90 },
    ExactLevel { error_rate: 40 },
    ExactLevel::PERFECT,
];

/// The score of each level against the level below, by `lab match pogo --ladder --games 200 --seed 6`.
pub(super) const LADDER: &[u8] = &[73, 69, 69, 71, 64, 63];
