//! Playing a solved game with mistakes, controlled by how often a result is given away.

use super::perfect::{Explored, below, explore, perfect_moves, pick};
use super::tablebase::{Tablebase, Wdl};
use crate::rules::{Position, mix};

/// A playing strength in a solved game: how many times in a thousand a player gives the result away, if some
/// move does. Otherwise it plays perfectly. In a lost position it plays a random move just as often, and
/// otherwise the move that delays the loss longest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ExactLevel {
    pub error_rate: u16,
}

impl ExactLevel {
    /// The denominator of `error_rate`.
    pub const WHOLE: u16 = 1_000;
    /// Never gives a result away.
    pub const PERFECT: ExactLevel = ExactLevel { error_rate: 0 };

    /// Each move with its probability. Moves that are never made are left out. Empty if the game is over
    /// or not solved.
    #[must_use]
    pub fn chances<P: Position>(
        self,
        tablebase: &dyn Tablebase<P>,
        position: &P,
    ) -> Vec<(P::Move, f64)> {
        let Some(explored) = explore(tablebase, position) else {
            return Vec::new();
        };
        let error_rate = f64::from(self.error_rate) / f64::from(ExactLevel::WHOLE);
        let (bad, error_rate) = match self.bad_moves(&explored) {
            moves if moves.is_empty() => (moves, 0.0),
            moves => (moves, error_rate),
        };
        let perfect = perfect_moves(tablebase, position, &explored);
        let share = |moves: &[P::Move], mv, all: f64| match moves.contains(&mv) {
            true => all / moves.len() as f64,
            false => 0.0,
        };
        let chance = |(mv, _): &(P::Move, _)| {
            let chance = share(&bad, *mv, error_rate) + share(&perfect, *mv, 1.0 - error_rate);
            (*mv, chance)
        };
        let chances = explored.moves.iter().map(chance);
        chances.filter(|(_, chance)| *chance > 0.0).collect()
    }

    /// A move chosen with these probabilities, the same for the same seed.
    #[must_use]
    pub fn choose<P: Position>(
        self,
        tablebase: &dyn Tablebase<P>,
        position: &P,
        seed: u64,
    ) -> Option<P::Move> {
        self.choose_of(tablebase, position, &explore(tablebase, position)?, seed)
    }

    /// The same, with values of the moves that are known from elsewhere.
    #[must_use]
    pub fn choose_of<P: Position>(
        self,
        tablebase: &dyn Tablebase<P>,
        position: &P,
        explored: &Explored<P::Move>,
        seed: u64,
    ) -> Option<P::Move> {
        let bad = self.bad_moves(explored);
        let seed = mix(0, seed);
        let is_mistake = below(mix(seed, 1), ExactLevel::WHOLE.into()) < self.error_rate.into();
        if is_mistake && !bad.is_empty() {
            return pick(&bad, mix(seed, 2));
        }
        pick(&perfect_moves(tablebase, position, explored), mix(seed, 2))
    }

    /// The moves of a mistake: those that give the result away, or all moves in a lost position.
    fn bad_moves<M: Copy>(self, explored: &Explored<M>) -> Vec<M> {
        match explored.value.wdl() {
            Wdl::Loss => explored.moves.iter().map(|(mv, _)| *mv).collect(),
            _ => explored.mistakes().map(|(mv, _)| mv).collect(),
        }
    }

    /// The probability that its move gives the result away: exactly its error rate if some move does, else 0.
    #[must_use]
    pub fn error<P: Position>(self, tablebase: &dyn Tablebase<P>, position: &P) -> f64 {
        let Some(explored) = explore(tablebase, position) else {
            return 0.0;
        };
        let mistakes: Vec<P::Move> = explored.mistakes().map(|(mv, _)| mv).collect();
        let chances = self.chances(tablebase, position).into_iter();
        chances
            .filter(|(mv, _)| mistakes.contains(mv))
            .map(|(_, chance)| chance)
            .sum()
    }
}
