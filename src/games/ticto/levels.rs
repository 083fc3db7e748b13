//! The strength levels of the computer in TicTo.

use crate::search::Level;

/// From a beginner's level to full strength. The first level overlooks half of its moves but plays the best
/// of the others. A level with large errors of judgement would move aimlessly for a hundred moves instead.
pub(super) const LEVELS: &[Level] = &[
    glance(50, 50),
    glance(70, 30),
    Level::human(700, 2, 60, 0).careful(),
    Level::full(600),
    Level::full(2_700),
    Level::full(12_000),
    Level::full(60_000),
];

/// A level that looks at each move one ply ahead.
const fn glance(blur: i32, blind: u8) -> Level {
    Level::human(1, 1, blur, blind)
}

/// The score of each level against the level below, by `lab match ticto --ladder`, 40 to 100 games
/// each.
pub(super) const LADDER: &[u8] = &[68, 73, 68, 65, 68, 78];
