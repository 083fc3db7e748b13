//! A position as sets of cells: top pieces, walls, and where pieces can slide.

use super::army::ArmyPiece;
use super::cells::{BOARD, Borders, EXITS, bit};
use super::lattice::go;
use super::{Shape, TicTo};
use crate::rules::Side;

/// The sets of a position. In pairs, the first entry is White's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Roads {
    /// The cells with a piece of this side on top.
    pub(super) tops: [u64; 2],
    /// The cells with a piece of this side on another piece.
    pub(super) uppers: [u64; 2],
    /// The cells with a piece of this side under another piece.
    pub(super) lowers: [u64; 2],
    /// The cells of squares that may act.
    pub(super) free: [u64; 2],
    /// The cells beside walls of this side, onto which a square can lie down.
    pub(super) beside: [u64; 2],
    /// The cells whose upper piece carries a round somewhere and therefore cannot be killed.
    pub(super) held: u64,
    /// All walls.
    pub(super) walls: Borders,
    /// The walls of this side that its round can jump.
    pub(super) low: [Borders; 2],
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
            walls: Borders::NONE,
            low: [Borders::NONE; 2],
            rounds,
        };
        // For each side: squares that lie on others, and squares that do not.
        let mut squares = [[0; 2]; 2];
        for side in Side::BOTH {
            for piece in position.army(side).pieces() {
                roads.put(piece, side as usize);
                if piece.placement.shape() == Shape::Square {
                    let height = usize::from(!piece.is_upper());
                    squares[side as usize][height] |= bit(piece.placement.first());
                }
            }
        }
        let pairs = roads.uppers[0] | roads.uppers[1];
        for (side, [high, low]) in squares.into_iter().enumerate() {
            // At this point `lowers` has all pieces that are not upper ones.
            let lone = roads.lowers[side] & !pairs;
            roads.lowers[side] &= pairs;
            roads.tops[side] = lone | roads.uppers[side];
            roads.free[side] = (high | low & !pairs) & !(rounds[0] | rounds[1]);
        }
        roads
    }

    fn put(&mut self, piece: ArmyPiece, side: usize) {
        let placement = piece.placement;
        if !placement.is_flat() {
            let low = placement.shape() != Shape::Tall;
            for at in placement.named() {
                self.walls.add(at);
                if low {
                    self.low[side].add(at);
                }
                for direction in placement.axis().across() {
                    self.beside[side] |= bit(go(at, direction, 1));
                }
            }
            return;
        }
        let (mut high, mut low) = (0, 0);
        for (at, upper) in placement.named().zip(piece.upper) {
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

    /// The cells that squares and rectangles may enter.
    fn ground(&self) -> u64 {
        BOARD & !(EXITS | self.rounds[0] | self.rounds[1])
    }

    /// The cells that a square of a side can reach in one turn, according to the sets.
    pub(super) fn reach(&self, side: usize) -> u64 {
        let enemies = self.tops[1 - side];
        let slides = self.walls.slides(self.free[side], self.ground(), enemies);
        let beside = self.beside[side] & self.ground();
        // It cannot land on a pair whose upper piece is of its own side or protected.
        (slides | beside) & !self.uppers[side] & !(self.held & self.uppers[1 - side])
    }

    /// Whether a square of a side can certainly slide, if it is its turn and its round does not have to move first.
    pub(super) fn can_slide(&self, side: usize) -> bool {
        let next = self.walls.beside(self.free[side]) & self.ground();
        next & !self.uppers[side] & !(self.held & self.uppers[1 - side]) != 0
    }

    /// Upper pieces of the other side that could be killed by a third piece.
    pub(super) fn targets(&self, side: usize) -> u64 {
        self.uppers[1 - side] & !self.held & self.ground()
    }

    /// The cells that the round of a side can reach by walking.
    pub(super) fn walked(&self, side: usize) -> u64 {
        let ground = self.tops[side] & !EXITS;
        self.walls.flood(self.rounds[side], ground)
    }
}
