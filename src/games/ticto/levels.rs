//! How well the machine plays TicTo.

use crate::search::Level;

/// From a beginner's level to full strength. Each against the one below, the first against who looks
/// one ply ahead, over 200 games by `lab match ticto --ladder --games 200 --seed 6`, in per cent, a draw
/// counting half: 50, 74, 74, 67, 68, 74, 79.
pub(super) const LADDER: &[Level] = &[
    glance(2_000, 30),
    glance(400, 9),
    glance(200, 5),
    Level::human(700, 2, 60, 0).careful(),
    Level::full(600),
    Level::full(6_000),
    Level::full(60_000),
];

/// One that sees the moves one by one, a ply ahead.
const fn glance(blur: i32, blind: u8) -> Level {
    Level::human(1, 1, blur, blind)
}
