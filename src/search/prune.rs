//! Reducing the search: values from the table, reduced depth for late moves, and skipping nodes whose value
//! is far outside the window.

use super::node::Node;
use super::score;
use super::table::{Bound, Entry};
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

/// By how many plies a late move is searched less deep.
pub(super) fn reduction(depth: i32, late: usize) -> i32 {
    let late = i32::from(late >= 6) + i32::from(late >= 16);
    1 + late * depth / 6
}

/// The value from the table, if it makes a search unnecessary.
pub(super) fn cut<M>(
    entry: &Entry<M>,
    depth: i32,
    alpha: i32,
    beta: i32,
    away: i32,
) -> Option<i32> {
    let value = score::from_root(entry.value, away);
    // A proven win or loss holds at every depth.
    if i32::from(entry.depth) < depth && !score::is_proven(value) {
        return None;
    }
    let cuts = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= beta,
        Bound::AtMost => value <= alpha,
    };
    cuts.then_some(value)
}
