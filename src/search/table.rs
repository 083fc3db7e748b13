//! The transposition table: what a search has found out about positions, by their keys.

use std::mem::size_of;

/// How a kept value stands to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    key: u64,
    /// The best move, where one stood out.
    pub(super) mv: Option<M>,
    /// Counted from the node.
    pub(super) value: i32,
    pub(super) depth: i16,
    pub(super) bound: Bound,
    /// The question in which it was found.
    age: u8,
}

/// Pairs of places: in the first stays what was searched deepest, in the second what came last.
pub(super) struct Table<M> {
    pairs: Vec<[Option<Entry<M>>; 2]>,
    age: u8,
}

impl<M: Copy> Table<M> {
    /// A table of about so many bytes at most, at least one pair.
    pub(super) fn new(bytes: usize) -> Table<M> {
        let most = bytes / size_of::<[Option<Entry<M>>; 2]>();
        // The greatest power of two that fits.
        let count = 1 << most.max(1).ilog2();
        Table {
            pairs: vec![[None; 2]; count],
            age: 0,
        }
    }

    /// A new question: what is kept from earlier ones gives way first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        let pair = self.pairs[self.place(key)];
        pair.into_iter().flatten().find(|entry| entry.key == key)
    }

    pub(super) fn keep(&mut self, key: u64, mv: Option<M>, value: i32, depth: i32, bound: Bound) {
        let place = self.place(key);
        let age = self.age;
        let pair = &mut self.pairs[place];
        let depth = i16::try_from(depth).unwrap_or(i16::MAX);
        let stays = |old: &Entry<M>| old.key != key && old.age == age && old.depth > depth;
        let index = usize::from(pair[0].as_ref().is_some_and(stays));
        let same = pair.iter().flatten().find(|old| old.key == key);
        let mv = mv.or_else(|| same.and_then(|old| old.mv));
        let new = Entry {
            key,
            mv,
            value,
            depth,
            bound,
            age,
        };
        if index == 0 && pair[0].as_ref().is_some_and(|old| old.key != key) {
            pair[1] = pair[0];
        }
        pair[index] = Some(new);
    }

    #[allow(clippy::cast_possible_truncation)]
    fn place(&self, key: u64) -> usize {
        // The upper half, as wide as any table that fits a browser.
        (key >> 32) as usize & (self.pairs.len() - 1)
    }
}
