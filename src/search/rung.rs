//! Playing a solved game below perfection, by how often a result is given away.

use super::perfect::{Explored, below, explore, perfect_moves, pick};
use super::solved::{Solution, Wdl};
use crate::rules::{Position, mix};

/// How well to play a solved game: how many times of a thousand a player gives the result away where a
/// move does; the rest of the time it plays perfectly. Where all is lost it plays any move as often, and
/// else the one that holds out longest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rung {
    pub slips: u16,
}

impl Rung {
    /// What slips are counted of.
    pub const WHOLE: u16 = 1_000;
    /// Never gives anything away.
    pub const PERFECT: Rung = Rung { slips: 0 };

    /// Each move with how likely it is made, those with no chance left out; none where the game is over
    /// or not solved.
    #[must_use]
    pub fn chances<P: Position>(
        self,
        solution: &dyn Solution<P>,
        position: &P,
    ) -> Vec<(P::Move, f64)> {
        let Some(explored) = explore(solution, position) else {
            return Vec::new();
        };
        let slip = f64::from(self.slips) / f64::from(Rung::WHOLE);
        let (careless, slip) = match self.careless(&explored) {
            moves if moves.is_empty() => (moves, 0.0),
            moves => (moves, slip),
        };
        let perfect = perfect_moves(solution, position, &explored);
        let share = |moves: &[P::Move], mv, all: f64| match moves.contains(&mv) {
            true => all / moves.len() as f64,
            false => 0.0,
        };
        let chance = |(mv, _): &(P::Move, _)| {
            let chance = share(&careless, *mv, slip) + share(&perfect, *mv, 1.0 - slip);
            (*mv, chance)
        };
        let chances = explored.moves.iter().map(chance);
        chances.filter(|(_, chance)| *chance > 0.0).collect()
    }

    /// A move by these chances, the same for the same seed.
    #[must_use]
    pub fn choose<P: Position>(
        self,
        solution: &dyn Solution<P>,
        position: &P,
        seed: u64,
    ) -> Option<P::Move> {
        self.choose_of(solution, position, &explore(solution, position)?, seed)
    }

    /// The same where something else is known of what the moves bring.
    #[must_use]
    pub fn choose_of<P: Position>(
        self,
        solution: &dyn Solution<P>,
        position: &P,
        explored: &Explored<P::Move>,
        seed: u64,
    ) -> Option<P::Move> {
        let careless = self.careless(explored);
        let seed = mix(0, seed);
        let slips = below(mix(seed, 1), Rung::WHOLE.into()) < self.slips.into();
        if slips && !careless.is_empty() {
            return pick(&careless, mix(seed, 2));
        }
        pick(&perfect_moves(solution, position, explored), mix(seed, 2))
    }

    /// What it does when it does not look: the moves that give the result away, all where all is lost.
    fn careless<M: Copy>(self, explored: &Explored<M>) -> Vec<M> {
        match explored.value.wdl() {
            Wdl::Loss => explored.moves.iter().map(|(mv, _)| *mv).collect(),
            _ => explored.slips().map(|(mv, _)| mv).collect(),
        }
    }

    /// How likely its move gives the result away: exactly its slips where a move does, 0 elsewhere.
    #[must_use]
    pub fn error<P: Position>(self, solution: &dyn Solution<P>, position: &P) -> f64 {
        let Some(explored) = explore(solution, position) else {
            return 0.0;
        };
        let slips: Vec<P::Move> = explored.slips().map(|(mv, _)| mv).collect();
        let chances = self.chances(solution, position).into_iter();
        chances
            .filter(|(mv, _)| slips.contains(mv))
            .map(|(_, chance)| chance)
            .sum()
    }
}
