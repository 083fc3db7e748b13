//! What a search has found out about positions, by their keys.

use std::mem::size_of;

/// How a kept value stands to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position. Small, for reading it takes longer than anything else in a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    /// Counted from the node.
    pub(super) value: i32,
    check: Check,
    /// The best move, where one stood out.
    pub(super) mv: Option<M>,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The question in which it was found.
    age: u8,
}

/// The lower bits of a key; most of the others say the place.
type Check = [u16; 3];

/// Two places: in the first stays what was searched deepest, in the second what came last.
#[derive(Clone)]
#[repr(align(32))]
struct Pair<M>([Option<Entry<M>>; 2]);

/// The transposition table.
pub(super) struct Table<M> {
    pairs: Vec<Pair<M>>,
    age: u8,
}

impl<M: Copy> Table<M> {
    /// A table of about so many bytes at most, at least one pair.
    pub(super) fn new(bytes: usize) -> Table<M> {
        let most = bytes / size_of::<Pair<M>>();
        // The greatest power of two that fits.
        let count = 1 << most.max(1).ilog2();
        Table {
            pairs: vec![Pair([None; 2]); count],
            age: 0,
        }
    }

    /// A new question: what is kept from earlier ones gives way first.
    pub(super) fn grow_older(&mut self) {
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
        // The highest bits, as wide as any table that fits a browser.
        (key >> 32 >> (32 - self.pairs.len().ilog2())) as usize
    }
}

#[allow(clippy::cast_possible_truncation)]
fn check(key: u64) -> Check {
    [key as u16, (key >> 16) as u16, (key >> 32) as u16]
}
