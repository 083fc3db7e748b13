//! Random numbers from a seed, the same on every machine.

use tablero::rules::mix;

/// A random number generator.
pub(crate) struct Chance(u64, u64);

impl Chance {
    pub(crate) fn of(seed: u64) -> Chance {
        Chance(seed, 0)
    }

    /// A number less than `count`. `count` is at least one.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.1 += 1;
        // The upper half is uniform enough for the few moves of a position.
        (mix(self.0, self.1) >> 32) as usize % count.max(1)
    }

    /// A random item of a list. None if the list is empty.
    pub(crate) fn one_of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).copied()
    }
}
