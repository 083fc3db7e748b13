//! The strength levels of the machine in ZOQ.

use crate::search::{Level, Rung};

/// Levels that use only the search, for as long as the game is not solved: from beginner to full strength.
pub(super) const LADDER: [Level; 4] = [
    Level::human(500, 1, 150, 30),
    Level::human(1_000, 2, 80, 10),
    Level::human(5_000, 5, 30, 0).careful(),
    Level::full(100_000),
];

/// Levels that use the solution: from a beginner's level to perfect play.
pub(super) const RUNGS: [Rung; 7] = [
    Rung { slips: 800 },
    Rung { slips: 500 },
    Rung { slips: 300 },
    Rung { slips: 150 },
    Rung { slips: 70 },
    Rung { slips: 20 },
    Rung::PERFECT,
];
