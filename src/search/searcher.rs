//! Thinking about a position in small steps: increasing depth, and several lines on request.

use super::node::{MoveOf, Node, weights_of};
use super::score::{MAX_PLIES, Score, WIN};
use super::tree::{MAX_DEPTH, Run, Tree};
use crate::rules::Position;

/// When to stop thinking: whichever limit is reached first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    pub depth: u16,
    pub nodes: u64,
}

impl Limits {
    /// No limit: thinks until it is stopped.
    pub const NONE: Limits = Limits {
        depth: MAX_DEPTH as u16,
        nodes: u64::MAX,
    };

    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes,
            ..Limits::NONE
        }
    }

    #[must_use]
    pub const fn depth(depth: u16) -> Limits {
        Limits {
            depth,
            ..Limits::NONE
        }
    }
}

/// A move, its value for the side that makes it, and the expected continuation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    pub score: Score,
    /// Never empty. The first is the move itself.
    pub moves: Vec<M>,
    /// The depth of the search that found it.
    pub depth: u16,
}

/// The state of thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The nodes of this call are used up, and there is more to find.
    Thinking,
    /// A depth is complete.
    Deeper,
    /// The limits are reached, or there is nothing more to find.
    Done,
}

/// The usual difference between the estimates of one depth and the next.
const NEAR: i32 = 40;
const NO_WINDOW: i32 = WIN + MAX_PLIES;

/// Thinks about one position at a time and keeps its results between questions.
pub struct Searcher<N: Node> {
    tree: Tree<N>,
    root: Option<N>,
    moves: Vec<MoveOf<N>>,
    limits: Limits,
    wanted: usize,
    /// The current depth.
    depth: u16,
    /// The lines of the current depth that are complete.
    fresh: Vec<Line<MoveOf<N>>>,
    /// The lines of the previous depth.
    lines: Vec<Line<MoveOf<N>>>,
    window: (i32, i32),
    /// Half the width of the search window around the expected value. 0 if no search is running.
    near: i32,
}

impl<N: Node> Searcher<N> {
    /// Creates a searcher whose transposition table takes at most about this many bytes.
    #[must_use]
    pub fn new(bytes: usize) -> Searcher<N> {
        Searcher::with_weights(bytes, weights_of::<N>())
    }

    /// Creates a searcher with other weights than [`Node::WEIGHTS`].
    #[must_use]
    pub fn with_weights(bytes: usize, weights: Vec<i32>) -> Searcher<N> {
        Searcher {
            tree: Tree::new(bytes, weights),
            root: None,
            moves: Vec::new(),
            limits: Limits::NONE,
            wanted: 1,
            depth: 1,
            fresh: Vec::new(),
            lines: Vec::new(),
            window: (0, 0),
            near: 0,
        }
    }

    /// Searches every move and every node to full depth, so that no win within the depth is missed.
    pub fn search_exactly(&mut self) {
        self.tree.reduces = false;
    }

    /// Starts a new question: the best `lines` lines from a position, at least one. `before` has the
    /// repetition keys of the earlier positions.
    pub fn ask(&mut self, position: &N::Position, before: &[u64], lines: usize, limits: Limits) {
        self.tree.begin(before);
        self.root = Some(N::new(position));
        self.moves = position.moves();
        self.limits = limits;
        self.wanted = lines.clamp(1, self.moves.len().max(1));
        self.depth = 1;
        self.fresh.clear();
        self.lines.clear();
        self.near = 0;
    }

    /// Continues for at most about this many nodes, or until a depth is complete.
    pub fn advance(&mut self, nodes: u64) -> Progress {
        let node_limit = self.tree.nodes.saturating_add(nodes);
        while !self.is_done() {
            // Something must be found, even with very few nodes.
            let until = match self.lines.is_empty() {
                true => node_limit,
                false => node_limit.min(self.limits.nodes),
            };
            let left = until.saturating_sub(self.tree.nodes);
            if left == 0 {
                return Progress::Thinking;
            }
            if self.near == 0 {
                self.start_search(NEAR);
            }
            if let Run::Value(value) = self.tree.run(left)
                && self.take(value)
            {
                return match self.is_done() {
                    true => Progress::Done,
                    false => Progress::Deeper,
                };
            }
        }
        Progress::Done
    }

    /// Thinks until it is done.
    pub fn finish(&mut self) {
        while self.advance(u64::MAX) != Progress::Done {}
    }

    /// The number of nodes searched for this question.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.tree.nodes
    }

    /// The last complete depth.
    #[must_use]
    pub fn depth(&self) -> u16 {
        self.depth - 1
    }

    /// The best lines found so far, best first, including partial results of the current depth. Empty before
    /// the first depth is complete, and if there is no move.
    #[must_use]
    pub fn lines(&self) -> Vec<Line<MoveOf<N>>> {
        let mut lines = self.fresh.clone();
        // The first move tried was the best of the previous depth, so any move with a better value is an
        // improvement.
        if let Some(value) = self.tree.best_so_far()
            && self.near > 0
            && !self.lines.is_empty()
            && self.window.0 < value
            && value < self.window.1
        {
            lines.push(self.line(value));
        }
        for line in &self.lines {
            if lines.len() < self.wanted && lines.iter().all(|new| new.moves[0] != line.moves[0]) {
                lines.push(line.clone());
            }
        }
        for line in &mut lines {
            self.lengthen(line);
        }
        lines
    }

    /// The best move found so far. Before the first depth is complete, any legal move.
    #[must_use]
    pub fn best(&self) -> Option<MoveOf<N>> {
        let lines = self.lines();
        let best = lines.first().map(|line| line.moves[0]);
        best.or_else(|| self.moves.first().copied())
    }

    fn is_done(&self) -> bool {
        if self.moves.is_empty() || self.depth > self.limits.depth.min(MAX_DEPTH as u16) {
            return true;
        }
        if !self.lines.is_empty() && self.tree.nodes >= self.limits.nodes {
            return true;
        }
        let is_final = |line: &Line<_>| match line.score {
            Score::Win(plies) | Score::Loss(plies) => plies < self.depth,
            Score::Estimate(_) => false,
        };
        self.lines.len() == self.wanted && self.fresh.is_empty() && self.lines.iter().all(is_final)
    }

    /// Starts the search for the next line.
    fn start_search(&mut self, near: i32) {
        let Some(root) = &self.root else {
            return;
        };
        let index = self.fresh.len();
        let expected = self.lines.get(index).map(|line| line.score);
        self.window = match expected {
            Some(Score::Estimate(value)) if near < NO_WINDOW && self.depth > 3 => {
                (value - near, value + near)
            }
            _ => (-NO_WINDOW, NO_WINDOW),
        };
        self.near = near;
        let taken = |mv: &&MoveOf<N>| self.fresh.iter().any(|line| line.moves[0] == **mv);
        let tried: Vec<_> = self.moves.iter().filter(|mv| !taken(mv)).copied().collect();
        if let Some(line) = self.lines.get(index) {
            let value = line.score.number();
            self.tree.keep_root(root, line.moves[0], value);
        }
        let (alpha, beta) = self.window;
        let depth = i32::from(self.depth);
        self.tree.start_search(root, &tried, depth, alpha, beta);
    }

    /// Handles the value of a line. Returns true if this completes a depth.
    fn take(&mut self, value: i32) -> bool {
        let (alpha, beta) = self.window;
        if value <= alpha || value >= beta {
            let near = if self.near > 8 * NEAR {
                NO_WINDOW
            } else {
                4 * self.near
            };
            self.start_search(near);
            return false;
        }
        self.near = 0;
        let line = self.line(value);
        self.fresh.push(line);
        if self.fresh.len() < self.wanted {
            return false;
        }
        self.lines = std::mem::take(&mut self.fresh);
        self.lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        self.depth += 1;
        true
    }

    fn line(&self, value: i32) -> Line<MoveOf<N>> {
        Line {
            score: Score::of(value),
            moves: self.tree.line().to_vec(),
            depth: self.depth,
        }
    }

    /// Extends a line that a table entry cut short.
    fn lengthen(&self, line: &mut Line<MoveOf<N>>) {
        let Some(mut node) = self.root.clone() else {
            return;
        };
        for &mv in &line.moves {
            node.play(mv);
        }
        let max = match line.score {
            Score::Win(plies) | Score::Loss(plies) => usize::from(plies),
            Score::Estimate(_) => usize::from(line.depth),
        };
        while line.moves.len() < max {
            let known = self.tree.known(&node);
            let Some(mv) = known.filter(|mv| node.position().moves().contains(mv)) else {
                return;
            };
            line.moves.push(mv);
            node.play(mv);
        }
    }
}
