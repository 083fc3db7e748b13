//! How well the machine plays ZOQ.

use crate::search::Level;

/// By the search alone, until the game is solved: from a beginner's level to full strength.
pub(super) const LADDER: [Level; 4] = [
    Level::human(500, 1, 150, 30),
    Level::human(1_000, 2, 80, 10),
    Level::human(5_000, 5, 30, 0).careful(),
    Level::full(100_000),
];
