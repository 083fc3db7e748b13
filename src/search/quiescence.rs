//! Quiescence search: beyond the depth, noisy moves are followed until an estimate is reliable.

use super::ended::ended;
use super::node::Node;
use super::order::{Ranked, bring_best};
use super::score;
use super::tree::Tree;

impl<N: Node> Tree<N> {
    /// The value of a node beyond the depth.
    pub(super) fn quiescence(&mut self, node: &N, alpha: i32, beta: i32, away: i32) -> i32 {
        let first = self.noisy.len();
        let value = self.quiescence_to(node, alpha, beta, away, N::QUIESCENCE_PLIES);
        self.noisy.truncate(first);
        value
    }

    /// The value after the noisy moves. The side to move may also stand pat.
    fn quiescence_to(&mut self, node: &N, mut alpha: i32, beta: i32, away: i32, plies: u8) -> i32 {
        let mut best = score::estimate(node.value(&self.weights));
        if plies == 0 || best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let first = self.noisy.len();
        let noisy = &mut self.noisy;
        node.each_noisy(|mv| {
            let rank = node.ordering_score(mv);
            noisy.push(Ranked { rank, mv });
        });
        let mut next = first;
        while next < self.noisy.len() {
            bring_best(&mut self.noisy[first..], next - first);
            let mut child = node.clone();
            child.play(self.noisy[next].mv);
            next += 1;
            self.nodes += 1;
            let value = match ended(&child, away + 1) {
                Some(value) => -value,
                None => match child.proof() {
                    Some(proof) => -score::proven(proof, away + 1),
                    None => -self.quiescence_to(&child, -beta, -alpha, away + 1, plies - 1),
                },
            };
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if alpha >= beta {
                    break;
                }
            }
        }
        self.noisy.truncate(first);
        best
    }
}
