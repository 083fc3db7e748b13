//! An exercise of a lesson: the learner's moves, the judgement, the other side's replies.

use super::board::{BoardModel, Role};
use super::effect::{Delay, Effect, TimerId};
use super::intent::BoardIntent;
use super::message::{Env, Message};
use super::model::Model;
use crate::lessons::{Exercise, ExerciseResult, judge};
use crate::play::Kind;
use crate::rules::Side;

/// An action of a learner.
#[derive(Clone, PartialEq, Debug)]
pub enum ExerciseIntent {
    Board(BoardIntent),
    Restart,
    ShowSolution,
}

impl From<BoardIntent> for ExerciseIntent {
    fn from(intent: BoardIntent) -> Self {
        ExerciseIntent::Board(intent)
    }
}

pub struct ExerciseModel {
    exercise: &'static Exercise,
    board: BoardModel,
    learner: Side,
    judged: Option<ExerciseResult>,
    /// The next move of the solution, if it is being shown.
    next_solution_move: Option<usize>,
    /// The move that is made when the timer runs out.
    next: Option<(TimerId, String)>,
    timers: u32,
}

impl ExerciseModel {
    /// An attempt. None if the rules do not allow the position, which a test prevents.
    #[must_use]
    pub fn new(kind: &dyn Kind, exercise: &'static Exercise) -> Option<ExerciseModel> {
        let board = BoardModel::new(Role::Exercise, exercise.setup.open(kind).ok()?);
        Some(ExerciseModel {
            exercise,
            learner: board.record().turn(),
            board,
            judged: None,
            next_solution_move: None,
            next: None,
            timers: 0,
        })
    }

    #[must_use]
    pub fn exercise(&self) -> &'static Exercise {
        self.exercise
    }

    /// The judgement of the last move of the learner.
    #[must_use]
    pub fn judged(&self) -> Option<&ExerciseResult> {
        self.judged.as_ref()
    }

    /// Whether the solution is being shown, or has been.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.next_solution_move.is_some()
    }

    fn restart(&mut self, shown: bool, effects: &mut Vec<Effect>) {
        self.judged = None;
        self.next_solution_move = shown.then_some(0);
        self.next = None;
        self.board.restart();
        self.your_turn(effects);
    }

    /// After a move of anybody.
    fn moved(&mut self, effects: &mut Vec<Effect>) {
        let record = self.board.record();
        // A side that must pass does so automatically.
        let last = record.last_decided(record.plies());
        let mover = last.checked_sub(1).map(|before| record.turn_at(before));
        let turn = record.turn();
        if mover == Some(self.learner) {
            self.judge(effects);
        } else if turn == self.learner {
            self.your_turn(effects);
        }
    }

    fn judge(&mut self, effects: &mut Vec<Effect>) {
        let judged = judge(self.exercise, self.board.record());
        self.board.lock(true);
        match &judged {
            ExerciseResult::Solved if !self.is_shown() => {
                effects.push(Effect::RecordSolved { alone: true });
            }
            ExerciseResult::GoOn { reply: Some(reply) } => self.make_later(reply.clone(), effects),
            ExerciseResult::GoOn { reply: None } => self.your_turn(effects),
            ExerciseResult::Solved | ExerciseResult::Wrong(_) => {}
        }
        self.judged = Some(judged);
    }

    /// It is the learner's turn. If the solution is being shown, its next move is made.
    fn your_turn(&mut self, effects: &mut Vec<Effect>) {
        self.board.lock(self.is_shown());
        let next = self
            .next_solution_move
            .and_then(|next| self.exercise.solution.get(next));
        if let Some(mv) = next {
            self.next_solution_move = self.next_solution_move.map(|next| next + 1);
            self.make_later(mv.clone(), effects);
        }
    }

    /// Makes a move after a pause, so that the learner first sees the one before.
    fn make_later(&mut self, mv: String, effects: &mut Vec<Effect>) {
        self.timers += 1;
        let timer = TimerId(self.timers);
        self.next = Some((timer, mv));
        effects.push(Effect::StartTimer(timer, Delay::Reply));
    }
}

impl Model for ExerciseModel {
    type Intent = ExerciseIntent;

    fn update(&mut self, message: Message<ExerciseIntent>, env: &Env, effects: &mut Vec<Effect>) {
        match message {
            Message::Intent(ExerciseIntent::Board(intent)) => {
                if self.board.update(intent, env, effects) {
                    self.moved(effects);
                }
            }
            Message::Intent(ExerciseIntent::Restart) => self.restart(false, effects),
            Message::Intent(ExerciseIntent::ShowSolution) => self.restart(true, effects),
            Message::Timer(timer) => {
                if let Some((_, mv)) = self.next.take_if(|(next, _)| *next == timer) {
                    // A test makes sure that replies and solutions are legal.
                    if self.board.make_move(&mv, effects).is_ok() {
                        self.moved(effects);
                    }
                }
            }
            Message::Answer(..)
            | Message::MayThink(_)
            | Message::Stored(_)
            | Message::Visible(_) => {}
        }
    }

    fn board(&self) -> &BoardModel {
        &self.board
    }
}
