//! What codes of games know of Push Push.

use crate::play::game_code::{CodeRules, MoveOrder, no_starts};

/// Codes that were made must be read forever: nothing may be changed or moved, lists may become longer at their end.
pub const CODE: Option<CodeRules> = Some(CodeRules {
    number: 2,
    slug: "push-push",
    options: &[""],
    signs: "UDTCudtcoabefgw1234567/ -#",
    starts: no_starts,
    orders: &[MoveOrder::OfRules],
});
