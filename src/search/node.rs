//! The requirements of the search on a game, in addition to its rules.

use super::score::Proof;
use crate::rules::{Outcome, Position, mix};
use std::hash::{Hash, Hasher};

/// The number of different values of [`Node::history_index`].
pub const HISTORY_SIZE: usize = 1 << 12;

/// A number in a game's evaluation, tuned by self-play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    pub name: &'static str,
    pub value: i32,
}

/// A move of a node's game.
pub type MoveOf<N> = <<N as Node>::Position as Position>::Move;

/// A position in the form that the search uses, copied at every ply. It contains the position of the rules,
/// which alone decides what is legal, and data that is updated with every move (a hash, sums).
pub trait Node: Clone {
    type Position: Position;

    /// The weights of the evaluation, in the order of the slice passed to [`Node::value`].
    const WEIGHTS: &'static [Weight];
    /// How many plies of noisy moves are searched beyond the depth. 0 for none.
    const QUIESCENCE_PLIES: u8 = 0;
    /// Whether late moves are first searched at a reduced depth.
    const REDUCES_LATE_MOVES: bool = true;
    /// A ply rarely changes the estimate by more than this. Near the end of a search, a node is skipped
    /// if its estimate is outside the window by more than this for every remaining ply. 0 turns this off.
    const FUTILITY_MARGIN: i32 = 0;
    /// Nodes with a smaller depth are not stored in the table, because searching them again is faster than
    /// looking them up.
    const MIN_STORED_DEPTH: i32 = 1;

    fn new(position: &Self::Position) -> Self;

    fn position(&self) -> &Self::Position;

    /// Plays a legal move.
    fn play(&mut self, mv: MoveOf<Self>);

    /// The key for the transposition table: equal for equal positions, and the same on every machine.
    /// Different positions share a key as rarely as random numbers.
    fn key(&self) -> u64;

    /// The key for the repetition rule, as in [`Position::repetition_key`].
    fn repetition(&self) -> Option<u64> {
        self.position().repetition_key()
    }

    /// The result, as far as it is known without generating moves. If there is no move, the search uses
    /// [`Position::outcome`].
    fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// A result that is certain without looking ahead, with the maximum number of plies that it takes.
    fn proof(&self) -> Option<Proof> {
        None
    }

    /// The number of plies within which [`Node::proof`] misses no win of the side to move.
    fn proof_horizon(&self) -> u16 {
        0
    }

    /// The static evaluation for the side to move, in hundredths of the game's unit. `weights` is as
    /// long as [`Node::WEIGHTS`].
    fn value(&self, weights: &[i32]) -> i32;

    /// Visits the legal moves that must be tried: at least one if there is a legal move. Moves that are left
    /// out lose, no later than any of the others.
    fn each_candidate(&self, visit: impl FnMut(MoveOf<Self>)) {
        self.position().each_move(visit);
    }

    /// Whether a threat must be answered immediately, so that an estimate is not reliable before that.
    /// Such a node is searched one ply deeper. A game must not allow an endless series of threats.
    fn must_answer_threat(&self) -> bool {
        false
    }

    /// How early a move should be tried, judged without searching. 0 for most moves.
    fn ordering_score(&self, mv: MoveOf<Self>) -> i32 {
        let _ = mv;
        0
    }

    /// Whether a move changes so much that an estimate is not reliable before the reply. Noisy moves are never
    /// reduced, and are searched beyond the depth.
    fn is_noisy(&self, mv: MoveOf<Self>) -> bool {
        let _ = mv;
        false
    }

    /// Visits every legal noisy move.
    fn each_noisy(&self, mut visit: impl FnMut(MoveOf<Self>)) {
        self.position().each_move(|mv| {
            if self.is_noisy(mv) {
                visit(mv);
            }
        });
    }

    /// A small number for a move, less than [`HISTORY_SIZE`]. Similar moves share it. The search uses it to store
    /// what it learns about moves.
    fn history_index(mv: MoveOf<Self>) -> usize {
        let mut hasher = Stable(0);
        mv.hash(&mut hasher);
        hasher.finish() as usize % HISTORY_SIZE
    }
}

/// The numbers of [`Node::WEIGHTS`].
#[must_use]
pub fn weights_of<N: Node>() -> Vec<i32> {
    N::WEIGHTS.iter().map(|weight| weight.value).collect()
}

/// The node of a game without an evaluation of its own: every estimate is 0.
#[derive(Clone, Debug)]
pub struct Plain<P>(P);

impl<P: Position> Node for Plain<P> {
    type Position = P;

    const WEIGHTS: &'static [Weight] = &[];

    fn new(position: &P) -> Plain<P> {
        Plain(position.clone())
    }

    fn position(&self) -> &P {
        &self.0
    }

    fn play(&mut self, mv: P::Move) {
        self.0.play(mv);
    }

    fn key(&self) -> u64 {
        let mut hasher = Stable(0);
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    fn value(&self, _: &[i32]) -> i32 {
        0
    }
}

/// A hasher that gives the same result on every machine, as long as the hashed type does.
struct Stable(u64);

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = mix(self.0, n);
    }

    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
