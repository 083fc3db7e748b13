//! Judges by the rules alone whether an exercise is solved.

use super::{Exercise, Goal, spot_of};
use crate::play::{GameRecord, seen_on};
use crate::rules::Side;

/// The judgement of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExerciseResult {
    Solved,
    /// It may still be solved. `reply` is the other side's move, if it has one.
    GoOn {
        reply: Option<String>,
    },
    Wrong(Wrong),
}

/// Why an answer is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The other side wins: by this move, or the game is already over.
    Loses { by: Option<String> },
    /// The other side can force a win, starting with this move.
    LosesLater { by: String },
    /// The win is lost: because of this move, or the game is already over.
    NotWon { reply: Option<String> },
    /// Fewer pieces were taken than required.
    NotTaken,
    /// No such piece is in the required place.
    NotThere,
    /// The move is not the required one.
    NotThat,
}

/// Judges an exercise after a move of the learner.
#[must_use]
pub fn judge(exercise: &Exercise, record: &GameRecord) -> ExerciseResult {
    let begun = exercise.setup.moves.len();
    let learner = record.turn_at(begun);
    let mine = |ply: &usize| record.turn_at(ply - 1) == learner && !record.was_forced(*ply);
    let made = (begun + 1..=record.plies()).filter(mine).count();
    let made = u32::try_from(made).unwrap_or(u32::MAX);
    let answer = Answer {
        exercise,
        record,
        learner,
        left: exercise.within.saturating_sub(made),
    };
    if answer.reaches(&exercise.goal) {
        ExerciseResult::Solved
    } else if answer.goes_on() {
        let theirs = record.turn() != learner;
        ExerciseResult::GoOn {
            reply: theirs.then(|| answer.reply()).flatten(),
        }
    } else {
        ExerciseResult::Wrong(answer.fault(&exercise.goal))
    }
}

/// The learner's moves so far.
struct Answer<'a> {
    exercise: &'a Exercise,
    record: &'a GameRecord,
    learner: Side,
    /// The number of moves left.
    left: u32,
}

impl Answer<'_> {
    fn reaches(&self, goal: &Goal) -> bool {
        let (record, learner) = (self.record, self.learner);
        let begun = self.exercise.setup.moves.len();
        match goal {
            // A win that only has to be waited for also counts.
            Goal::Win => {
                (self.left == 0 || record.result().is_some()) && record.wins_within(learner, 0)
            }
            Goal::Hold(moves) => !record.wins_within(learner.other(), *moves),
            Goal::Take(count) => {
                let theirs = |ply| {
                    let pieces = record.pieces(ply).into_iter();
                    pieces
                        .filter(|piece| piece.side == Some(learner.other()))
                        .count()
                };
                theirs(begun).saturating_sub(theirs(record.plies())) >= *count
            }
            Goal::Bring { kind, to } => to.iter().any(|to| lies(record, kind, learner, to)),
            Goal::Make(wanted) => {
                let last = record.moves().into_iter().skip(begun).last();
                last.is_some_and(|last| wanted.contains(&last))
            }
            Goal::All(goals) => goals.iter().all(|goal| self.reaches(goal)),
        }
    }

    /// Whether it may still be solved. Wins that are parts of other goals are not searched for.
    fn goes_on(&self) -> bool {
        let over = self.left == 0 || self.record.result().is_some();
        let wins = || self.record.wins_within(self.learner, self.left);
        !over && (!self.exercise.goal.is_win() || wins())
    }

    fn reply(&self) -> Option<String> {
        let legal = self.record.legal();
        let is_legal = |reply: &&String| legal.contains(reply);
        match self.exercise.replies.iter().find(is_legal) {
            Some(asked) => Some(asked.clone()),
            None if self.exercise.goal.is_win() => self.record.hardest_reply(self.left),
            None => legal.into_iter().next(),
        }
    }

    /// The reason why a goal is not reached.
    fn fault(&self, goal: &Goal) -> Wrong {
        let record = self.record;
        match goal {
            Goal::Win if record.result().is_some() => {
                if record.wins_within(self.learner.other(), 0) {
                    Wrong::Loses { by: None }
                } else {
                    Wrong::NotWon { reply: None }
                }
            }
            Goal::Win => match record.winning_move(1) {
                Some(by) => Wrong::Loses { by: Some(by) },
                // If no move is left to win later, there is no reply to mention.
                None if self.left == 0 => Wrong::NotWon { reply: None },
                None => Wrong::NotWon {
                    reply: record.hardest_reply(self.left),
                },
            },
            Goal::Hold(moves) => match (record.winning_move(1), record.winning_move(*moves)) {
                (None, Some(by)) => Wrong::LosesLater { by },
                (by, _) => Wrong::Loses { by },
            },
            Goal::Take(_) => Wrong::NotTaken,
            Goal::Bring { .. } => Wrong::NotThere,
            Goal::Make(_) => Wrong::NotThat,
            Goal::All(goals) => {
                let missed = goals.iter().find(|goal| !self.reaches(goal));
                missed.map_or(Wrong::NotThat, |goal| self.fault(goal))
            }
        }
    }
}

/// Whether a piece of this kind, of this side or without an owner, is the top piece on a place.
fn lies(record: &GameRecord, kind: &str, side: Side, name: &str) -> bool {
    let Some(spot) = spot_of(record, name) else {
        return false;
    };
    let pieces = record.pieces(record.plies());
    let highest = seen_on(&pieces, spot);
    highest.is_some_and(|piece| piece.kind == kind && piece.side.is_none_or(|own| own == side))
}
