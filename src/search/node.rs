//! What a search needs of a game beside its rules.

use super::score::Proof;
use crate::rules::{Outcome, Position, mix};
use std::hash::{Hash, Hasher};

/// The moves that [`Node::slot`] can tell apart.
pub const SLOTS: usize = 1 << 12;

/// A number of a game's judgement, tuned by self-play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    pub name: &'static str,
    pub value: i32,
}

/// A move of a node's game.
pub type MoveOf<N> = <<N as Node>::Position as Position>::Move;

/// A position as a search walks over it, copied at every ply: the rules' position, which alone says
/// what is legal, and what is kept beside it from move to move (a hash, sums).
pub trait Node: Clone {
    type Position: Position;

    /// The judgement's numbers, in the order in which [`Node::value`] gets them.
    const WEIGHTS: &'static [Weight];
    /// How many plies of loud moves are looked at beyond the depth of a search; 0 for none.
    const LOUD_PLIES: u8 = 0;
    /// Whether late moves are searched less deep at first.
    const REDUCES: bool = true;
    /// How much a ply seldom changes an estimate by: near the end of a search nodes whose estimate is
    /// farther than that, for every ply, from mattering are not searched; 0 for none such.
    const SWING: i32 = 0;
    /// Nodes searched less deep than this are searched again sooner than found in the table.
    const KEPT_FROM: i32 = 1;

    fn new(position: &Self::Position) -> Self;

    fn position(&self) -> &Self::Position;

    /// Plays a legal move.
    fn play(&mut self, mv: MoveOf<Self>);

    /// What the transposition table finds the position by: equal for equal positions, on every
    /// machine; different ones share it as rarely as two random numbers.
    fn key(&self) -> u64;

    /// What repetition finds the position by, as [`Position::repetition_key`] has it.
    fn repetition(&self) -> Option<u64> {
        self.position().repetition_key()
    }

    /// The result, as far as it can be told without looking for moves; the search asks the rules
    /// where there is no move.
    fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// A result that is certain without looking ahead, with the most plies that it takes.
    fn proof(&self) -> Option<Proof> {
        None
    }

    /// Within how many plies [`Node::proof`] misses no win of the side to move.
    fn sees_wins_in(&self) -> u16 {
        0
    }

    /// What the position is worth to the side to move: an estimate, in hundredths of whatever the
    /// game counts in; `weights` are as many as [`Node::WEIGHTS`].
    fn value(&self, weights: &[i32]) -> i32;

    /// Visits the legal moves that need be tried, at least one where there is one: those left out
    /// lose, and no later than any of the others.
    fn each_try(&self, visit: impl FnMut(MoveOf<Self>)) {
        self.position().each_move(visit);
    }

    /// Whether a threat must be met at once, so that no estimate holds before that: such a node is
    /// searched a ply deeper. Nobody may be able to threaten for ever.
    fn is_pressed(&self) -> bool {
        false
    }

    /// How early a move should be tried, as far as that can be seen at once; 0 for most.
    fn promise(&self, mv: MoveOf<Self>) -> i32 {
        let _ = mv;
        0
    }

    /// Whether a move changes so much that no estimate holds before it is answered: those are never
    /// searched less deep, and followed beyond the depth of a search.
    fn is_loud(&self, mv: MoveOf<Self>) -> bool {
        let _ = mv;
        false
    }

    /// Visits every legal move that is loud.
    fn each_loud(&self, mut visit: impl FnMut(MoveOf<Self>)) {
        self.position().each_move(|mv| {
            if self.is_loud(mv) {
                visit(mv);
            }
        });
    }

    /// A small number of a move, less than [`SLOTS`], the same for moves that do much the same: what
    /// the search learns of a move it remembers there.
    fn slot(mv: MoveOf<Self>) -> usize {
        let mut hasher = Stable(0);
        mv.hash(&mut hasher);
        hasher.finish() as usize % SLOTS
    }
}

/// The numbers of [`Node::WEIGHTS`].
#[must_use]
pub fn weights_of<N: Node>() -> Vec<i32> {
    N::WEIGHTS.iter().map(|weight| weight.value).collect()
}

/// The node of a game that has no judgement of its own: it counts legal moves at most.
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

/// A hasher that is the same on every machine, as far as what is hashed is.
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
