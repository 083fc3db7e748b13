//! A set of the positions of a class, a bit for each.

const WORDS: usize = 16;

/// As large as two lines of a cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Bits([u64; WORDS]);

/// Numbers are less than 1,024.
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

    /// Takes those out that are in another set too, and gives them.
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

    /// Visits every number in it, in order.
    pub fn each(&self, mut visit: impl FnMut(usize)) {
        for (word, first) in self.0.into_iter().zip((0..).step_by(64)) {
            let mut rest = word;
            while rest != 0 {
                visit(first + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    /// Eight numbers in a byte, the first the lowest bit.
    pub fn bytes(&self) -> [u8; WORDS * 8] {
        let mut bytes = [0; WORDS * 8];
        for (bytes, word) in bytes.as_chunks_mut().0.iter_mut().zip(self.0) {
            *bytes = word.to_le_bytes();
        }
        bytes
    }
}
