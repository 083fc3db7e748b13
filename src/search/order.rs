//! Which move to try first: what the table knew, what promises much, what was good elsewhere.

use super::node::{MoveOf, Node, SLOTS};
use crate::rules::Position;

/// A move with how early it should be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked<M> {
    pub(super) rank: i32,
    pub(super) mv: M,
}

const FIRST: i32 = i32::MAX;
/// A promise is worth this much of what is remembered.
const PROMISE: i32 = 1 << 16;
const KILLERS: [i32; 2] = [PROMISE - 1, PROMISE - 2];
/// What is remembered of a move stays under a killer's rank.
const MOST: i32 = PROMISE / 2;

/// Moves that refuted others: two for every ply, and how often for every slot and side.
pub(super) struct Order<N: Node> {
    killers: Vec<[Option<MoveOf<N>>; 2]>,
    history: Vec<i32>,
}

impl<N: Node> Order<N> {
    pub(super) fn new() -> Order<N> {
        Order {
            killers: Vec::new(),
            history: vec![0; 2 * SLOTS],
        }
    }

    /// Forgets the plies, and half of what it remembers of moves.
    pub(super) fn grow_older(&mut self) {
        self.killers.clear();
        for count in &mut self.history {
            *count /= 2;
        }
    }

    pub(super) fn rank(
        &self,
        node: &N,
        mv: MoveOf<N>,
        known: Option<MoveOf<N>>,
        ply: usize,
    ) -> i32 {
        if known == Some(mv) {
            return FIRST;
        }
        let killers = self.killers.get(ply).copied().unwrap_or([None; 2]);
        let killer = killers.iter().position(|killer| *killer == Some(mv));
        let killer = killer.map_or(0, |index| KILLERS[index]);
        let promise = node.promise(mv).clamp(-0x3fff, 0x3fff) * PROMISE;
        promise + killer.max(self.history[self.place(node, mv)])
    }

    /// What is remembered of a move.
    fn place(&self, node: &N, mv: MoveOf<N>) -> usize {
        let side = node.position().turn() as usize;
        side * SLOTS + N::slot(mv) % SLOTS
    }

    pub(super) fn is_killer(&self, mv: MoveOf<N>, ply: usize) -> bool {
        let killers = self.killers.get(ply);
        killers.is_some_and(|killers| killers.contains(&Some(mv)))
    }

    /// A move was too good for the other side to allow; the ones tried before it were not.
    pub(super) fn refuted(
        &mut self,
        node: &N,
        mv: MoveOf<N>,
        before: &[Ranked<MoveOf<N>>],
        ply: usize,
        depth: i32,
    ) {
        if node.is_loud(mv) {
            return;
        }
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = (depth * depth).min(400);
        let place = self.place(node, mv);
        towards(&mut self.history[place], bonus);
        for other in before {
            if !node.is_loud(other.mv) {
                let place = self.place(node, other.mv);
                towards(&mut self.history[place], -bonus);
            }
        }
    }
}

/// Adds so that it never goes beyond [`MOST`].
fn towards(count: &mut i32, bonus: i32) {
    *count += bonus * 32 - *count * bonus.abs() / (MOST / 32);
}

/// Brings the best of the moves from this one on to it.
pub(super) fn bring_best<M: Copy>(moves: &mut [Ranked<M>], at: usize) {
    let best = (at..moves.len()).max_by_key(|&index| (moves[index].rank, std::cmp::Reverse(index)));
    if let Some(best) = best {
        moves.swap(at, best);
    }
}
