//! The game codes of ZOQ.

use crate::play::game_code::{CodeRules, MoveOrder, no_starts};

/// Published codes must stay readable forever: nothing may be changed or moved, lists may only grow at their end.
pub const CODE: Option<CodeRules> = Some(CodeRules {
    number: 4,
    slug: "zoq",
    options: &["", "reach=any"],
    signs: "Wb123/ w-",
    starts: no_starts,
    orders: &[MoveOrder::OfRules],
});
