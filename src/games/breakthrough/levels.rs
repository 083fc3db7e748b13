//! How well the machine plays Breakthrough, from a beginner's level to full strength.

use crate::search::Level;

/// The steps are drawn from a first ladder that was measured; these here are still to be, by
/// `lab match breakthrough --ladder --games 200 --seed 1`.
pub(super) const LADDER: &[Level] = &[
    human(1, 2_800, 78),
    human(1, 1_120, 53),
    human(1, 640, 32),
    human(1, 370, 16),
    human(2, 260, 9),
    careful(2, 150),
    careful(4, 95),
    Level::full(4_500),
    Level::full(15_000),
    Level::full(60_000),
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
