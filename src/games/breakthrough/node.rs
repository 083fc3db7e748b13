//! Breakthrough positions for the search.

use super::bits::Bits;
use super::ground::Ground;
use super::value::{COUNT, ROWS, WEIGHTS, features};
use super::{Breakthrough, Cell, Move, Size, proof};
use crate::rules::{Outcome, Position, Side, mix};
use crate::search::{Node, Proof, Weight};

/// A position with its hash key and its pieces counted by rows.
#[derive(Clone, Debug)]
pub struct BreakthroughNode {
    position: Breakthrough,
    key: u64,
    rows: Rows,
}

impl BreakthroughNode {
    /// The count of each of [`Node::WEIGHTS`] for the side to move.
    #[must_use]
    pub fn features(&self) -> [i32; COUNT] {
        let mut found = match self.is_small() {
            true => self.with(features::<u64>),
            false => self.with(features::<u128>),
        };
        let sign = match self.position.turn {
            Side::White => 1,
            Side::Black => -1,
        };
        for (far, count) in found.iter_mut().enumerate().take(ROWS) {
            *count = sign * self.rows.count(far + 1);
        }
        found
    }

    #[inline(always)]
    fn is_small(&self) -> bool {
        self.position.size.cells() <= 64
    }

    /// Calls `ask` with the pieces of the side to move and of its enemy. Each side gets specialized code.
    #[inline(always)]
    fn with<B: Bits, T>(&self, ask: impl Fn(&Ground<B>, B, B, Side) -> T) -> T {
        let ground = Ground::new(self.position.size);
        let white = B::narrow(self.position.white);
        let black = B::narrow(self.position.black);
        match self.position.turn {
            Side::White => ask(&ground, white, black, Side::White),
            Side::Black => ask(&ground, black, white, Side::Black),
        }
    }

    /// Visits every capture, or if `pressed` only captures of pieces that are one step from their goal.
    fn captures<B: Bits>(&self, pressed: bool, mut visit: impl FnMut(Move)) {
        let size = self.position.size;
        let (left, right, back) = self.with(|ground: &Ground<B>, own, enemies, side| {
            let (left, right) = ground.diagonals(side, own);
            let back = match side {
                Side::White => u8::MAX,
                Side::Black => 1,
            };
            let taken = match pressed {
                true => enemies & ground.rank(side, 1),
                false => enemies,
            };
            (left & taken, right & taken, back)
        });
        let mut each = |to: B, aside: u8| {
            to.each(|number| {
                let to = size.cell(number);
                let file = to.file().wrapping_add(aside);
                let from = Cell::new(file, to.rank().wrapping_add(back));
                visit(Move {
                    from,
                    to,
                    captures: true,
                });
            });
        };
        each(left, 1);
        each(right, u8::MAX);
    }
}

impl Node for BreakthroughNode {
    type Position = Breakthrough;

    const WEIGHTS: &'static [Weight] = WEIGHTS;
    const QUIESCENCE_PLIES: u8 = 6;
    const FUTILITY_MARGIN: i32 = 150;
    const MIN_STORED_DEPTH: i32 = 2;

    fn new(position: &Breakthrough) -> BreakthroughNode {
        let size = position.size;
        let mut node = BreakthroughNode {
            position: *position,
            key: start_key(position),
            rows: Rows::NONE,
        };
        for side in Side::BOTH {
            position.pieces_of(side).each(|number| {
                let cell = size.cell(number);
                node.key ^= key_of(side, cell);
                node.rows.add(side, far(size, side, cell), 1);
            });
        }
        node
    }

    fn position(&self) -> &Breakthrough {
        &self.position
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        let (side, size) = (self.position.turn, self.position.size);
        let from = far(size, side, mv.from);
        self.key ^= TURN ^ key_of(side, mv.from) ^ key_of(side, mv.to);
        self.rows.add(side, from, -1);
        self.rows.add(side, from - 1, 1);
        if mv.captures {
            let other = side.other();
            self.key ^= key_of(other, mv.to);
            self.rows.add(other, far(size, other, mv.to), -1);
        }
        self.position.play(mv);
    }

    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.is_small() {
            return self.position.outcome();
        }
        let won = self.with(|ground: &Ground<u64>, own, enemies, side| {
            own == 0 || enemies & ground.rank(side, 0) != 0
        });
        won.then(|| Outcome::Won(self.position.turn.other()))
    }

    #[inline]
    fn proof(&self) -> Option<Proof> {
        match self.is_small() {
            true => self.with(proof::proof::<u64>),
            false => self.with(proof::proof::<u128>),
        }
    }

    #[inline]
    fn proof_horizon(&self) -> u16 {
        match self.is_small() {
            true => self.with(proof::proof_horizon::<u64>),
            false => self.with(proof::proof_horizon::<u128>),
        }
    }

    fn value(&self, weights: &[i32]) -> i32 {
        let features = self.features();
        features
            .iter()
            .zip(weights)
            .map(|(count, weight)| count * weight)
            .sum()
    }

    #[inline]
    fn ordering_score(&self, mv: Move) -> i32 {
        let far = far(self.position.size, self.position.turn, mv.to);
        match mv.captures {
            true => 20 + far as i32,
            false => 0,
        }
    }

    fn is_noisy(&self, mv: Move) -> bool {
        mv.captures
    }

    fn each_noisy(&self, visit: impl FnMut(Move)) {
        match self.is_small() {
            true => self.captures::<u64>(false, visit),
            false => self.captures::<u128>(false, visit),
        }
    }

    #[inline]
    fn each_candidate(&self, visit: impl FnMut(Move)) {
        if self.must_answer_threat() {
            // A move that does not capture the threatening piece loses immediately.
            return match self.is_small() {
                true => self.captures::<u64>(true, visit),
                false => self.captures::<u128>(true, visit),
            };
        }
        self.position.each_move(visit);
    }

    #[inline]
    fn must_answer_threat(&self) -> bool {
        match self.is_small() {
            true => self.with(must_answer_threat::<u64>),
            false => self.with(must_answer_threat::<u128>),
        }
    }

    /// The origin and the direction (one of three).
    fn history_index(mv: Move) -> usize {
        mv.from.index() << 2 | usize::from(mv.to.file() + 1 - mv.from.file())
    }
}

/// Whether an enemy is one step from its goal.
#[inline(always)]
fn must_answer_threat<B: Bits>(ground: &Ground<B>, _: B, enemies: B, side: Side) -> bool {
    enemies & ground.rank(side, 1) != B::NONE
}

/// The number of rows that a piece of this side still has to go.
#[inline(always)]
fn far(size: Size, side: Side, cell: Cell) -> u8 {
    match side {
        Side::White => size.height() - 1 - cell.rank(),
        Side::Black => cell.rank(),
    }
}

/// For every number of rows to go: White's pieces minus Black's. Each difference has six bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rows(u64);

impl Rows {
    const BITS: usize = 6;
    const ZERO: u64 = 16;
    const NONE: Rows = {
        let (mut rows, mut far) = (0, 0);
        while far <= ROWS {
            rows |= Rows::ZERO << (far * Rows::BITS);
            far += 1;
        }
        Rows(rows)
    };

    #[inline(always)]
    fn add(&mut self, side: Side, far: u8, count: i64) {
        let count = match side {
            Side::White => count,
            Side::Black => -count,
        };
        let there = count << (usize::from(far) * Rows::BITS);
        self.0 = self.0.wrapping_add_signed(there);
    }

    #[inline(always)]
    fn count(self, far: usize) -> i32 {
        let count = self.0 >> (far * Rows::BITS) & ((1 << Rows::BITS) - 1);
        count as i32 - Rows::ZERO as i32
    }
}

const SEED: u64 = 0x6272_6561_6b74_6872;
const TURN: u64 = mix(SEED, u64::MAX);

/// The key of an empty board of this size, with this side to move.
fn start_key(position: &Breakthrough) -> u64 {
    let size = position.size;
    let key = mix(
        SEED,
        u64::from(size.width()) << 8 | u64::from(size.height()),
    );
    match position.turn {
        Side::White => key,
        Side::Black => key ^ TURN,
    }
}

#[inline(always)]
fn key_of(side: Side, cell: Cell) -> u64 {
    KEYS[side as usize][cell.index()]
}

/// A key for every side and cell.
static KEYS: [[u64; 256]; 2] = {
    let mut keys = [[0; 256]; 2];
    let mut number = 0;
    while number < 512 {
        keys[number / 256][number % 256] = mix(SEED, number as u64);
        number += 1;
    }
    keys
};
