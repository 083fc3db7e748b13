//! A position as sets of cells: what lies on top where, where walls are, who slides where.

use super::army::Man;
use super::cells::{BOARD, EXITS, Sides, bit};
use super::lattice::go;
use super::{Shape, TicTo};
use crate::rules::Side;

/// What is where; of two entries the first is White's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Roads {
    /// The cells with one of their own on top.
    pub(super) tops: [u64; 2],
    /// The cells with one of their own on another piece.
    pub(super) uppers: [u64; 2],
    /// The cells with one of their own under another piece.
    pub(super) lowers: [u64; 2],
    /// The squares that may act, by their cells.
    pub(super) free: [u64; 2],
    /// Where those are that stand on end or in a groove and can lie down: beside them.
    pub(super) beside: [u64; 2],
    /// The cells whose upper piece lies under a round somewhere and cannot be killed.
    pub(super) held: u64,
    /// All walls.
    pub(super) walls: Sides,
    /// The own walls that the round can jump.
    pub(super) low: [Sides; 2],
    pub(super) rounds: [u64; 2],
}

impl Roads {
    pub(super) fn new(position: &TicTo) -> Roads {
        let rounds = position.rounds.map(bit);
        let mut roads = Roads {
            tops: [0; 2],
            uppers: [0; 2],
            lowers: [0; 2],
            free: [0; 2],
            beside: [0; 2],
            held: 0,
            walls: Sides::NONE,
            low: [Sides::NONE; 2],
            rounds,
        };
        // Squares that lie on others, and squares that do not.
        let mut squares = [[0; 2]; 2];
        for side in Side::BOTH {
            for man in position.army(side).men() {
                roads.put(man, side as usize);
                if man.stand.shape() == Shape::Square {
                    let height = usize::from(!man.is_upper());
                    squares[side as usize][height] |= bit(man.stand.first());
                }
            }
        }
        let pairs = roads.uppers[0] | roads.uppers[1];
        for (side, [high, low]) in squares.into_iter().enumerate() {
            // So far all that are not upper ones.
            let lone = roads.lowers[side] & !pairs;
            roads.lowers[side] &= pairs;
            roads.tops[side] = lone | roads.uppers[side];
            roads.free[side] = (high | low & !pairs) & !(rounds[0] | rounds[1]);
        }
        roads
    }

    fn put(&mut self, man: Man, side: usize) {
        let stand = man.stand;
        if !stand.is_flat() {
            let low = stand.shape() != Shape::Tall;
            for at in stand.named() {
                self.walls.add(at);
                if low {
                    self.low[side].add(at);
                }
                for way in stand.axis().across() {
                    self.beside[side] |= bit(go(at, way, 1));
                }
            }
            return;
        }
        let (mut high, mut low) = (0, 0);
        for (at, upper) in stand.named().zip(man.upper) {
            if upper {
                high |= bit(at);
            } else {
                low |= bit(at);
            }
        }
        self.uppers[side] |= high;
        self.lowers[side] |= low;
        if (high | low) & (self.rounds[0] | self.rounds[1]) != 0 {
            self.held |= high;
        }
    }

    /// Cells that squares and rectangles may enter.
    fn ground(&self) -> u64 {
        BOARD & !(EXITS | self.rounds[0] | self.rounds[1])
    }

    /// Where a square of a side can come to lie in one turn, as far as that is seen from sets.
    pub(super) fn reach(&self, side: usize) -> u64 {
        let enemies = self.tops[1 - side];
        let slides = self.walls.slides(self.free[side], self.ground(), enemies);
        let beside = self.beside[side] & self.ground();
        // Not on pairs of one's own, nor on what is held.
        (slides | beside) & !self.uppers[side] & !(self.held & self.uppers[1 - side])
    }

    /// Whether a square of a side can surely slide, if it is its turn and its round may stay.
    pub(super) fn can_slide(&self, side: usize) -> bool {
        let next = self.walls.beside(self.free[side]) & self.ground();
        next & !self.uppers[side] & !(self.held & self.uppers[1 - side]) != 0
    }

    /// Upper pieces of the other side that a third piece may kill.
    pub(super) fn targets(&self, side: usize) -> u64 {
        self.uppers[1 - side] & !self.held & self.ground()
    }

    /// Where the round of a side comes to by walking.
    pub(super) fn walked(&self, side: usize) -> u64 {
        let ground = self.tops[side] & !EXITS;
        self.walls.flood(self.rounds[side], ground)
    }
}
