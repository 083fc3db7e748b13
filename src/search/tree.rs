//! Alpha-beta search that can pause at any node. Its stack is a list instead of the call stack, so that a
//! thread with other duties can run it for a limited number of nodes at a time. The size of the portions
//! does not change the result.

use super::ended::{ended, value_of};
use super::frame::{Frame, Window};
use super::node::{MoveOf, Node};
use super::order::{Order, Ranked, bring_best};
use super::reduce::{cut, reduction};
use super::score::{self, DRAW, Proof, WIN};
use super::table::{Bound, Table};
use crate::rules::Position;

/// The maximum distance from the root in plies. Only noisy moves are searched beyond it.
pub(super) const MAX_DEPTH: i32 = 200;

/// The state of the root's search.
pub(super) enum Run {
    /// The nodes of this call are used up.
    Paused,
    Value(i32),
}

/// A search from one root at a time. Its tables are kept for the next root.
pub(super) struct Tree<N: Node> {
    table: Table<MoveOf<N>>,
    order: Order<N>,
    pub(super) weights: Vec<i32>,
    frames: Vec<Frame<N>>,
    /// The moves of all frames, one frame after another.
    moves: Vec<Ranked<MoveOf<N>>>,
    /// The repetition keys of the positions before the root, sorted, with duplicates.
    before: Vec<u64>,
    /// The repetition keys of the frames.
    path: Vec<Option<u64>>,
    /// The line that belongs to the value that was just returned.
    line: Vec<MoveOf<N>>,
    returned: Option<i32>,
    /// The number of nodes searched for this question.
    pub(super) nodes: u64,
    pub(super) noisy: Vec<Ranked<MoveOf<N>>>,
    /// Whether late moves are first searched at a reduced depth.
    pub(super) reduces: bool,
    /// Whether only wins within the depth count: nothing is estimated, and no node is searched deeper.
    pub(super) exact: bool,
}

impl<N: Node> Tree<N> {
    pub(super) fn new(bytes: usize, weights: Vec<i32>) -> Tree<N> {
        Tree {
            table: Table::new(bytes),
            order: Order::new(),
            weights,
            frames: Vec::new(),
            moves: Vec::new(),
            before: Vec::new(),
            path: Vec::new(),
            line: Vec::new(),
            returned: None,
            nodes: 0,
            noisy: Vec::new(),
            reduces: N::REDUCES_LATE_MOVES,
            exact: false,
        }
    }

    /// Starts a new question, with the repetition keys of the positions before its root.
    pub(super) fn begin(&mut self, before: &[u64]) {
        self.before = before.to_vec();
        self.before.sort_unstable();
        self.table.age();
        self.order.age();
        self.nodes = 0;
        self.drop_root();
    }

    /// Starts to search a root for the best of the given moves, at least one, to a depth of at least 1.
    pub(super) fn start_search(
        &mut self,
        root: &N,
        tried: &[MoveOf<N>],
        depth: i32,
        alpha: i32,
        beta: i32,
    ) {
        self.drop_root();
        let known = self.table.get(root.key()).and_then(|entry| entry.mv);
        let ranker = self.order.of(root, known, 0);
        for &mv in tried {
            let rank = ranker.rank(mv);
            self.moves.push(Ranked { rank, mv });
        }
        self.path.push(root.repetition());
        self.frames
            .push(Frame::new(root.clone(), depth, alpha, beta, 0));
    }

    fn drop_root(&mut self) {
        self.frames.clear();
        self.moves.clear();
        self.path.clear();
        self.line.clear();
        self.returned = None;
    }

    /// The line of the root's search: at the end the best line, before that the best of the moves tried so
    /// far. Empty before the first move is complete.
    pub(super) fn line(&self) -> &[MoveOf<N>] {
        match self.frames.first() {
            Some(root) => &root.line,
            None => &self.line,
        }
    }

    /// The root's best value so far, if a move has a value within the window.
    pub(super) fn best_so_far(&self) -> Option<i32> {
        let root = self.frames.first()?;
        root.raised.then_some(root.best)
    }

    /// The best move in the table.
    pub(super) fn known(&self, node: &N) -> Option<MoveOf<N>> {
        self.table.get(node.key())?.mv
    }

    /// Continues until this many nodes are used up or the root's value is found.
    pub(super) fn run(&mut self, nodes: u64) -> Run {
        let until = self.nodes.saturating_add(nodes);
        loop {
            if self.frames.is_empty() {
                return Run::Value(self.returned.unwrap_or(DRAW));
            }
            if let Some(value) = self.returned.take()
                && !self.handle_value(-value)
            {
                continue;
            }
            if self.nodes >= until {
                return Run::Paused;
            }
            self.try_next();
        }
    }

    /// Handles the value of the current move. Returns false if the move must be searched again.
    fn handle_value(&mut self, value: i32) -> bool {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
        let better = value > frame.alpha;
        let wider = match frame.window {
            Window::Reduced if better => Some(Window::Null),
            Window::Null if better && value < frame.beta => Some(Window::Open),
            _ => None,
        };
        if let Some(wider) = wider {
            frame.window = wider;
            self.go_down();
            return false;
        }
        let mv = self.moves[frame.next].mv;
        frame.next += 1;
        if value > frame.best {
            frame.best = value;
            if better {
                frame.alpha = value;
                frame.raised = true;
                frame.best_move = Some(mv);
                frame.line.clear();
                frame.line.push(mv);
                frame.line.append(&mut self.line);
            }
        }
        if frame.alpha >= frame.beta {
            let tried = &self.moves[frame.first..frame.next - 1];
            self.order.refuted(&frame.node, mv, tried, ply, frame.depth);
            // The remaining moves need not be tried.
            self.moves.truncate(frame.next);
        }
        true
    }

    /// Tries the next move of the last frame, or ends the frame.
    fn try_next(&mut self) {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
        if frame.next == self.moves.len() {
            self.end_frame();
            return;
        }
        bring_best(&mut self.moves[frame.first..], frame.next - frame.first);
        let index = frame.next - frame.first;
        frame.window = if index == 0 {
            Window::Open
        } else if self.reduces
            && index >= 3
            && frame.depth >= 3
            && !frame.node.is_noisy(self.moves[frame.next].mv)
            && !self.order.is_killer(self.moves[frame.next].mv, ply)
        {
            Window::Reduced
        } else {
            Window::Null
        };
        self.go_down();
    }

    /// Searches the position after the current move with the move's window.
    fn go_down(&mut self) {
        let ply = self.frames.len();
        let frame = &self.frames[ply - 1];
        let mut child = frame.node.clone();
        child.play(self.moves[frame.next].mv);
        let deep = frame.depth - 1;
        let (depth, alpha) = match frame.window {
            Window::Open => (deep, -frame.beta),
            Window::Null => (deep, -frame.alpha - 1),
            Window::Reduced => {
                let late = frame.next - frame.first;
                (deep - reduction(frame.depth, late), -frame.alpha - 1)
            }
        };
        let beta = -frame.alpha;
        self.line.clear();
        self.returned = self.enter(child, depth, alpha, beta, ply);
    }

    /// The value of a node, if no moves need to be tried. Otherwise its frame is pushed.
    fn enter(&mut self, node: N, depth: i32, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
        self.nodes += 1;
        let away = ply as i32;
        if let Some(value) = ended(&node, away) {
            return Some(value);
        }
        let repetition = node.repetition();
        if repetition.is_some_and(|key| self.is_repeated(key)) {
            return Some(DRAW);
        }
        if let Some(proof) = node.proof() {
            let value = score::proven(proof, away);
            // A proof gives the maximum number of plies. If that is too late for the window, there may still
            // be a sooner win.
            let late = match proof {
                Proof::Win(_) => alpha > 0 && value <= alpha,
                Proof::Loss(_) => alpha < 0 && value >= beta,
            };
            if !(self.exact && late) {
                return Some(value);
            }
        }
        // Even the quickest win is no better than the best so far, or the quickest loss no worse.
        let (alpha, beta) = (alpha.max(away - WIN), beta.min(WIN - away - 1));
        if alpha >= beta {
            return Some(alpha);
        }
        let depth = depth.max(0) + i32::from(!self.exact && node.must_answer_threat());
        if self.exact && (depth == 0 || alpha > 0 && depth <= node.proof_horizon().into()) {
            return Some(DRAW);
        }
        if depth == 0 || away >= MAX_DEPTH {
            return Some(self.quiescence(&node, alpha, beta, away));
        }
        let entry = match depth >= N::MIN_STORED_DEPTH {
            true => self.table.get(node.key()),
            false => None,
        };
        if let Some(value) = entry.and_then(|entry| cut(&entry, depth, alpha, beta, away)) {
            return Some(value);
        }
        if let Some(value) = self.futility_value(&node, depth, alpha, beta, away) {
            return Some(value);
        }
        let known = entry.and_then(|entry| entry.mv);
        let ranker = self.order.of(&node, known, ply);
        let moves = &mut self.moves;
        let first = moves.len();
        node.each_candidate(|mv| {
            let rank = ranker.rank(mv);
            moves.push(Ranked { rank, mv });
        });
        if self.moves.len() == first {
            return Some(value_of(node.position().outcome(), &node, away));
        }
        self.path.push(repetition);
        self.frames
            .push(Frame::new(node, depth, alpha, beta, first));
        None
    }

    fn end_frame(&mut self) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        let ply = self.frames.len() as i32;
        let bound = frame.bound();
        // The result for a root searched with only some of its moves says nothing about the whole position.
        if ply > 0 {
            self.path.pop();
            if frame.depth >= N::MIN_STORED_DEPTH {
                let value = score::from_node(frame.best, ply);
                let key = frame.node.key();
                let mv = frame.best_move;
                self.table.keep(key, mv, value, frame.depth, bound);
            }
        }
        self.moves.truncate(frame.first);
        self.line = frame.line;
        self.returned = Some(frame.best);
    }

    /// Stores a root's best move and its value for the next depth.
    pub(super) fn keep_root(&mut self, root: &N, mv: MoveOf<N>, value: i32) {
        // The value covers only some of the moves. With depth 0 it causes no cutoff, except for a proven win.
        self.table
            .keep(root.key(), Some(mv), value, 0, Bound::AtLeast);
    }

    /// Whether the position has occurred in this line, or twice before the root.
    fn is_repeated(&self, key: u64) -> bool {
        if self.path.contains(&Some(key)) {
            return true;
        }
        let from = self.before.partition_point(|other| *other < key);
        self.before.get(from) == Some(&key) && self.before.get(from + 1) == Some(&key)
    }
}
