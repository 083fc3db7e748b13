//! The strength levels of the computer in Push Push.

use crate::search::Level;

/// From a beginner's level to full strength. [`LADDER`] has the score of each level against the level below; the first
/// scores 46 per cent against a player that looks one ply ahead. There are more than ten even steps between one ply
/// and full strength, so level 9 switches between the last two.
pub(super) const LEVELS: [Level; 10] = [
    glance(500, 94),
    glance(155, 90),
    glance(62, 90),
    glance(15, 89),
    glance(0, 86),
    glance(0, 82).careful(),
    glance(0, 76).careful(),
    glance(0, 65).careful(),
    glance(0, 60).careful().with_good_games(45, FULL),
    Level::full(FULL),
];

/// This takes about a tenth of a second.
const FULL: u64 = 400_000;

/// A player that looks one ply ahead and overlooks some moves.
const fn glance(blur: i32, blind: u8) -> Level {
    Level::human(1, 1, blur, blind)
}

/// The score of each level against the level below, by `lab match push-push --ladder --games 200 --seed 6`.
pub(super) const LADDER: &[u8] = &[83, 82, 82, 78, 81, 79, 84, 74, 79];
