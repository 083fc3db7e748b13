//! Sets of cells. A set is one machine word if that is enough, else two. Most boards have at most 64
//! cells, and shifting 128 bits costs several instructions, even more in WebAssembly.

use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// A set of cells.
pub(super) trait Bits:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u8, Output = Self>
    + Shr<u8, Output = Self>
{
    const NONE: Self;

    fn narrow(bits: u128) -> Self;
    fn count(self) -> u64;

    /// The set without its lowest cell.
    fn without_lowest(self) -> Self;

    /// Visits the number of each cell, from the lowest.
    fn each(self, visit: impl FnMut(u8));

    /// Whether there are at most two cells.
    fn is_pair(self) -> bool {
        self.without_lowest().without_lowest() == Self::NONE
    }
}

macro_rules! bits {
    ($word:ty) => {
        impl Bits for $word {
            const NONE: Self = 0;

            #[allow(clippy::cast_possible_truncation)]
            #[inline(always)]
            fn narrow(bits: u128) -> Self {
                bits as $word
            }

            #[inline(always)]
            fn count(self) -> u64 {
                u64::from(self.count_ones())
            }

            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[allow(clippy::cast_possible_truncation)]
            #[inline(always)]
            fn each(mut self, mut visit: impl FnMut(u8)) {
                while self != 0 {
                    visit(self.trailing_zeros() as u8);
                    self &= self - 1;
                }
            }
        }
    };
}

bits!(u64);
bits!(u128);
