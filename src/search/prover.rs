//! Finds the shortest win of one side by searching for longer and longer wins. Every reply is tried and
//! nothing is estimated, so the win is proven, and also that there is no shorter one.

use super::node::{MoveOf, Node, weights_of};
use super::score::WIN;
use super::tree::{MAX_DEPTH, Run, Tree};
use crate::rules::{Position, Side};

/// The state of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proving {
    /// The nodes of this call are used up.
    Open,
    /// Another number of plies is proven to be too few; see [`Prover::too_few`].
    Longer,
    /// The side wins in this many plies, and not in fewer.
    Wins(u16),
    /// The side does not win within the maximum depth of the search.
    DoesNot,
}

/// Searches for the shortest win of a side. It ignores the repetition rule.
pub struct Prover<N: Node> {
    tree: Tree<N>,
    start: N::Position,
    side: Side,
    /// The number of plies of the current search.
    plies: u16,
    /// Whether the current search has started.
    has_started: bool,
}

impl<N: Node> Prover<N> {
    /// Creates a prover whose transposition table takes at most about this many bytes. The game must not be
    /// over.
    #[must_use]
    pub fn new(bytes: usize, start: &N::Position, side: Side) -> Prover<N> {
        let mut tree = Tree::new(bytes, weights_of::<N>());
        tree.reduces = false;
        tree.exact = true;
        tree.begin(&[]);
        let first = if start.turn() == side { 1 } else { 2 };
        Prover {
            tree,
            start: start.clone(),
            side,
            plies: first,
            has_started: false,
        }
    }

    /// The side certainly does not win within this many plies.
    #[must_use]
    pub fn too_few(&self) -> u16 {
        // Every win of a side takes an odd number of plies, counted from its own move.
        self.plies - 1
    }

    /// The number of nodes searched.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.tree.nodes
    }

    /// Continues for at most about this many nodes, or until a number of plies is decided.
    pub fn advance(&mut self, nodes: u64) -> Proving {
        if i32::from(self.plies) >= MAX_DEPTH {
            return Proving::DoesNot;
        }
        if !std::mem::replace(&mut self.has_started, true) {
            let start = self.start.clone();
            self.start_search(&start, self.plies);
        }
        match self.tree.run(nodes) {
            Run::Paused => Proving::Open,
            Run::Value(value) if self.wins(&self.start, value, self.plies) => {
                Proving::Wins(self.plies)
            }
            Run::Value(_) => {
                self.plies += 2;
                self.has_started = false;
                Proving::Longer
            }
        }
    }

    /// A move with which the side wins within this many plies. `None` if it does not. The side must be to
    /// move. Earlier results make this fast.
    pub fn winning_move(&mut self, position: &N::Position, plies: u16) -> Option<MoveOf<N>> {
        self.has_started = false;
        self.start_search(position, plies);
        let Run::Value(value) = self.tree.run(u64::MAX) else {
            return None;
        };
        let mv = self.tree.line().first().copied();
        mv.filter(|_| self.wins(position, value, plies))
    }

    fn start_search(&mut self, position: &N::Position, plies: u16) {
        let win = WIN - i32::from(plies);
        let (alpha, beta) = match position.turn() == self.side {
            true => (win - 1, win),
            false => (-win, 1 - win),
        };
        let moves = position.moves();
        let depth = i32::from(plies);
        self.tree
            .start_search(&N::new(position), &moves, depth, alpha, beta);
    }

    /// Whether a value of a position means that the side wins within this many plies.
    fn wins(&self, position: &N::Position, value: i32, plies: u16) -> bool {
        let value = if position.turn() == self.side {
            value
        } else {
            -value
        };
        value >= WIN - i32::from(plies)
    }
}
