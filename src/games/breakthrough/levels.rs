//! How well the machine plays Breakthrough, from a beginner's level to full strength.

use crate::search::Level;

pub(super) const LADDER: &[Level] = &[
    human(1, 3_000, 80),
    human(1, 2_500, 70),
    human(1, 2_000, 70),
    human(1, 1_500, 60),
    human(1, 900, 50),
    human(1, 750, 40),
    human(1, 600, 30),
    human(1, 470, 22),
    human(1, 350, 15),
    human(2, 300, 12),
    human(2, 250, 8),
    human(2, 180, 5),
    human(3, 200, 5),
    human(3, 150, 4),
    careful(2, 5_000, 150),
    careful(3, 5_000, 150),
    careful(3, 5_000, 100),
    careful(4, 10_000, 50),
    Level::full(1_000),
    Level::full(2_000),
    Level::full(4_000),
    Level::full(8_000),
    Level::full(16_000),
    Level::full(32_000),
    Level::full(64_000),
    Level::full(128_000),
    Level::full(256_000),
];

/// Looks so deep, and sees all moves, though not all of them right.
const fn human(depth: u16, blur: i32, blind: u8) -> Level {
    Level {
        nodes: 5_000,
        depth,
        lines: 0,
        blur,
        blind,
        careful: false,
    }
}

const fn careful(depth: u16, nodes: u64, blur: i32) -> Level {
    Level {
        nodes,
        depth,
        lines: 0,
        blur,
        blind: 0,
        careful: true,
    }
}
