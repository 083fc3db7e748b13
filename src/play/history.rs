//! The positions of a game, and how often each has occurred.

use crate::rules::Position;
use std::collections::HashMap;

/// The start, then the position after each move.
#[derive(Clone, Debug)]
pub(super) struct History<P> {
    positions: Vec<P>,
    /// The repetition key of each position.
    keys: Vec<Option<u64>>,
    /// The number of occurrences of each key. It is updated with every move, so that a long game is not
    /// searched each time.
    times: HashMap<u64, usize>,
}

impl<P: Position> History<P> {
    pub fn new(start: P) -> History<P> {
        let mut history = History {
            positions: Vec::new(),
            keys: Vec::new(),
            times: HashMap::new(),
        };
        history.push(start);
        history
    }

    /// The position after this many plies, or the last one if there are fewer.
    pub fn at(&self, ply: usize) -> &P {
        &self.positions[ply.min(self.positions.len() - 1)]
    }

    /// The repetition keys of all positions except the last one.
    pub fn keys_before(&self) -> Vec<u64> {
        let before = &self.keys[..self.keys.len() - 1];
        before.iter().copied().flatten().collect()
    }

    pub fn push(&mut self, position: P) {
        let key = position.repetition_key();
        if let Some(key) = key {
            *self.times.entry(key).or_default() += 1;
        }
        self.keys.push(key);
        self.positions.push(position);
    }

    /// Removes the last position. The start is never removed.
    pub fn go_back(&mut self) {
        if self.positions.len() > 1 {
            self.positions.pop();
            let key = self.keys.pop().flatten();
            if let Some(times) = key.and_then(|key| self.times.get_mut(&key)) {
                *times -= 1;
            }
        }
    }

    /// How often this key has occurred.
    pub fn times_of(&self, key: u64) -> usize {
        self.times.get(&key).copied().unwrap_or_default()
    }

    /// Whether any position has occurred more than once.
    pub fn is_repeated(&self) -> bool {
        self.times.values().any(|times| *times > 1)
    }

    /// How often the last position has occurred, if the game has a repetition rule.
    pub fn times(&self) -> Option<usize> {
        let key = self.keys.last().copied().flatten()?;
        self.times.get(&key).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy::Toy;

    #[test]
    fn a_position_that_was_taken_back_does_not_count_as_a_repetition() {
        let [one, other] = ["W...b w", "W...b b"].map(|text| {
            let toy = Toy::parse(Default::default(), text);
            toy.unwrap()
        });
        let mut history = History::new(one.clone());
        let mut times = Vec::new();
        for position in [&other, &one, &other, &one] {
            history.push(position.clone());
            times.push(history.times());
            assert!(history.is_repeated() || times.len() < 2);
        }
        assert_eq!(times, [Some(1), Some(2), Some(2), Some(3)]);
        for expected in [Some(2), Some(2), Some(1), Some(1), Some(1)] {
            history.go_back();
            assert_eq!(history.times(), expected);
        }
        assert_eq!((history.at(0), history.at(9)), (&one, &one));
        assert!(!history.is_repeated());
    }
}
