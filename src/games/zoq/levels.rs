//! How well the machine plays ZOQ, until it is solved.

use crate::search::Level;

/// From a beginner's level to full strength.
pub(super) const LADDER: [Level; 4] = [
    Level {
        nodes: 500,
        depth: 1,
        lines: 0,
        blur: 150,
        blind: 30,
        careful: false,
    },
    Level {
        nodes: 1_000,
        depth: 2,
        lines: 0,
        blur: 80,
        blind: 10,
        careful: false,
    },
    Level {
        nodes: 5_000,
        depth: 5,
        lines: 0,
        blur: 30,
        blind: 0,
        careful: true,
    },
    Level::full(100_000),
];
