//! The game codes of Breakthrough.

use crate::play::game_code::{CodeRules, MoveOrder};

/// Published codes must stay readable forever: nothing may be changed or moved, lists may only grow at their end.
pub const CODE: Option<CodeRules> = Some(CodeRules {
    number: 0,
    slug: "breakthrough",
    options: &[""],
    signs: "Pp/ wb0123456789",
    starts: usual_start,
    orders: &[MoveOrder::OfRules],
});

/// The usual starts on boards of 4x4 to 10x10 cells: first those with four ranks.
fn usual_start(number: usize) -> Option<String> {
    const SIDES: usize = 7;
    let (width, height) = (number % SIDES + 4, number / SIDES + 4);
    if height >= SIDES + 4 {
        return None;
    }
    let full = |letter: &str| letter.repeat(width);
    let (black, white) = (full("p"), full("P"));
    let empty = format!("{width}/").repeat(height - 4);
    Some(format!("{black}/{black}/{empty}{white}/{white} w"))
}
