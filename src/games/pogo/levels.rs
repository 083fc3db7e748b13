//! The strength levels of the machine in Pogo.

use crate::search::{Level, Rung};

/// Levels that use only the search, for as long as the game is not solved: from beginner to full strength.
pub(super) const LADDER: [Level; 4] = [
    Level::human(2_000, 1, 150, 30),
    Level::human(5_000, 2, 80, 10),
    Level::human(20_000, 5, 30, 0).careful(),
    Level::full(400_000),
];

/// Levels that use the solution: from a beginner's level, which still wins when it is ahead, to perfect play.
pub(super) const RUNGS: [Rung; 7] = [
    Rung { slips: 550 },
    Rung { slips: 390 },
    Rung { slips: 260 },
    Rung { slips: 160 },
    Rung { slips: 90 },
    Rung { slips: 40 },
    Rung::PERFECT,
];
