//! A node on the path from the root to the current node of a search.

use super::node::{MoveOf, Node};
use super::score::{MAX_PLIES, WIN};
use super::table::Bound;

/// The window with which the current move is searched.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Window {
    /// Reduced depth, only to see whether the move is better than the best.
    Reduced,
    /// Full depth, only to see whether the move is better than the best.
    Null,
    Open,
}

/// A node whose moves are being tried.
pub(super) struct Frame<N: Node> {
    pub(super) node: N,
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// Where its moves begin in the list of moves, and which is next.
    pub(super) first: usize,
    pub(super) next: usize,
    pub(super) best: i32,
    pub(super) best_move: Option<MoveOf<N>>,
    /// Whether alpha was raised.
    pub(super) raised: bool,
    pub(super) window: Window,
    pub(super) line: Vec<MoveOf<N>>,
}

impl<N: Node> Frame<N> {
    pub(super) fn new(node: N, depth: i32, alpha: i32, beta: i32, first: usize) -> Frame<N> {
        Frame {
            node,
            depth,
            alpha,
            beta,
            first,
            next: first,
            best: -WIN - MAX_PLIES,
            best_move: None,
            raised: false,
            window: Window::Open,
            line: Vec::new(),
        }
    }

    /// How its best value relates to the true value.
    pub(super) fn bound(&self) -> Bound {
        if self.best >= self.beta {
            Bound::AtLeast
        } else if self.raised {
            Bound::Exact
        } else {
            Bound::AtMost
        }
    }
}
