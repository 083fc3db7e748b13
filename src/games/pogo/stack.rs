//! A stack of pieces in sixteen bits.

use crate::rules::Side;

/// The pieces on a cell, up to twelve.
///
/// The lowest bit is the topmost piece, 1 if it is White's. The bit above the lowest piece is always 1 and
/// marks the end of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack(u16);

impl Stack {
    pub const EMPTY: Stack = Stack(1);

    #[must_use]
    pub const fn height(self) -> u8 {
        self.0.ilog2() as u8
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// The owner of the topmost piece, who controls the stack.
    #[must_use]
    pub const fn owner(self) -> Option<Side> {
        match self.0 {
            1 => None,
            bits if bits & 1 != 0 => Some(Side::White),
            _ => Some(Side::Black),
        }
    }

    /// The owner of the piece at a level. 0 is the lowest.
    #[must_use]
    pub const fn at(self, level: u8) -> Option<Side> {
        match self.height().checked_sub(level) {
            None | Some(0) => None,
            Some(over) => Stack(self.0 >> (over - 1)).owner(),
        }
    }

    /// The stack with one more piece on top.
    #[must_use]
    pub const fn with(self, side: Side) -> Stack {
        let piece = match side {
            Side::White => 1,
            Side::Black => 0,
        };
        Stack(self.0 << 1 | piece)
    }

    /// A bit for each piece. The lowest piece of the stack has the highest bit.
    pub(super) const fn bits(self) -> u16 {
        self.0 & !(1 << self.height())
    }

    /// Takes this many pieces off the top, as a block.
    pub(super) const fn lift(&mut self, count: u8) -> Stack {
        let block = Stack(self.0 & ((1 << count) - 1) | 1 << count);
        self.0 >>= count;
        block
    }

    /// Puts a block on top.
    pub(super) const fn put(&mut self, block: Stack) {
        self.0 = self.0 << block.height() | block.bits();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side::{Black, White};

    fn pile(sides: &[Side]) -> Stack {
        sides.iter().fold(Stack::EMPTY, |stack, &s| stack.with(s))
    }

    #[test]
    fn pieces_are_where_they_were_put() {
        let sides = [White, White, White, Black, White, White];
        let stack = pile(&sides);
        assert_eq!((stack.height(), stack.owner()), (6, Some(White)));
        for (side, level) in sides.into_iter().zip(0..) {
            assert_eq!(stack.at(level), Some(side));
        }
        assert_eq!(stack.at(6), None);
        assert_eq!((Stack::EMPTY.height(), Stack::EMPTY.owner()), (0, None));
        assert_eq!(Stack::EMPTY.at(0), None);
    }

    #[test]
    fn a_block_keeps_its_order() {
        let mut from = pile(&[White, White, Black, White, White]);
        let mut to = pile(&[Black]);
        to.put(from.lift(3));
        assert_eq!(from, pile(&[White, White]));
        assert_eq!(to, pile(&[Black, Black, White, White]));
        to.put(from.lift(2));
        assert!(from.is_empty());
        assert_eq!(to.height(), 6);
    }
}
