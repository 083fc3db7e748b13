//! Uses of a solution: every move with its value, the perfect moves, the evaluation of a game.

use super::tablebase::{ExactValue, Tablebase};
use crate::rules::{Position, mix};

/// A position of a solved game with all its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explored<M> {
    pub value: ExactValue,
    /// Every legal move, in the order of the rules, with its value for the side that makes it. Plies are
    /// counted from before the move, so that the best moves have the value of the position.
    pub moves: Vec<(M, ExactValue)>,
}

/// The moves of a position with their values. `None` if the position is not in the solved game.
#[must_use]
pub fn explore<P: Position>(
    tablebase: &dyn Tablebase<P>,
    position: &P,
) -> Option<Explored<P::Move>> {
    let value = tablebase.value(position)?;
    let worth = |mv| {
        let mut next = position.clone();
        next.play(mv);
        Some((mv, tablebase.value(&next)?.a_ply_before()))
    };
    let moves = position
        .moves()
        .into_iter()
        .map(worth)
        .collect::<Option<_>>()?;
    Some(Explored { value, moves })
}

impl<M: Copy> Explored<M> {
    /// The moves that keep the result: moves that win or hold the draw, or every move in a lost position.
    pub fn holding(&self) -> impl Iterator<Item = (M, ExactValue)> {
        let holds = |(_, value): &(M, ExactValue)| value.wdl() >= self.value.wdl();
        self.moves.iter().copied().filter(holds)
    }

    /// The moves that give the result away: they turn a win into less, or lose a draw.
    pub fn mistakes(&self) -> impl Iterator<Item = (M, ExactValue)> {
        let mistakes = |(_, value): &(M, ExactValue)| value.wdl() < self.value.wdl();
        self.moves.iter().copied().filter(mistakes)
    }

    /// The moves with the value of the position: the shortest wins, the longest losses, or the drawing moves.
    pub fn best(&self) -> impl Iterator<Item = M> {
        let best = |(_, value): &&(M, ExactValue)| *value == self.value;
        self.moves.iter().filter(best).map(|(mv, _)| *mv)
    }

    /// The evaluation of a move that is number `ply` in its game, counted from 1. `None` if the move is
    /// not legal.
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

/// The moves that perfect play chooses from: the shortest wins or the longest losses. In a drawn position,
/// the drawing moves after which the other side has the fewest moves that hold the draw. Empty if the game
/// is over.
#[must_use]
pub fn perfect_moves<P: Position>(
    tablebase: &dyn Tablebase<P>,
    position: &P,
    explored: &Explored<P::Move>,
) -> Vec<P::Move> {
    let best: Vec<P::Move> = explored.best().collect();
    if explored.value != ExactValue::Draw {
        return best;
    }
    let holding = |mv: P::Move| {
        let mut next = position.clone();
        next.play(mv);
        explore(tablebase, &next).map_or(usize::MAX, |after| after.holding().count())
    };
    let counted: Vec<usize> = best.iter().map(|&mv| holding(mv)).collect();
    let fewest = counted.iter().min().copied();
    let narrow = best.into_iter().zip(counted);
    narrow
        .filter(|(_, count)| Some(*count) == fewest)
        .map(|(mv, _)| mv)
        .collect()
}

/// One of the [`perfect_moves`], the same for the same seed. `None` if the game is over or not solved.
#[must_use]
pub fn perfect_move<P: Position>(
    tablebase: &dyn Tablebase<P>,
    position: &P,
    seed: u64,
) -> Option<P::Move> {
    let explored = explore(tablebase, position)?;
    pick(&perfect_moves(tablebase, position, &explored), seed)
}

/// How a move changed the value of the position. Both values are for the side that moved and count plies from
/// before the move, so a move that keeps the value costs nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement<M> {
    /// The move, counted from 1.
    pub ply: usize,
    pub before: ExactValue,
    pub after: ExactValue,
    /// How many moves kept the result, and how many there were.
    pub holding: usize,
    pub moves: usize,
    /// The moves that kept the value.
    pub best: Vec<M>,
}

impl<M> Judgement<M> {
    /// Whether the move gave the result away.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.after.wdl() < self.before.wdl()
    }

    /// By how many plies a kept win is delayed, or a loss comes earlier. 0 for the best moves.
    #[must_use]
    pub fn delay(&self) -> u16 {
        match (self.before, self.after) {
            (ExactValue::Win(before), ExactValue::Win(after)) => after.saturating_sub(before),
            (ExactValue::Loss(before), ExactValue::Loss(after)) => before.saturating_sub(after),
            _ => 0,
        }
    }
}

/// Evaluates every move of a game. `None` if it is not in the solved game. The moves must be legal.
#[must_use]
pub fn judge<P: Position>(
    tablebase: &dyn Tablebase<P>,
    start: &P,
    moves: &[P::Move],
) -> Option<Vec<Judgement<P::Move>>> {
    let mut position = start.clone();
    let mut judge = |(mv, ply): (&P::Move, usize)| {
        let explored = explore(tablebase, &position)?;
        position.play(*mv);
        explored.judge(*mv, ply)
    };
    moves.iter().zip(1..).map(&mut judge).collect()
}

/// A random item, all equally likely. `None` if the list is empty.
pub(super) fn pick<T: Copy>(from: &[T], chance: u64) -> Option<T> {
    let index = below(mix(0, chance), from.len() as u64);
    from.get(index as usize).copied()
}

/// A random number less than `count`. For counts below 2^40 the numbers are equally likely, except for an
/// error of 1 in 2^24.
pub(super) fn below(chance: u64, count: u64) -> u64 {
    ((u128::from(chance) * u128::from(count)) >> 64) as u64
}
