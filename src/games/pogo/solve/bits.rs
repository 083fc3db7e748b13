//! A set of positions of a class, with one bit for each.

const WORDS: usize = 16;

/// The size of two cache lines.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Bits([u64; WORDS]);

/// Numbers must be less than 1,024.
impl Bits {
    pub fn set(&mut self, number: usize) {
        self.0[number / 64 % WORDS] |= 1 << (number % 64);
    }

    pub fn has(&self, number: usize) -> bool {
        self.0[number / 64 % WORDS] >> (number % 64) & 1 != 0
    }

    pub fn add(&mut self, other: Bits) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }

    /// Removes the numbers that are also in the other set, and returns them.
    pub fn take(&mut self, other: Bits) -> Bits {
        let mut taken = other;
        for (word, taken) in self.0.iter_mut().zip(&mut taken.0) {
            *taken &= *word;
            *word ^= *taken;
        }
        taken
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Visits every number in the set, in order.
    pub fn each(&self, mut visit: impl FnMut(usize)) {
        for (word, first) in self.0.into_iter().zip((0..).step_by(64)) {
            let mut rest = word;
            while rest != 0 {
                visit(first + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    /// The set as bytes, with eight numbers in a byte, the first in the lowest bit.
    pub fn bytes(&self) -> [u8; WORDS * 8] {
        let mut bytes = [0; WORDS * 8];
        for (bytes, word) in bytes.as_chunks_mut().0.iter_mut().zip(self.0) {
            *bytes = word.to_le_bytes();
        }
        bytes
    }
}
