//! Whether an exercise is solved, judged by the rules alone.

use super::{Exercise, Goal, spot_of};
use crate::play::{Table, seen_on};
use crate::rules::Side;

/// What is to be said of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    Solved,
    /// It may still be solved: the other side answers so, if it has a move at all.
    GoOn {
        reply: Option<String>,
    },
    Wrong(Wrong),
}

/// Why an answer is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The other side wins, by this move if the game is not over yet.
    Loses { by: Option<String> },
    /// The win is gone, because of this move if the game is not over yet.
    NotWon { reply: Option<String> },
    /// Fewer pieces are taken than were asked for.
    NotTaken,
    /// Nothing of the kind lies where it was wanted.
    NotThere,
    /// It is another move than was asked for.
    NotThat,
}

/// Judges an exercise after a move of the learner on its table.
#[must_use]
pub fn judge(exercise: &Exercise, table: &dyn Table) -> Judged {
    let begun = exercise.setting.moves.len();
    let learner = table.turn_at(begun);
    let mine = |ply: &usize| table.turn_at(ply - 1) == learner && !table.was_forced(*ply);
    let made = (begun + 1..=table.plies()).filter(mine).count();
    let left = exercise
        .within
        .saturating_sub(u32::try_from(made).unwrap_or(u32::MAX));
    let Err(wrong) = reached(exercise, exercise.goal, table, learner, left) else {
        return Judged::Solved;
    };
    if left == 0 || table.verdict().is_some() || !still_possible(exercise, table, learner, left) {
        return Judged::Wrong(wrong);
    }
    let theirs = table.turn() != learner;
    Judged::GoOn {
        reply: theirs.then(|| reply(exercise, table, left)).flatten(),
    }
}

/// Whether a goal is reached, or what is missing.
fn reached(
    exercise: &Exercise,
    goal: Goal,
    table: &dyn Table,
    learner: Side,
    left: u32,
) -> Result<(), Wrong> {
    let begun = exercise.setting.moves.len();
    match goal {
        Goal::Win if left == 0 || table.verdict().is_some() => {
            if table.wins_within(learner, 0) {
                Ok(())
            } else {
                Err(not_won(table, learner, 0))
            }
        }
        Goal::Win => Err(not_won(table, learner, left)),
        Goal::Hold(moves) => {
            if table.wins_within(learner.other(), moves) {
                let by = table.winning_move(moves);
                Err(Wrong::Loses { by })
            } else {
                Ok(())
            }
        }
        Goal::Take(count) => {
            let own = |ply| {
                let pieces = table.pieces(ply).into_iter();
                let other = Some(learner.other());
                pieces.filter(|piece| piece.side == other).count()
            };
            let taken = own(begun).saturating_sub(own(table.plies()));
            (taken >= count).then_some(()).ok_or(Wrong::NotTaken)
        }
        Goal::Bring { kind, to } => {
            let there = to.iter().any(|to| lies(table, kind, learner, to));
            there.then_some(()).ok_or(Wrong::NotThere)
        }
        Goal::Make(wanted) => {
            let last = table.moves().into_iter().skip(begun).last();
            let is_wanted = last.is_some_and(|last| wanted.contains(&last.as_str()));
            is_wanted.then_some(()).ok_or(Wrong::NotThat)
        }
        Goal::All(goals) => goals
            .iter()
            .try_for_each(|goal| reached(exercise, *goal, table, learner, left)),
    }
}

/// Why the game is not won, the other side to move.
fn not_won(table: &dyn Table, learner: Side, left: u32) -> Wrong {
    if table.verdict().is_some() {
        return if table.wins_within(learner.other(), 0) {
            Wrong::Loses { by: None }
        } else {
            Wrong::NotWon { reply: None }
        };
    }
    match table.winning_move(1) {
        Some(by) => Wrong::Loses { by: Some(by) },
        None => Wrong::NotWon {
            reply: table.hardest_reply(left),
        },
    }
}

/// Whether the moves that are left can still do what is asked: told only of a win.
fn still_possible(exercise: &Exercise, table: &dyn Table, learner: Side, left: u32) -> bool {
    exercise.goal != Goal::Win || table.wins_within(learner, left)
}

fn reply(exercise: &Exercise, table: &dyn Table, left: u32) -> Option<String> {
    let legal = table.legal();
    let asked = exercise
        .replies
        .iter()
        .find(|reply| legal.iter().any(|mv| mv == *reply));
    match asked {
        Some(asked) => Some((*asked).to_owned()),
        None if exercise.goal == Goal::Win => table.hardest_reply(left),
        None => legal.into_iter().next(),
    }
}

/// Whether a piece of this kind, of this side or of nobody, is the highest on a place.
fn lies(table: &dyn Table, kind: &str, side: Side, name: &str) -> bool {
    let Some(spot) = spot_of(table, name) else {
        return false;
    };
    let pieces = table.pieces(table.plies());
    let highest = seen_on(&pieces, spot);
    highest.is_some_and(|piece| piece.kind == kind && piece.side.is_none_or(|own| own == side))
}
