//! The values of positions under perfect play, and where they are known.
//!
//! A solved game needs no estimates. Every position is won, drawn or lost. A win or loss has a number of
//! plies: the shortest win against the longest defence. Draws by repetition are not modelled: a draw means
//! that neither side can force a win.

use crate::rules::Position;
use std::cmp::Ordering;
use std::fmt;

/// The result of perfect play for the side to move, from the worst to the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wdl {
    Loss,
    Draw,
    Win,
}

/// The value of a position for the side to move. A win or loss has the number of plies to the end of the
/// game. Sooner wins and later losses are greater.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExactValue {
    Win(u16),
    Draw,
    Loss(u16),
}

impl ExactValue {
    #[must_use]
    pub const fn wdl(self) -> Wdl {
        match self {
            ExactValue::Win(_) => Wdl::Win,
            ExactValue::Draw => Wdl::Draw,
            ExactValue::Loss(_) => Wdl::Loss,
        }
    }

    /// The plies to the end, or `None` for a draw.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self {
            ExactValue::Win(plies) | ExactValue::Loss(plies) => Some(plies),
            ExactValue::Draw => None,
        }
    }

    /// The number of moves that the winner makes until the end, or `None` for a draw.
    #[must_use]
    pub const fn moves(self) -> Option<u16> {
        match self {
            ExactValue::Win(plies) | ExactValue::Loss(plies) => Some(plies.div_ceil(2)),
            ExactValue::Draw => None,
        }
    }

    /// The value of a move that leads to a position of this value, for the side that makes it.
    #[must_use]
    pub const fn a_ply_before(self) -> ExactValue {
        match self {
            ExactValue::Win(plies) => ExactValue::Loss(plies + 1),
            ExactValue::Draw => ExactValue::Draw,
            ExactValue::Loss(plies) => ExactValue::Win(plies + 1),
        }
    }
}

impl Ord for ExactValue {
    fn cmp(&self, other: &ExactValue) -> Ordering {
        match (self, other) {
            (ExactValue::Win(one), ExactValue::Win(other)) => other.cmp(one),
            (ExactValue::Loss(one), ExactValue::Loss(other)) => one.cmp(other),
            _ => self.wdl().cmp(&other.wdl()),
        }
    }
}

impl PartialOrd for ExactValue {
    fn partial_cmp(&self, other: &ExactValue) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// `win 5`, `draw`, `loss 12`.
impl fmt::Display for ExactValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExactValue::Win(plies) => write!(f, "win {plies}"),
            ExactValue::Draw => f.write_str("draw"),
            ExactValue::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}

/// The number of positions of each value for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    pub won: u64,
    pub lost: u64,
    pub drawn: u64,
    /// The plies of the longest win.
    pub longest: u16,
}

impl Counts {
    /// Counts this many positions of a value.
    pub fn add(&mut self, value: ExactValue, positions: u64) {
        match value {
            ExactValue::Loss(_) => self.lost += positions,
            ExactValue::Draw => self.drawn += positions,
            ExactValue::Win(plies) => {
                self.won += positions;
                self.longest = self.longest.max(plies);
            }
        }
    }

    #[must_use]
    pub const fn all(&self) -> u64 {
        self.won + self.lost + self.drawn
    }
}

/// The value of every position of a game, for one value of its options.
pub trait Tablebase<P: Position>: Send + Sync {
    /// The value of a position, or `None` if it is not in the solved game.
    fn value(&self, position: &P) -> Option<ExactValue>;

    /// The numbers less than this are valid for [`Tablebase::position`].
    fn number_count(&self) -> u64;

    /// The position with a number. Every position that can be set up has a number. Some numbers have no position.
    fn position(&self, number: u64) -> Option<P>;

    /// The number of positions of each value, over all numbers. This may take a while.
    fn counts(&self) -> Counts;

    /// A short form to store, from which the solution can be restored quickly. `None` if solving is just
    /// as quick.
    fn pack(&self) -> Option<Vec<u8>> {
        None
    }
}

/// Solving in small steps.
pub trait Solver<P: Position> {
    /// Continues for about this many positions. Returns whether everything is done.
    fn advance(&mut self, budget: u64) -> bool;

    /// The progress from 0 to 1. It never decreases.
    fn done(&self) -> f64;

    /// Does the remaining work and returns the solution.
    fn finish(self: Box<Self>) -> Box<dyn Tablebase<P>>;
}

/// A solver for a solution that is already complete.
pub struct Ready<S>(pub S);

impl<P: Position, S: Tablebase<P> + 'static> Solver<P> for Ready<S> {
    fn advance(&mut self, _: u64) -> bool {
        true
    }

    fn done(&self) -> f64 {
        1.0
    }

    fn finish(self: Box<Self>) -> Box<dyn Tablebase<P>> {
        Box::new(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sooner_win_and_a_later_loss_are_worth_more() {
        let values = [
            ExactValue::Loss(0),
            ExactValue::Loss(2),
            ExactValue::Draw,
            ExactValue::Win(9),
            ExactValue::Win(1),
        ];
        assert!(values.is_sorted());
        assert_eq!(
            values.map(ExactValue::wdl),
            [Wdl::Loss, Wdl::Loss, Wdl::Draw, Wdl::Win, Wdl::Win]
        );
        assert_eq!(ExactValue::Loss(0).a_ply_before(), ExactValue::Win(1));
        assert_eq!(ExactValue::Win(1).a_ply_before(), ExactValue::Loss(2));
        assert_eq!(
            values.map(|value| value.to_string()).join(" "),
            "loss 0 loss 2 draw win 9 win 1"
        );
    }
}
