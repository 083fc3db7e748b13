//! A solution held against the moves of the rules, which know nothing of how it was found.
//!
//! A position is worth its best move, and a move a ply less than the position after it. So a won one
//! has a move to a lost one and no sooner win, a lost one leads to won ones only and as late as can be,
//! a drawn one has a move to a drawn one and none to a lost one. Where that holds everywhere the
//! solution is right.

use super::perfect::below;
use super::solved::{Counts, Solution, Solved};
use super::wins::after;
use crate::rules::{Outcome, Position, mix};

/// As many faults are told; all are counted.
const TOLD: usize = 5;
/// How often a number without a position is drawn before the sample goes without.
const DRAWS: u64 = 1_000;

/// Which positions are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// So many at random; each there is, once, if none, or if there are no more.
    pub positions: Option<u64>,
    pub seed: u64,
}

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    pub counts: Counts,
    pub wrong: u64,
    /// The first few that are wrong, as `POSITION: win 5, by its moves loss 4`.
    pub faults: Vec<String>,
}

impl Sample {
    /// How many positions there are to draw.
    pub fn size<P: Position>(self, solution: &dyn Solution<P>) -> u64 {
        self.drawn(solution).unwrap_or(solution.numbers())
    }

    /// One of them, the same for the same seed; there are numbers without.
    pub fn position<P: Position>(self, solution: &dyn Solution<P>, index: u64) -> Option<P> {
        if self.drawn(solution).is_none() {
            return solution.position(index);
        }
        let seed = mix(mix(0, self.seed), index);
        let mut numbers = (0..DRAWS).map(|draw| below(mix(seed, draw), solution.numbers()));
        numbers.find_map(|number| solution.position(number))
    }

    fn drawn<P: Position>(self, solution: &dyn Solution<P>) -> Option<u64> {
        self.positions
            .filter(|positions| *positions < solution.numbers())
    }
}

impl Checked {
    /// Holds the value that a position is stated to have against what its moves lead to.
    pub fn look<P: Position>(&mut self, solution: &dyn Solution<P>, position: &P) {
        let (stated, found) = (solution.value(position), by_moves(solution, position));
        if let Some(value) = stated {
            self.counts.add(value, 1);
        }
        if stated.is_none() || stated != found {
            self.wrong += 1;
            let said =
                |value: Option<Solved>| value.map_or("nothing".to_owned(), |v| v.to_string());
            if self.faults.len() < TOLD {
                let (stated, found) = (said(stated), said(found));
                self.faults
                    .push(format!("{position}: {stated}, by its moves {found}"));
            }
        }
    }

    /// Both together.
    #[must_use]
    pub fn and(mut self, other: Checked) -> Checked {
        self.counts.won += other.counts.won;
        self.counts.lost += other.counts.lost;
        self.counts.drawn += other.counts.drawn;
        self.counts.longest = self.counts.longest.max(other.counts.longest);
        self.wrong += other.wrong;
        self.faults.extend(other.faults);
        self.faults.truncate(TOLD);
        self
    }
}

/// What a position is worth by what its moves lead to; none if that is not known.
fn by_moves<P: Position>(solution: &dyn Solution<P>, position: &P) -> Option<Solved> {
    match position.outcome() {
        Some(Outcome::Won(side)) if side == position.turn() => return Some(Solved::Win(0)),
        Some(Outcome::Won(_)) => return Some(Solved::Loss(0)),
        Some(Outcome::Draw) => return Some(Solved::Draw),
        None => {}
    }
    let mut best = Some(Solved::Loss(0));
    position.each_move(|mv| {
        let worth = solution
            .value(&after(position, mv))
            .map(Solved::a_ply_before);
        best = best.and_then(|best| Some(best.max(worth?)));
    });
    best
}
