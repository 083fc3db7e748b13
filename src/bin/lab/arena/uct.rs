//! Monte-Carlo tree search, as an opponent for the normal search. It uses PUCT. Leaves are evaluated like in
//! the normal search, or played out at random. Proven results are passed up the tree.
//!
//! Kocsis and Szepesvari, Bandit Based Monte-Carlo Planning (2006); Winands, Bjornsson and Saito, Monte-Carlo
//! Tree Search Solver (2008).

use super::chance::Chance;
use std::time::Instant;
use tablero::rules::{Outcome, Position, Side};
use tablero::search::{MoveOf, Node, Proof};

/// The exploration constant: the weight of moves that were tried rarely.
const EXPLORATION: f64 = 1.5;
/// The assumed value of an untried move is this much lower than its parent's value.
const FIRST_PLAY_REDUCTION: f64 = 0.2;
/// An estimate of this many hundredths counts as half a win.
const HALF: f64 = 400.0;
/// A longer random game counts as a draw.
const LONGEST: usize = 400;
/// The number of simulations between two looks at the clock.
const TICK: u32 = 16;
/// The maximum size of a tree, in moves.
const MAX_EDGES: usize = 20_000_000;

/// How leaves are evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaf {
    Judged,
    PlayedOn,
}

struct Edge<M> {
    mv: M,
    prior: f64,
    visits: u32,
    /// The sum of the results, for the side to move here.
    sum: f64,
    /// The proven result for the side to move here: 1 for a win, -1 for a loss, 0 for a draw.
    proven: Option<f64>,
    to: Option<usize>,
}

struct Branch<M> {
    turn: Side,
    edges: Vec<Edge<M>>,
}

/// The search. Nothing is kept between moves.
pub(super) struct Uct<N: Node> {
    leaf: Leaf,
    weights: Vec<i32>,
    branches: Vec<Branch<MoveOf<N>>>,
    edges: usize,
    path: Vec<u64>,
}

impl<N: Node> Uct<N> {
    pub(super) fn new(leaf: Leaf, weights: Vec<i32>) -> Uct<N> {
        Uct {
            leaf,
            weights,
            branches: Vec::new(),
            edges: 0,
            path: Vec::new(),
        }
    }

    /// The move that was tried most until the time is up. `before` has the repetition keys of the earlier
    /// positions.
    pub(super) fn choose(
        &mut self,
        position: &N::Position,
        before: &[u64],
        until: Instant,
        seed: u64,
    ) -> Option<MoveOf<N>> {
        self.branches.clear();
        self.edges = 0;
        let mut chance = Chance::of(seed);
        let root = N::new(position);
        self.grow(&root);
        let mut tries = 0u32;
        while self.edges < MAX_EDGES {
            self.path.clear();
            self.path.extend_from_slice(before);
            self.path.extend(root.repetition());
            self.simulate(&root, &mut chance);
            tries += 1;
            let sure = self.branches[0]
                .edges
                .iter()
                .any(|edge| edge.proven == Some(1.0));
            if sure || (tries.is_multiple_of(TICK) && Instant::now() >= until) {
                break;
            }
        }
        let edges = &self.branches[0].edges;
        let rank = |edge: &Edge<MoveOf<N>>| match edge.proven {
            Some(value) if value > 0.0 => f64::INFINITY,
            Some(value) if value < 0.0 => -1.0 / f64::from(edge.visits.max(1)),
            _ => f64::from(edge.visits),
        };
        let best = edges
            .iter()
            .max_by(|one, other| rank(one).total_cmp(&rank(other)));
        best.map(|edge| edge.mv)
    }

    fn grow(&mut self, node: &N) -> usize {
        let mut moves = Vec::new();
        node.position()
            .each_move(|mv| moves.push((node.ordering_score(mv), mv)));
        moves.sort_by_key(|(ordering_score, _)| -ordering_score);
        let sum: f64 = (0..moves.len()).map(share).sum();
        let edge = |(place, (_, mv)): (usize, (i32, MoveOf<N>))| Edge {
            mv,
            prior: share(place) / sum,
            visits: 0,
            sum: 0.0,
            proven: None,
            to: None,
        };
        self.edges += moves.len();
        self.branches.push(Branch {
            turn: node.position().turn(),
            edges: moves.into_iter().enumerate().map(edge).collect(),
        });
        self.branches.len() - 1
    }

    /// Goes down to a leaf, evaluates it and passes the result up.
    fn simulate(&mut self, root: &N, chance: &mut Chance) {
        let mut node = root.clone();
        let mut walked: Vec<(usize, usize)> = Vec::new();
        let mut at = 0;
        // The result for White, and whether it is proven.
        let (mut value, mut certain) = loop {
            let Some(chosen) = self.most_urgent(at) else {
                break (0.0, true);
            };
            walked.push((at, chosen));
            let edge = &self.branches[at].edges[chosen];
            let (mv, to) = (edge.mv, edge.to);
            node.play(mv);
            let side = node.position().turn();
            if let Some(outcome) = node.outcome() {
                break (of(outcome), true);
            }
            match node.proof() {
                Some(Proof::Win(_)) => break (for_white(1.0, side), true),
                Some(Proof::Loss(_)) => break (for_white(-1.0, side), true),
                None => {}
            }
            if let Some(key) = node.repetition() {
                if self.path.contains(&key) {
                    break (0.0, false);
                }
                self.path.push(key);
            }
            match to {
                Some(to) => at = to,
                None => {
                    let to = self.grow(&node);
                    self.branches[at].edges[chosen].to = Some(to);
                    break (self.judge(&node, chance), false);
                }
            }
        };
        while let Some((at, chosen)) = walked.pop() {
            let branch = &mut self.branches[at];
            let own = for_white(value, branch.turn);
            let edge = &mut branch.edges[chosen];
            edge.visits += 1;
            edge.sum += own;
            if certain {
                edge.proven = Some(own.clamp(-1.0, 1.0));
                // It is also proven one ply higher if it wins there, or if all moves there are proven.
                let all = || branch.edges.iter().map(|edge| edge.proven);
                let best = all().try_fold(-1.0, |best: f64, one| one.map(|one| best.max(one)));
                match best {
                    _ if own >= 1.0 => {}
                    Some(best) => value = for_white(best, branch.turn),
                    None => certain = false,
                }
            }
        }
    }

    fn most_urgent(&self, at: usize) -> Option<usize> {
        let edges = &self.branches[at].edges;
        let (visits, sum) = edges.iter().fold((0, 0.0), |(visits, sum), edge| {
            (visits + edge.visits, sum + edge.sum)
        });
        let mean = if visits == 0 {
            0.0
        } else {
            sum / f64::from(visits)
        };
        let root = f64::from(visits + 1).sqrt();
        let urgency = |edge: &Edge<MoveOf<N>>| {
            let worth = match edge.proven {
                Some(value) => return value * 10.0 * if value < 0.0 { 1.0 } else { 0.0 },
                None if edge.visits == 0 => mean - FIRST_PLAY_REDUCTION,
                None => edge.sum / f64::from(edge.visits),
            };
            worth + EXPLORATION * edge.prior * root / f64::from(edge.visits + 1)
        };
        let urgencies = edges.iter().map(urgency).enumerate();
        let best = urgencies.max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map(|(place, _)| place)
    }

    /// The value of a leaf for White, from -1 to 1.
    fn judge(&self, node: &N, chance: &mut Chance) -> f64 {
        match self.leaf {
            Leaf::Judged => {
                let value = f64::from(node.value(&self.weights));
                for_white(value / (value.abs() + HALF), node.position().turn())
            }
            Leaf::PlayedOn => {
                let mut position = node.position().clone();
                for _ in 0..LONGEST {
                    if let Some(outcome) = position.outcome() {
                        return of(outcome);
                    }
                    let mut moves = Vec::new();
                    position.each_move(|mv| moves.push(mv));
                    match chance.one_of(&moves) {
                        Some(mv) => position.play(mv),
                        None => return 0.0,
                    }
                }
                0.0
            }
        }
    }
}

/// The prior of a move by its rank: more promising moves are tried more at first.
fn share(place: usize) -> f64 {
    1.0 / (place as f64 + 3.0)
}

fn of(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Won(side) => for_white(1.0, side),
        Outcome::Draw => 0.0,
    }
}

/// Converts a value between one side's view and White's view.
fn for_white(value: f64, side: Side) -> f64 {
    match side {
        Side::White => value,
        Side::Black => -value,
    }
}
