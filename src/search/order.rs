//! Move ordering: the move from the table first, then promising moves, then moves that were good elsewhere.

use super::node::{HISTORY_SIZE, MoveOf, Node};
use crate::rules::Position;

/// A move with its rank. Higher ranks are tried first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked<M> {
    pub(super) rank: i32,
    pub(super) mv: M,
}

const FIRST: i32 = i32::MAX;
/// An ordering score of 1 counts this much compared to the history of a move.
const ORDERING_SCORE: i32 = 1 << 16;
const KILLERS: [i32; 2] = [ORDERING_SCORE - 1, ORDERING_SCORE - 2];
/// The maximum history of a move. It stays below the rank of a killer.
const MAX_HISTORY: i32 = ORDERING_SCORE / 2;

/// Moves that refuted others: two killers for every ply, and a history count for every slot and side.
pub(super) struct Order<N: Node> {
    killers: Vec<[Option<MoveOf<N>>; 2]>,
    history: Vec<i32>,
}

impl<N: Node> Order<N> {
    pub(super) fn new() -> Order<N> {
        Order {
            killers: Vec::new(),
            history: vec![0; 2 * HISTORY_SIZE],
        }
    }

    /// Forgets the killers and halves the history.
    pub(super) fn age(&mut self) {
        self.killers.clear();
        for count in &mut self.history {
            *count /= 2;
        }
    }

    /// A ranker for the moves of a node. The known best move, if any, comes first.
    #[inline(always)]
    pub(super) fn of<'a>(
        &'a self,
        node: &'a N,
        known: Option<MoveOf<N>>,
        ply: usize,
    ) -> Ranker<'a, N> {
        let side = node.position().turn() as usize;
        Ranker {
            node,
            known,
            killers: self.killers.get(ply).copied().unwrap_or([None; 2]),
            history: &self.history[side * HISTORY_SIZE..(side + 1) * HISTORY_SIZE],
        }
    }

    /// The index of a move's history.
    fn place(&self, node: &N, mv: MoveOf<N>) -> usize {
        let side = node.position().turn() as usize;
        side * HISTORY_SIZE + N::history_index(mv) % HISTORY_SIZE
    }

    pub(super) fn is_killer(&self, mv: MoveOf<N>, ply: usize) -> bool {
        let killers = self.killers.get(ply);
        killers.is_some_and(|killers| killers.contains(&Some(mv)))
    }

    /// Records that a move caused a cutoff and that the moves tried before it did not.
    pub(super) fn refuted(
        &mut self,
        node: &N,
        mv: MoveOf<N>,
        before: &[Ranked<MoveOf<N>>],
        ply: usize,
        depth: i32,
    ) {
        if node.is_noisy(mv) {
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
            if !node.is_noisy(other.mv) {
                let place = self.place(node, other.mv);
                towards(&mut self.history[place], -bonus);
            }
        }
    }
}

/// Ranks the moves of one node.
pub(super) struct Ranker<'a, N: Node> {
    node: &'a N,
    known: Option<MoveOf<N>>,
    killers: [Option<MoveOf<N>>; 2],
    history: &'a [i32],
}

impl<N: Node> Ranker<'_, N> {
    #[inline(always)]
    pub(super) fn rank(&self, mv: MoveOf<N>) -> i32 {
        if self.known == Some(mv) {
            return FIRST;
        }
        let ordering_score = self.node.ordering_score(mv).clamp(-0x3fff, 0x3fff) * ORDERING_SCORE;
        let remembered = match self.killers {
            [Some(killer), _] if killer == mv => KILLERS[0],
            [_, Some(killer)] if killer == mv => KILLERS[1],
            _ => self.history[N::history_index(mv) % HISTORY_SIZE],
        };
        ordering_score + remembered
    }
}

/// Adds a bonus so that the count never exceeds [`MAX_HISTORY`].
fn towards(count: &mut i32, bonus: i32) {
    *count += bonus * 32 - *count * bonus.abs() / (MAX_HISTORY / 32);
}

/// Moves the best of the moves from index `at` on to `at`. If several are best, it takes the first.
#[inline]
pub(super) fn bring_best<M: Copy>(moves: &mut [Ranked<M>], at: usize) {
    let rest = &mut moves[at..];
    let (mut best, mut rank) = (0, i32::MIN);
    for (index, ranked) in rest.iter().enumerate() {
        if ranked.rank > rank {
            (best, rank) = (index, ranked.rank);
        }
    }
    if best > 0 {
        rest.swap(0, best);
    }
}
