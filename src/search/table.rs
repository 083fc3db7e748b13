//! The transposition table: results of the search by position key.

use std::mem::size_of;

/// How a stored value relates to the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The stored result of a position. It is small because reading it takes longer than anything else in a
/// search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    /// Plies of a proven result count from the node.
    pub(super) value: i32,
    check: Check,
    /// The best move, if one stood out.
    pub(super) mv: Option<M>,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The age of the table when the entry was stored.
    age: u8,
}

/// The lower bits of a key. Most of the other bits select the place.
type Check = [u16; 3];

/// Two entries: the first keeps the deepest search, the second the latest.
#[derive(Clone)]
#[repr(align(32))]
struct Pair<M>([Option<Entry<M>>; 2]);

/// The transposition table.
pub(super) struct Table<M> {
    pairs: Vec<Pair<M>>,
    age: u8,
}

impl<M: Copy> Table<M> {
    /// Creates a table of at most about this many bytes, with at least one pair.
    pub(super) fn new(bytes: usize) -> Table<M> {
        let max = bytes / size_of::<Pair<M>>();
        // The largest power of two that fits.
        let count = 1 << max.max(1).ilog2();
        Table {
            pairs: vec![Pair([None; 2]); count],
            age: 0,
        }
    }

    /// Starts a new question. Entries of earlier questions are replaced first.
    pub(super) fn age(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        let pair = &self.pairs[self.place(key)].0;
        let check = check(key);
        let found = pair.iter().flatten().find(|entry| entry.check == check);
        found.copied()
    }

    pub(super) fn keep(&mut self, key: u64, mv: Option<M>, value: i32, depth: i32, bound: Bound) {
        let place = self.place(key);
        let age = self.age;
        let pair = &mut self.pairs[place].0;
        let depth = u8::try_from(depth).unwrap_or(if depth < 0 { 0 } else { u8::MAX });
        let check = check(key);
        let stays = |old: &Entry<M>| old.check != check && old.age == age && old.depth > depth;
        let index = usize::from(pair[0].as_ref().is_some_and(stays));
        let same = pair.iter().flatten().find(|old| old.check == check);
        let mv = mv.or_else(|| same.and_then(|old| old.mv));
        let new = Entry {
            value,
            check,
            mv,
            depth,
            bound,
            age,
        };
        if index == 0 && pair[0].as_ref().is_some_and(|old| old.check != check) {
            pair[1] = pair[0];
        }
        pair[index] = Some(new);
    }

    #[allow(clippy::cast_possible_truncation)]
    fn place(&self, key: u64) -> usize {
        // The highest bits, which are enough for any table that fits into a browser.
        (key >> 32 >> (32 - self.pairs.len().ilog2())) as usize
    }
}

#[allow(clippy::cast_possible_truncation)]
fn check(key: u64) -> Check {
    [key as u16, (key >> 16) as u16, (key >> 32) as u16]
}
