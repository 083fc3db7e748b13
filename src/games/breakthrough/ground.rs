//! Shifting sets of cells on the board, a whole set at a time. The same code serves both sides.

use super::Size;
use super::bits::Bits;
use crate::rules::Side;

/// The data of a board that shifting needs. "Up" is the direction in which a side moves.
#[derive(Clone, Copy)]
pub(super) struct Ground<B> {
    width: u8,
    height: u8,
    not_first: B,
    not_last: B,
    /// The cells of the lowest rank.
    bottom: B,
}

impl<B: Bits> Ground<B> {
    #[inline(always)]
    pub(super) fn new(size: Size) -> Ground<B> {
        let not_first = size.not_first();
        Ground {
            width: size.width(),
            height: size.height(),
            not_first: B::narrow(not_first),
            not_last: B::narrow(not_first >> 1),
            bottom: B::narrow(size.rank(0)),
        }
    }

    #[inline(always)]
    pub(super) fn height(&self) -> u8 {
        self.height
    }

    /// The cells straight ahead of these cells.
    #[inline(always)]
    pub(super) fn up(&self, side: Side, set: B) -> B {
        self.rows_up(side, set, 1)
    }

    /// The cells `rows` rows ahead. `rows` must be less than the height of the board.
    #[inline(always)]
    pub(super) fn rows_up(&self, side: Side, set: B, rows: u8) -> B {
        match side {
            Side::White => set << (rows * self.width),
            Side::Black => set >> (rows * self.width),
        }
    }

    /// The cells beside these: one set shifted towards the first file, one towards the last.
    #[inline(always)]
    pub(super) fn aside(&self, set: B) -> (B, B) {
        ((set & self.not_first) >> 1, (set & self.not_last) << 1)
    }

    /// The cells diagonally ahead: one set shifted towards the first file, one towards the last.
    #[inline(always)]
    pub(super) fn diagonals(&self, side: Side, set: B) -> (B, B) {
        let (left, right) = self.aside(set);
        (self.up(side, left), self.up(side, right))
    }

    /// The cells on which these pieces could capture.
    #[inline(always)]
    pub(super) fn attacks(&self, side: Side, set: B) -> B {
        let (left, right) = self.aside(set);
        self.up(side, left | right)
    }

    /// A rank as a side counts them: from 0, starting with its own edge.
    #[inline(always)]
    pub(super) fn rank(&self, side: Side, rank: u8) -> B {
        let rank = match side {
            Side::White => rank,
            Side::Black => self.height - 1 - rank,
        };
        self.bottom << (rank * self.width)
    }

    /// A rank counted from the goal edge of a side, from 0.
    #[inline(always)]
    pub(super) fn far_rank(&self, side: Side, far: u8) -> B {
        self.rank(side.other(), far)
    }

    /// These cells and all cells behind them, as the side sees it.
    #[inline(always)]
    pub(super) fn fill_down(&self, side: Side, set: B) -> B {
        let back = side.other();
        let mut set = set | self.up(back, set);
        set = set | self.rows_up(back, set, 2);
        if self.height > 4 {
            set = set | self.rows_up(back, set, 4);
        }
        if self.height > 8 {
            set = set | self.rows_up(back, set, 8);
        }
        set
    }

    /// The cells of the set that are in the first or the last file.
    #[inline(always)]
    pub(super) fn edges(&self, set: B) -> B {
        set & !(self.not_first & self.not_last)
    }
}
