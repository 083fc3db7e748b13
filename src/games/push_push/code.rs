//! The game codes of Push Push.

use crate::play::game_code::{CodeRules, MoveOrder, no_starts};

/// Published codes must stay readable forever: nothing may be changed or moved, lists may only grow at their end.
pub const CODE: Option<CodeRules> = Some(CodeRules {
    number: 2,
    slug: "push-push",
    options: &[""],
    signs: "UDTCudtcoabefgw1234567/ -#",
    starts: no_starts,
    orders: &[MoveOrder::OfRules],
});
