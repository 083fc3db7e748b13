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

/// Looks two plies ahead, misjudges a little, but overlooks nothing.
const CAREFUL: Level = Level {
    nodes: 700,
    depth: 2,
    lines: 0,
    blur: 60,
    blind: 0,
    careful: true,
};

/// From a beginner's level to full strength. Each against the one below, the first against who looks
/// one ply ahead, over 200 games by `lab match ticto --ladder --games 200 --seed 6`, in per cent, a draw
/// counting half: 50, 74, 74, 64, 68, 74, 79.
pub(super) const LADDER: &[Level] = &[
    novice(2_000, 30),
    novice(400, 9),
    novice(200, 5),
    CAREFUL,
    Level::full(600),
    Level::full(6_000),
    Level::full(60_000),
];
