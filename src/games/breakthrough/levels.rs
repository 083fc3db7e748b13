//! How well the machine plays Breakthrough, from a beginner's level to full strength.

use crate::search::Level;

pub(super) const LADDER: &[Level] = &[
    human(1, 3_000, 80),
    human(1, 1_200, 55),
    human(1, 600, 30),
    human(1, 350, 15),
    human(2, 250, 8),
    careful(3, 150),
    careful(4, 80),
    Level::full(2_500),
    Level::full(10_000),
    Level::full(50_000),
];

/// So many nodes are more than these depths ever take.
const ENOUGH: u64 = 20_000;

/// Looks so deep, misjudges every move by so much at most and does not see so many of a hundred.
const fn human(depth: u16, blur: i32, blind: u8) -> Level {
    Level {
        nodes: ENOUGH,
        depth,
        lines: 0,
        blur,
        blind,
        careful: false,
    }
}

/// Looks so deep, misjudges, but overlooks nothing.
const fn careful(depth: u16, blur: i32) -> Level {
    Level {
        careful: true,
        ..human(depth, blur, 0)
    }
}
