//! The strength levels of the computer in Breakthrough, from beginner to full strength.

use crate::search::Level;

/// From a beginner's level to full strength. [`LADDER`] has the score of each level against the level below; the first
/// scores 60 per cent against a player that looks one ply ahead.
pub(super) const LEVELS: &[Level] = &[
    deep(1, 2_500, 72),
    deep(1, 900, 44),
    deep(1, 480, 23),
    deep(1, 250, 9),
    deep(2, 180, 4),
    deep(3, 130, 0).careful(),
    Level::full(3_300),
    Level::full(16_000),
    Level::full(95_000),
    Level::full(400_000),
];

/// A level that is limited by depth: searches to these depths never need as many nodes.
const fn deep(depth: u16, blur: i32, blind: u8) -> Level {
    Level::human(20_000, depth, blur, blind)
}

/// The score of each level against the level below, by `lab match breakthrough --ladder --games 200 --seed 6`.
pub(super) const LADDER: &[u8] = &[85, 83, 85, 85, 82, 82, 83, 82, 81];
