//! How well the machine plays TicTo.

use crate::search::Level;

/// From a beginner's level to full strength. The first misses half of its moves, but goes
/// for what it sees: a level that misjudges much instead wanders about for a hundred moves.
pub(super) const LADDER: &[Level] = &[
    glance(50, 50),
    glance(70, 30),
    Level::human(700, 2, 60, 0).careful(),
    Level::full(600),
    Level::full(2_700),
    Level::full(12_000),
    Level::full(60_000),
];

/// One that sees the moves one by one, a ply ahead.
const fn glance(blur: i32, blind: u8) -> Level {
    Level::human(1, 1, blur, blind)
}
