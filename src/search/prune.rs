//! Skipping nodes whose value is far outside the window.

use super::node::Node;
use super::score;
use super::tree::Tree;

/// The maximum remaining depth at which an estimate may prune a node.
const NEAR_THE_END: i32 = 3;

impl<N: Node> Tree<N> {
    /// The value of a node if the few remaining plies are unlikely to bring it between alpha and beta.
    #[inline]
    pub(super) fn futility_value(
        &mut self,
        node: &N,
        depth: i32,
        alpha: i32,
        beta: i32,
        away: i32,
    ) -> Option<i32> {
        if N::FUTILITY_MARGIN == 0
            || !self.reduces
            || depth > NEAR_THE_END
            || node.must_answer_threat()
        {
            return None;
        }
        if score::is_proven(alpha) || score::is_proven(beta) {
            return None;
        }
        let value = score::estimate(node.value(&self.weights));
        let margin = N::FUTILITY_MARGIN * depth;
        if value - margin >= beta {
            return Some(value - margin);
        }
        // Only noisy moves could help.
        (depth == 1 && value + margin <= alpha).then(|| self.quiescence(node, alpha, beta, away))
    }
}
