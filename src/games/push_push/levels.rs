//! How well the machine plays Push Push.

use crate::search::Level;

/// From a beginner's level to the strongest that ten even steps reach. Each against the one below, the
/// first against who looks one ply ahead, over 200 games by
/// `lab match push-push --ladder --games 200 --seed 6`, in per cent, a draw counting half: 46, 83, 82, 82, 78, 81, 79, 84, 83, 82.
pub(super) const LADDER: [Level; 10] = [
    glancing(500, 94, false),
    glancing(155, 90, false),
    glancing(62, 90, false),
    glancing(15, 89, false),
    glancing(0, 86, false),
    glancing(0, 82, true),
    glancing(0, 76, true),
    glancing(0, 65, true),
    glancing(0, 44, true),
    Level::full(250),
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
