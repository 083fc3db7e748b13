//! The game codes of TicTo.

use crate::play::game_code::{CodeRules, MoveOrder, no_starts};

/// Published codes must stay readable forever: nothing may be changed or moved, lists may only grow at their end.
pub const CODE: Option<CodeRules> = Some(CodeRules {
    number: 3,
    slug: "ticto",
    options: &["setup=pawns", "setup=line", "setup=wedge"],
    signs: "Rrabcdefgh0123456789:,+n^ wxz-!*",
    starts: no_starts,
    orders: &[MoveOrder::OfRules],
});
