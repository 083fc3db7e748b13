//! Numbers by chance, from a seed the same on every machine.

use tablero::rules::mix;

/// What gives one number after another.
pub(crate) struct Chance(u64, u64);

impl Chance {
    pub(crate) fn of(seed: u64) -> Chance {
        Chance(seed, 0)
    }

    /// One of so many, at least one.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.1 += 1;
        // The upper half is as even as anybody needs for the few moves of a position.
        (mix(self.0, self.1) >> 32) as usize % count.max(1)
    }

    /// One of a list; none of an empty one.
    pub(crate) fn one_of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).copied()
    }
}
