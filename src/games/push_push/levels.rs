//! How well the machine plays Push Push.

use crate::search::Level;

/// From a beginner's level to full strength. Each against the one below, the first against who looks one
/// ply ahead, over 200 games by `lab match push-push --ladder --games 200 --seed 6`, in per cent, a draw
/// counting half: 46, 83, 82, 82, 78, 81, 79, 84, 74, 79. From one ply ahead to full strength are more
/// than ten even steps: level 9 takes the last two of them in turns.
pub(super) const LADDER: [Level; 10] = [
    glance(500, 94),
    glance(155, 90),
    glance(62, 90),
    glance(15, 89),
    glance(0, 86),
    glance(0, 82).careful(),
    glance(0, 76).careful(),
    glance(0, 65).careful(),
    glance(0, 60).careful().at_times(45, FULL),
    Level::full(FULL),
];

/// As much as takes about a tenth of a second.
const FULL: u64 = 400_000;

/// Who looks one ply ahead at the moves that it sees.
const fn glance(blur: i32, blind: u8) -> Level {
    Level::human(1, 1, blur, blind)
}
