//! Puzzles: positions with exactly one right move, and their difficulty.

use super::node::{MoveOf, Node, weights_of};
use super::perfect::{below, explore, perfect_moves, pick};
use super::searcher::{Limits, Searcher};
use super::tablebase::{ExactValue, Tablebase};
use crate::rules::{Position, mix};
use std::ops::RangeInclusive;

/// The easiest grade and the hardest.
pub const GRADES: RangeInclusive<u8> = 1..=5;

/// A position in which only one move keeps the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle<P: Position> {
    pub position: P,
    /// [`ExactValue::Win`] or [`ExactValue::Draw`]: the result that the move keeps.
    pub value: ExactValue,
    /// The move. If it wins, the longest defence and the shortest win follow, to the end of the game.
    pub line: Vec<P::Move>,
    /// One of [`GRADES`].
    pub grade: u8,
}

impl<P: Position> Puzzle<P> {
    /// The one right move.
    ///
    /// # Panics
    /// If the line is empty, which never happens in a puzzle.
    #[must_use]
    pub fn solution(&self) -> P::Move {
        self.line[0]
    }
}

/// The lengths of wins that make a puzzle, in plies. An immediate win is obvious, and nobody can foresee
/// longer wins to the end.
const PLIES: RangeInclusive<u16> = 3..=13;
/// The number of games played in search of a puzzle, and the maximum length of each.
const GAMES: u64 = 400;
const GAME_PLIES: u64 = 40;
/// The first plies of a game are not used: there are too few different positions.
const OPENING: u64 = 4;
/// In the games played to find puzzles, one move in this many is random, which gives the other side an opportunity. The
/// other moves keep the result.
const ANY: u64 = 3;
/// The size of the table for a search of two plies.
const BYTES: usize = 1 << 16;

/// The puzzle with this number in a solved game: a position of a partly random game from `start`. The same
/// number gives the same puzzle. Consecutive numbers go through the grades, as far as the game has puzzles of
/// each. `None` if no puzzle was found.
#[must_use]
pub fn draw<N: Node>(
    tablebase: &dyn Tablebase<N::Position>,
    start: &N::Position,
    number: u64,
) -> Option<Puzzle<N::Position>> {
    let wanted = grade_of(number);
    let mut nearest: Option<Puzzle<N::Position>> = None;
    for game in 0..GAMES {
        let chance = mix(mix(0, number), game);
        let mut position = start.clone();
        for ply in 0..GAME_PLIES {
            let found = match ply >= OPENING {
                true => at::<N>(tablebase, &position),
                false => None,
            };
            if let Some(found) = found {
                let off = found.grade.abs_diff(wanted);
                if off == 0 {
                    return Some(found);
                }
                if nearest
                    .as_ref()
                    .is_none_or(|nearest| off < nearest.grade.abs_diff(wanted))
                {
                    nearest = Some(found);
                }
            }
            let explored = explore(tablebase, &position)?;
            let chance = mix(chance, ply);
            let keeps = below(mix(chance, 1), ANY) > 0;
            let moves: Vec<MoveOf<N>> = match keeps {
                true => explored.holding().map(|(mv, _)| mv).collect(),
                false => explored.moves.iter().map(|(mv, _)| *mv).collect(),
            };
            let Some(mv) = pick(&moves, mix(chance, 2)) else {
                break;
            };
            position.play(mv);
        }
    }
    nearest
}

/// The grade of the puzzle with this number.
#[must_use]
pub fn grade_of(number: u64) -> u8 {
    let count = u64::from(GRADES.end() - GRADES.start() + 1);
    GRADES.start() + (number.saturating_sub(1) % count) as u8
}

/// The puzzle of a position of a solved game, if the position is suitable.
fn at<N: Node>(
    tablebase: &dyn Tablebase<N::Position>,
    position: &N::Position,
) -> Option<Puzzle<N::Position>> {
    let value = tablebase.value(position)?;
    let is_worth_it = match value {
        ExactValue::Win(plies) => PLIES.contains(&plies),
        ExactValue::Draw => true,
        ExactValue::Loss(_) => false,
    };
    let explored = is_worth_it.then(|| explore(tablebase, position))??;
    let mut holding = explored.holding();
    let (Some((right, _)), None) = (holding.next(), holding.next()) else {
        return None;
    };
    // With only one legal move there is nothing to find.
    (explored.moves.len() > 1).then(|| Puzzle {
        position: position.clone(),
        value,
        line: line(tablebase, position, right, value),
        grade: grade::<N>(position, right, value),
    })
}

/// The right move. If it wins, the moves of perfect play follow.
fn line<P: Position>(
    tablebase: &dyn Tablebase<P>,
    position: &P,
    right: P::Move,
    value: ExactValue,
) -> Vec<P::Move> {
    let mut line = vec![right];
    let mut position = position.clone();
    position.play(right);
    while value
        .plies()
        .is_some_and(|plies| line.len() < usize::from(plies))
    {
        let best = explore(tablebase, &position)
            .map(|explored| perfect_moves(tablebase, &position, &explored));
        let Some(&mv) = best.as_ref().and_then(|best| best.first()) else {
            break;
        };
        position.play(mv);
        line.push(mv);
    }
    line
}

/// The difficulty of a move, one of [`GRADES`]. It grows with every two plies of a win beyond three, with
/// other moves that look as good at first sight, and if a search of two plies would choose another move.
#[must_use]
pub fn grade<N: Node>(position: &N::Position, solution: MoveOf<N>, value: ExactValue) -> u8 {
    let depth = match value {
        ExactValue::Win(plies) | ExactValue::Loss(plies) => {
            plies.saturating_sub(*PLIES.start()) / 2
        }
        ExactValue::Draw => 1,
    };
    let weights = weights_of::<N>();
    let looks = |mv: MoveOf<N>| {
        let mut after = N::new(position);
        after.play(mv);
        -after.value(&weights)
    };
    let right = looks(solution);
    let others = position.moves().into_iter().filter(|mv| *mv != solution);
    let alike = match others.filter(|mv| looks(*mv) >= right).count() {
        0 => 0,
        1..=4 => 1,
        _ => 2,
    };
    let mut searcher = Searcher::<N>::new(BYTES);
    searcher.ask(position, &[], 1, Limits::depth(2));
    searcher.finish();
    let greed = u16::from(searcher.best() != Some(solution));
    let points = u8::try_from(depth + alike + greed).unwrap_or(u8::MAX);
    GRADES
        .start()
        .saturating_add(points)
        .clamp(*GRADES.start(), *GRADES.end())
}
