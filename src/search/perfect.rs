//! What a solution is for: every move with its value, the perfect move, a game judged.

use super::solved::{Solution, Solved};
use crate::rules::{Position, mix};

/// A position of a solved game with all its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explored<M> {
    pub value: Solved,
    /// Every legal move, in the order of the rules, with what it is worth to who makes it. Plies are
    /// counted from before the move, so that the best moves have the value of the position.
    pub moves: Vec<(M, Solved)>,
}

/// The moves of a position with their values; none if it is not of the solved game.
#[must_use]
pub fn explore<P: Position>(solution: &dyn Solution<P>, position: &P) -> Option<Explored<P::Move>> {
    let value = solution.value(position)?;
    let worth = |mv| {
        let mut next = position.clone();
        next.play(mv);
        Some((mv, solution.value(&next)?.a_ply_before()))
    };
    let moves = position
        .moves()
        .into_iter()
        .map(worth)
        .collect::<Option<_>>()?;
    Some(Explored { value, moves })
}

impl<M: Copy> Explored<M> {
    /// The moves that keep the result: that win, hold the draw, or, where all is lost, every move.
    pub fn holding(&self) -> impl Iterator<Item = (M, Solved)> {
        let holds = |(_, value): &(M, Solved)| value.wdl() >= self.value.wdl();
        self.moves.iter().copied().filter(holds)
    }

    /// The moves that give the result away: a win for less, or a draw.
    pub fn slips(&self) -> impl Iterator<Item = (M, Solved)> {
        let slips = |(_, value): &(M, Solved)| value.wdl() < self.value.wdl();
        self.moves.iter().copied().filter(slips)
    }

    /// The moves with the value of the position: the shortest wins, the longest losses, what draws.
    pub fn best(&self) -> impl Iterator<Item = M> {
        let best = |(_, value): &&(M, Solved)| *value == self.value;
        self.moves.iter().filter(best).map(|(mv, _)| *mv)
    }

    /// One of the moves judged, counted from 1 in its game; none if it is none of them.
    #[must_use]
    pub fn judge(&self, mv: M, ply: usize) -> Option<Judgement<M>>
    where
        M: PartialEq,
    {
        let (_, after) = self.moves.iter().find(|(other, _)| *other == mv)?;
        Some(Judgement {
            ply,
            before: self.value,
            after: *after,
            holding: self.holding().count(),
            moves: self.moves.len(),
            best: self.best().collect(),
        })
    }
}

/// The moves that perfect play chooses from: the shortest wins, the longest losses, and of those that
/// draw the ones after which the fewest moves of the other side hold the draw. None where the game is
/// over.
#[must_use]
pub fn perfect_moves<P: Position>(
    solution: &dyn Solution<P>,
    position: &P,
    explored: &Explored<P::Move>,
) -> Vec<P::Move> {
    let best: Vec<P::Move> = explored.best().collect();
    if explored.value != Solved::Draw {
        return best;
    }
    let holding = |mv: P::Move| {
        let mut next = position.clone();
        next.play(mv);
        explore(solution, &next).map_or(usize::MAX, |after| after.holding().count())
    };
    let counted: Vec<usize> = best.iter().map(|&mv| holding(mv)).collect();
    let fewest = counted.iter().min().copied();
    let narrow = best.into_iter().zip(counted);
    narrow
        .filter(|(_, count)| Some(*count) == fewest)
        .map(|(mv, _)| mv)
        .collect()
}

/// One of the [`perfect_moves`], the same for the same seed; none where the game is over or not solved.
#[must_use]
pub fn perfect_move<P: Position>(
    solution: &dyn Solution<P>,
    position: &P,
    seed: u64,
) -> Option<P::Move> {
    let explored = explore(solution, position)?;
    pick(&perfect_moves(solution, position, &explored), seed)
}

/// What a move did to the value of a game, both as who made it sees it and counted from before it: a
/// move that keeps the value costs nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement<M> {
    /// The move, counted from 1.
    pub ply: usize,
    pub before: Solved,
    pub after: Solved,
    /// How many moves kept the result, and how many there were.
    pub holding: usize,
    pub moves: usize,
    /// The moves that kept the value.
    pub best: Vec<M>,
}

impl<M> Judgement<M> {
    /// Whether the move gave the result away.
    #[must_use]
    pub fn is_slip(&self) -> bool {
        self.after.wdl() < self.before.wdl()
    }

    /// How many plies later a kept win comes, or how many sooner a loss; 0 after the best moves.
    #[must_use]
    pub fn delay(&self) -> u16 {
        match (self.before, self.after) {
            (Solved::Win(before), Solved::Win(after)) => after.saturating_sub(before),
            (Solved::Loss(before), Solved::Loss(after)) => before.saturating_sub(after),
            _ => 0,
        }
    }
}

/// Judges every move of a game; none if it is not of the solved game. The moves must be legal.
#[must_use]
pub fn judge<P: Position>(
    solution: &dyn Solution<P>,
    start: &P,
    moves: &[P::Move],
) -> Option<Vec<Judgement<P::Move>>> {
    let mut position = start.clone();
    let mut judge = |(mv, ply): (&P::Move, usize)| {
        let explored = explore(solution, &position)?;
        position.play(*mv);
        explored.judge(*mv, ply)
    };
    moves.iter().zip(1..).map(&mut judge).collect()
}

/// One of these, each as likely as any other; none if there is none.
pub(super) fn pick<T: Copy>(from: &[T], chance: u64) -> Option<T> {
    let index = below(mix(0, chance), from.len() as u64);
    from.get(index as usize).copied()
}

/// A number less than that one; of numbers below 2^40 each as likely as any other but for 1 in 2^24.
pub(super) fn below(chance: u64, count: u64) -> u64 {
    ((u128::from(chance) * u128::from(count)) >> 64) as u64
}
