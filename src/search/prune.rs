//! Skipping nodes whose value is far outside the window.

use super::node::Node;
use super::score;
use super::tree::Tree;

/// How near the end of a search (in plies) an estimate may decide.
const NEAR_THE_END: i32 = 3;

impl<N: Node> Tree<N> {
    /// The value of a node if the few remaining plies are unlikely to bring it between alpha and beta.
    #[inline]
    pub(super) fn far_off(
        &mut self,
        node: &N,
        depth: i32,
        alpha: i32,
        beta: i32,
        away: i32,
    ) -> Option<i32> {
        if N::SWING == 0 || !self.reduces || depth > NEAR_THE_END || node.is_pressed() {
            return None;
        }
        if score::is_proven(alpha) || score::is_proven(beta) {
            return None;
        }
        let value = score::estimate(node.value(&self.weights));
        let swing = N::SWING * depth;
        if value - swing >= beta {
            return Some(value - swing);
        }
        // Only loud moves could help.
        (depth == 1 && value + swing <= alpha).then(|| self.quieten(node, alpha, beta, away))
    }
}
