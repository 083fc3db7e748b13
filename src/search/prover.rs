//! The shortest win of one side, found by asking for longer and longer ones, with every reply tried and
//! nothing estimated: what is found is proven, and so is that there is nothing shorter.

use super::node::{MoveOf, Node, weights_of};
use super::score::WIN;
use super::tree::{MOST_DEPTH, Run, Tree};
use crate::rules::{Position, Side};

/// How a proof goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proving {
    /// The nodes lent are used up.
    Open,
    /// One more number of plies is too few; see [`Prover::too_few`].
    Longer,
    /// The side wins in so many plies, and in no fewer.
    Wins(u16),
    /// It does not win within as many plies as can be looked ahead.
    DoesNot,
}

/// Looks for the shortest win of a side. Repetition is not known here.
pub struct Prover<N: Node> {
    tree: Tree<N>,
    start: N::Position,
    side: Side,
    /// The plies that are being asked about.
    plies: u16,
    /// Whether that has begun.
    begun: bool,
}

impl<N: Node> Prover<N> {
    /// A prover whose transposition table takes about so many bytes at most. The game may not be over.
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
            begun: false,
        }
    }

    /// Within so many plies the side surely does not win.
    #[must_use]
    pub fn too_few(&self) -> u16 {
        // Every win of a side takes an odd number of plies from its own move.
        self.plies - 1
    }

    /// The nodes that were looked at.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.tree.nodes
    }

    /// Looks on for about so many nodes at most, or until a number of plies is decided.
    pub fn advance(&mut self, nodes: u64) -> Proving {
        if i32::from(self.plies) >= MOST_DEPTH {
            return Proving::DoesNot;
        }
        if !std::mem::replace(&mut self.begun, true) {
            let start = self.start.clone();
            self.plant(&start, self.plies);
        }
        match self.tree.run(nodes) {
            Run::Resting => Proving::Open,
            Run::Value(value) if self.wins(&self.start, value, self.plies) => {
                Proving::Wins(self.plies)
            }
            Run::Value(_) => {
                self.plies += 2;
                self.begun = false;
                Proving::Longer
            }
        }
    }

    /// A move of the side's, whose turn it must be, with which it wins within so many plies; none if it
    /// does not. What was found before makes it quick.
    pub fn winning_move(&mut self, position: &N::Position, plies: u16) -> Option<MoveOf<N>> {
        self.begun = false;
        self.plant(position, plies);
        let Run::Value(value) = self.tree.run(u64::MAX) else {
            return None;
        };
        let mv = self.tree.line().first().copied();
        mv.filter(|_| self.wins(position, value, plies))
    }

    fn plant(&mut self, position: &N::Position, plies: u16) {
        let win = WIN - i32::from(plies);
        let (alpha, beta) = match position.turn() == self.side {
            true => (win - 1, win),
            false => (-win, 1 - win),
        };
        let moves = position.moves();
        let depth = i32::from(plies);
        self.tree
            .plant(&N::new(position), &moves, depth, alpha, beta);
    }

    /// Whether a value of a position is a win of the side within so many plies.
    fn wins(&self, position: &N::Position, value: i32, plies: u16) -> bool {
        let value = if position.turn() == self.side {
            value
        } else {
            -value
        };
        value >= WIN - i32::from(plies)
    }
}
