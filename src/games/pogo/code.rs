//! What codes of games know of Pogo.

use crate::play::game_code::{CodeRules, MoveOrder, no_starts};

/// Codes that were made must be read forever: nothing may be changed or moved, lists may become longer at their end.
pub const CODE: Option<CodeRules> = Some(CodeRules {
    number: 1,
    slug: "pogo",
    options: &[""],
    signs: "Wb-,/ w",
    starts: no_starts,
    orders: &[MoveOrder::OfRules],
});
