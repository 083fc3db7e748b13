//! Solving a small game completely by retrograde analysis, for any implementation of the rules.

use super::tablebase::{Counts, ExactValue, Tablebase};
use crate::rules::{Outcome, Position};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// The value of every position that can be reached from the start positions.
pub struct RetrogradeTablebase<P> {
    positions: Vec<P>,
    numbers: HashMap<P, u32>,
    values: Vec<ExactValue>,
}

impl<P: Position> RetrogradeTablebase<P> {
    /// Solves all positions that can be reached from these. Memory use grows with the number of moves. A
    /// finished position must not be a draw or won by the side to move.
    #[must_use]
    pub fn of(starts: impl IntoIterator<Item = P>) -> RetrogradeTablebase<P> {
        let mut found = RetrogradeTablebase {
            positions: Vec::new(),
            numbers: HashMap::new(),
            values: Vec::new(),
        };
        for position in starts {
            found.number(position);
        }
        // The predecessors of each position, as one number for every move, and how many moves are not yet
        // known to lose.
        let mut before: Vec<Vec<u32>> = Vec::new();
        let mut left: Vec<u32> = Vec::new();
        let mut at = 0;
        while let Some(position) = found.positions.get(at).cloned() {
            let mut moves = 0;
            position.each_move(|mv| {
                let mut next = position.clone();
                next.play(mv);
                let next = found.number(next);
                before.resize_with(found.positions.len(), Vec::new);
                before[next].push(at as u32);
                moves += 1;
            });
            left.push(moves);
            at += 1;
        }
        before.resize_with(found.positions.len(), Vec::new);
        found.values = vec![ExactValue::Draw; found.positions.len()];
        found.work_back(&before, &mut left);
        found
    }

    /// Evaluates positions by increasing number of plies. A position with a move to a lost one is won. A
    /// position with moves only to won ones is lost.
    fn work_back(&mut self, before: &[Vec<u32>], left: &mut [u32]) {
        let lost = |position: &P| position.outcome() == Some(Outcome::Won(position.turn().other()));
        let over = self
            .positions
            .iter()
            .enumerate()
            .filter(|(_, position)| lost(position));
        let mut decided: Vec<usize> = over.map(|(number, _)| number).collect();
        for &number in &decided {
            self.values[number] = ExactValue::Loss(0);
        }
        let mut next = 0;
        while let Some(&number) = decided.get(next) {
            next += 1;
            let value = self.values[number].a_ply_before();
            for &before in &before[number] {
                let before = before as usize;
                left[before] -= 1;
                let known = matches!(value, ExactValue::Win(_)) || left[before] == 0;
                if known && self.values[before] == ExactValue::Draw {
                    self.values[before] = value;
                    decided.push(before);
                }
            }
        }
    }

    fn number(&mut self, position: P) -> usize {
        let next = self.positions.len();
        match self.numbers.entry(position) {
            Entry::Occupied(entry) => *entry.get() as usize,
            Entry::Vacant(entry) => {
                self.positions.push(entry.key().clone());
                entry.insert(next as u32);
                next
            }
        }
    }
}

impl<P: Position + Send + Sync> Tablebase<P> for RetrogradeTablebase<P> {
    fn value(&self, position: &P) -> Option<ExactValue> {
        let number = self.numbers.get(position)?;
        Some(self.values[*number as usize])
    }

    fn number_count(&self) -> u64 {
        self.positions.len() as u64
    }

    fn position(&self, number: u64) -> Option<P> {
        self.positions.get(usize::try_from(number).ok()?).cloned()
    }
    fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        self.values.iter().for_each(|&value| counts.add(value, 1));
        counts
    }
}
