//! Checks a solution with the moves of the rules alone.
//!
//! The value of a position is the value of its best move, counted one ply further from the end than the
//! position after the move. So a won position has a move to a lost one and no sooner win. A lost position
//! leads only to won ones, as late as possible. A drawn position has a move to a drawn one and none to a
//! lost one. If this holds everywhere, the solution is right.

use super::perfect::below;
use super::tablebase::{Counts, ExactValue, Tablebase};
use super::wins::after;
use crate::rules::{Outcome, Position, mix};

/// The number of faults that are reported. All faults are counted.
const MAX_REPORTED_FAULTS: usize = 5;
/// How often a number is redrawn if it has no position, before the sample goes without it.
const DRAWS: u64 = 1_000;

/// Which positions are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The number of random positions. With `None`, or if there are fewer positions, every position is
    /// checked once.
    pub positions: Option<u64>,
    pub seed: u64,
}

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    pub counts: Counts,
    pub wrong: u64,
    /// The first few wrong positions, for example `POSITION: win 5, by its moves loss 4`.
    pub faults: Vec<String>,
}

impl Sample {
    /// The number of positions to check.
    pub fn size<P: Position>(self, tablebase: &dyn Tablebase<P>) -> u64 {
        self.drawn(tablebase).unwrap_or(tablebase.number_count())
    }

    /// The position of an index, the same for the same seed. Some indexes have no position.
    pub fn position<P: Position>(self, tablebase: &dyn Tablebase<P>, index: u64) -> Option<P> {
        if self.drawn(tablebase).is_none() {
            return tablebase.position(index);
        }
        let seed = mix(mix(0, self.seed), index);
        let mut numbers = (0..DRAWS).map(|draw| below(mix(seed, draw), tablebase.number_count()));
        numbers.find_map(|number| tablebase.position(number))
    }

    fn drawn<P: Position>(self, tablebase: &dyn Tablebase<P>) -> Option<u64> {
        self.positions
            .filter(|positions| *positions < tablebase.number_count())
    }
}

impl Checked {
    /// Compares the stated value of a position with the value that its moves give.
    pub fn look<P: Position>(&mut self, tablebase: &dyn Tablebase<P>, position: &P) {
        let (stated, found) = (tablebase.value(position), by_moves(tablebase, position));
        if let Some(value) = stated {
            self.counts.add(value, 1);
        }
        if stated.is_none() || stated != found {
            self.wrong += 1;
            let printed =
                |value: Option<ExactValue>| value.map_or("nothing".to_owned(), |v| v.to_string());
            if self.faults.len() < MAX_REPORTED_FAULTS {
                let (stated, found) = (printed(stated), printed(found));
                self.faults
                    .push(format!("{position}: {stated}, by its moves {found}"));
            }
        }
    }

    /// The sum of two results.
    #[must_use]
    pub fn and(mut self, other: Checked) -> Checked {
        self.counts.won += other.counts.won;
        self.counts.lost += other.counts.lost;
        self.counts.drawn += other.counts.drawn;
        self.counts.longest = self.counts.longest.max(other.counts.longest);
        self.wrong += other.wrong;
        self.faults.extend(other.faults);
        self.faults.truncate(MAX_REPORTED_FAULTS);
        self
    }
}

/// The value of a position according to its moves, or `None` if it is not known.
fn by_moves<P: Position>(tablebase: &dyn Tablebase<P>, position: &P) -> Option<ExactValue> {
    match position.outcome() {
        Some(Outcome::Won(side)) if side == position.turn() => return Some(ExactValue::Win(0)),
        Some(Outcome::Won(_)) => return Some(ExactValue::Loss(0)),
        Some(Outcome::Draw) => return Some(ExactValue::Draw),
        None => {}
    }
    let mut best = Some(ExactValue::Loss(0));
    position.each_move(|mv| {
        let worth = tablebase
            .value(&after(position, mv))
            .map(ExactValue::a_ply_before);
        best = best.and_then(|best| Some(best.max(worth?)));
    });
    best
}
