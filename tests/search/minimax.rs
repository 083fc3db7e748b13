//! Every value of the search equals the value of plain minimax.

use crate::walks::positions;
use tablero::games::breakthrough::Breakthrough;
use tablero::games::pogo::Pogo;
use tablero::games::push_push::PushPush;
use tablero::games::ticto::TicTo;
use tablero::games::zoq::Zoq;
use tablero::play::Game;
use tablero::rules::{Outcome, Position, mix};
use tablero::search::{Limits, MoveOf, Node, Score, Searcher, Weight, weights_of};

/// A node that is searched like minimax: nothing beyond the depth, no proofs, and no table entries from other
/// plies, where the depth differs.
#[derive(Clone)]
struct Bare<N> {
    node: N,
    ply: u64,
}

impl<N: Node> Node for Bare<N> {
    type Position = N::Position;

    const WEIGHTS: &'static [Weight] = N::WEIGHTS;
    const REDUCES_LATE_MOVES: bool = false;

    fn new(position: &N::Position) -> Bare<N> {
        let node = N::new(position);
        Bare { node, ply: 0 }
    }

    fn position(&self) -> &N::Position {
        self.node.position()
    }

    fn play(&mut self, mv: MoveOf<N>) {
        self.node.play(mv);
        self.ply += 1;
    }

    fn key(&self) -> u64 {
        mix(self.node.key(), self.ply)
    }

    fn repetition(&self) -> Option<u64> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        self.node.outcome()
    }

    fn value(&self, weights: &[i32]) -> i32 {
        self.node.value(weights)
    }

    fn ordering_score(&self, mv: MoveOf<N>) -> i32 {
        self.node.ordering_score(mv)
    }

    fn is_noisy(&self, mv: MoveOf<N>) -> bool {
        self.node.is_noisy(mv)
    }

    fn history_index(mv: MoveOf<N>) -> usize {
        N::history_index(mv)
    }
}

/// The value found by trying everything.
fn minimax<N: Node>(node: &N, depth: u16, away: u16) -> Score {
    if let Some(outcome) = node.position().outcome() {
        return match outcome.winner() {
            None => Score::Estimate(0),
            Some(side) if side == node.position().turn() => Score::Win(away),
            Some(_) => Score::Loss(away),
        };
    }
    if depth == 0 {
        return Score::Estimate(node.value(&weights_of::<N>()));
    }
    let after = |mv| {
        let mut next = node.clone();
        next.play(mv);
        minimax(&next, depth - 1, away + 1).turned()
    };
    let values = node.position().moves().into_iter().map(after);
    values.max().expect("who has no move has come to an end")
}

/// Compares both on positions of random games.
fn agrees<G: Game>(games: u64, plies: usize, depth: u16) {
    let positions = positions::<G>(games, plies);
    let mut searcher = Searcher::<Bare<G::Node>>::new(1 << 22);
    for position in &positions {
        let expected = minimax(&G::Node::new(position), depth, 0);
        searcher.ask(position, &[], 1, Limits::depth(depth));
        searcher.finish();
        let lines = searcher.lines();
        assert_eq!(lines[0].score, expected, "{position}");
        // The line leads to the stated result.
        let mut end = position.clone();
        for &mv in &lines[0].moves {
            assert!(end.moves().contains(&mv), "{mv} after {position}");
            end.play(mv);
        }
        if expected.is_proven() {
            assert!(end.outcome().is_some(), "{:?} after {position}", lines[0]);
        }
    }
    assert!(positions.len() > 100, "{}", positions.len());
}

#[test]
fn on_breakthrough() {
    agrees::<Breakthrough>(6, 80, 3);
}

#[test]
fn on_pogo() {
    agrees::<Pogo>(12, 60, 3);
}

#[test]
fn on_push_push() {
    agrees::<PushPush>(6, 60, 3);
}

#[test]
fn on_zoq() {
    agrees::<Zoq>(60, 40, 5);
}

#[test]
fn on_ticto() {
    agrees::<TicTo>(2, 60, 2);
}
