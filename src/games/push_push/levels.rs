//! How well the machine plays Push Push.
//!
//! Each level against the one below, the first against who looks one ply ahead, over 200 games by
//! `lab match push-push --ladder --games 200 --seed 6`; a draw counts half.

use crate::search::Level;

/// From a beginner's level to full strength.
pub(super) const LADDER: [Level; 10] = [
    glancing(500, 94, false),
    glancing(155, 90, false),
    glancing(62, 90, false),
    glancing(15, 89, false),
    glancing(0, 86, false),
    glancing(0, 82, true),
    glancing(0, 74, true),
    glancing(0, 61, true),
    glancing(0, 26, true),
    Level::full(500),
];

/// Who looks one ply ahead at the moves that it sees.
const fn glancing(blur: i32, blind: u8, careful: bool) -> Level {
    Level {
        nodes: 1,
        depth: 1,
        lines: 0,
        blur,
        blind,
        careful,
    }
}
