//! What codes of games know of ZOQ.

use crate::play::game_code::{CodeRules, MoveOrder, no_starts};

/// Codes that were made must be read forever: nothing may be changed or moved, lists may become longer at their end.
pub const CODE: Option<CodeRules> = Some(CodeRules {
    number: 4,
    slug: "zoq",
    options: &["", "reach=any"],
    signs: "Wb123/ w-",
    starts: no_starts,
    orders: &[MoveOrder::OfRules],
});
