//! How well the machine plays Breakthrough, from a beginner's level to full strength.

use crate::search::Level;

/// From a beginner's level to full strength. Each against the one below, the first against who looks
/// one ply ahead, over 200 games by `lab match breakthrough --ladder --games 200 --seed 6`, in per cent:
/// 60, 85, 83, 85, 85, 82, 82, 83, 82, 81.
pub(super) const LADDER: &[Level] = &[
    human(1, 2_500, 72),
    human(1, 900, 44),
    human(1, 480, 23),
    human(1, 250, 9),
    human(2, 180, 4),
    careful(3, 130),
    Level::full(3_300),
    Level::full(16_000),
    Level::full(95_000),
    Level::full(400_000),
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
