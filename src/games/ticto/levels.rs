//! How well the machine plays TicTo.

use crate::search::Level;

/// One that sees the moves one by one, a ply ahead, and misjudges them.
const fn novice(blur: i32, blind: u8) -> Level {
    Level {
        nodes: 1,
        depth: 1,
        lines: 0,
        blur,
        blind,
        careful: false,
    }
}

/// From a beginner's level to full strength.
pub(super) const LADDER: &[Level] = &[
    novice(2_000, 30),
    novice(450, 10),
    novice(200, 5),
    Level::full(700),
    Level::full(4_000),
    Level::full(24_000),
];
