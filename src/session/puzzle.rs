//! A puzzle: every move is judged, then answered or refuted on the board.

mod judging;
mod questions;
mod waiting;

use super::answer::Answer;
use super::board::{BoardModel, Role};
use super::effect::{Delay, Effect, QuestionId, TimerId};
use super::intent::BoardIntent;
use super::message::{Env, Message};
use super::model::Model;
use super::stage::Stage;
use crate::play::{Kind, Puzzle};
use crate::rules::{Outcome, Side};
use crate::search::ExactValue;
use waiting::{NextStep, QuestionPurpose, TimerAction};

/// An action of a player.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleIntent {
    Board(BoardIntent),
    Restart,
    ShowSolution,
    /// The next step of a hint: the piece, then the move.
    Hint,
}

impl From<BoardIntent> for PuzzleIntent {
    fn from(intent: BoardIntent) -> Self {
        PuzzleIntent::Board(intent)
    }
}

#[derive(Debug)]
pub struct PuzzleModel {
    puzzle: Puzzle,
    board: BoardModel,
    stage: Stage,
    /// The side of the player.
    side: Side,
    /// Whether the game is solved, so that a position without a win is a draw.
    game_is_solved: bool,
    /// Whether the player was helped, in this attempt or before.
    is_helped: bool,
    /// The ply of the last hint, and its move.
    hint: Option<(usize, String)>,
    waiting: Option<(TimerId, TimerAction)>,
    question: Option<(QuestionId, QuestionPurpose)>,
    /// The number of timers and questions so far.
    count: u32,
}

impl PuzzleModel {
    /// An attempt. None if the text of the puzzle is not a position of this kind.
    #[must_use]
    pub fn new(kind: &dyn Kind, puzzle: Puzzle, is_helped: bool) -> Option<PuzzleModel> {
        let record = kind.open(&puzzle.text.parse().ok()?).ok()?;
        let board = BoardModel::new(Role::Exercise, record);
        let side = board.record().turn();
        Some(PuzzleModel {
            side,
            game_is_solved: !kind.exact_levels().is_empty(),
            is_helped,
            puzzle,
            board: board.flipped(side == Side::Black),
            stage: Stage::Yours,
            hint: None,
            waiting: None,
            question: None,
            count: 0,
        })
    }

    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The side that has to solve it.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// Whether a move of the player is expected.
    #[must_use]
    pub fn is_yours(&self) -> bool {
        let is_open = matches!(self.stage, Stage::Yours | Stage::Wrong(_) | Stage::Failed);
        is_open && !self.board.is_locked()
    }

    /// Whether it is solved or its solution was shown.
    #[must_use]
    pub fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Solved { .. } | Stage::SolutionShown)
    }

    fn restart(&mut self, effects: &mut Vec<Effect>) {
        self.stop(Stage::Yours, effects);
        self.board.restart();
        self.board.lock(false);
    }

    fn show_solution(&mut self, effects: &mut Vec<Effect>) {
        self.stop(Stage::ShowingSolution, effects);
        self.note_help(effects);
        self.board.restart();
        self.show_on(effects);
    }

    /// Stops everything that is in progress.
    fn stop(&mut self, stage: Stage, effects: &mut Vec<Effect>) {
        self.waiting = None;
        self.drop_question(effects);
        self.hint = None;
        self.board.lock(true);
        self.stage = stage;
    }

    fn note_help(&mut self, effects: &mut Vec<Effect>) {
        self.is_helped = true;
        effects.push(Effect::RecordHelp);
    }

    /// Shows the next moves of the solution.
    fn show_on(&mut self, effects: &mut Vec<Effect>) {
        let rest = self.rest_of_line();
        if !rest.is_empty() {
            self.make_moves(rest, NextStep::ContinueSolution, effects);
        } else if self.outcome().is_some() || self.puzzle.value == ExactValue::Draw {
            self.finish(effects);
        } else {
            self.ask(QuestionPurpose::ContinueSolution, effects);
        }
    }

    fn finish(&mut self, effects: &mut Vec<Effect>) {
        self.board.lock(true);
        if self.stage == Stage::ShowingSolution {
            self.stage = Stage::SolutionShown;
            return;
        }
        let alone = !self.is_helped;
        effects.push(Effect::RecordSolved { alone });
        self.stage = Stage::Solved { alone };
    }

    /// The engine does not answer: the puzzle starts again.
    fn fail(&mut self, effects: &mut Vec<Effect>) {
        self.restart(effects);
        self.stage = Stage::Failed;
    }

    /// Makes moves, each after a pause so that the player sees the one before.
    fn make_moves(&mut self, moves: Vec<String>, then: NextStep, effects: &mut Vec<Effect>) {
        match moves.is_empty() {
            true => self.go_on(then, effects),
            false => self.wait(TimerAction::Moves(moves, then), Delay::Reply, effects),
        }
    }

    fn go_on(&mut self, then: NextStep, effects: &mut Vec<Effect>) {
        match then {
            NextStep::Answered => match self.outcome() {
                Some(outcome) if self.keeps(outcome) => self.finish(effects),
                _ => self.your_turn(),
            },
            NextStep::ContinueSolution => self.show_on(effects),
            NextStep::TakeBack(ply) => {
                self.wait(TimerAction::TakeBack(ply), Delay::TakeBack, effects)
            }
        }
    }

    fn wait(&mut self, waiting: TimerAction, delay: Delay, effects: &mut Vec<Effect>) {
        self.count += 1;
        let timer = TimerId(self.count);
        self.waiting = Some((timer, waiting));
        effects.push(Effect::StartTimer(timer, delay));
    }

    fn timer(&mut self, timer: TimerId, effects: &mut Vec<Effect>) {
        match self.waiting.take_if(|(waiting, _)| *waiting == timer) {
            Some((_, TimerAction::Moves(mut moves, then))) => {
                match self.board.make_move(&moves.remove(0), effects) {
                    Ok(()) => self.make_moves(moves, then, effects),
                    Err(_) => self.fail(effects),
                }
            }
            Some((_, TimerAction::TakeBack(ply))) => {
                self.board.take_back_to(ply);
                self.board.lock(false);
            }
            None => {}
        }
    }

    /// The remaining line of the puzzle, if only moves of the line were played.
    fn rest_of_line(&self) -> Vec<String> {
        let played = self.board.record().moves().split_off(self.board.start());
        let rest = self.puzzle.line.strip_prefix(&*played);
        rest.unwrap_or_default().to_vec()
    }

    fn is_own_turn(&self) -> bool {
        self.board.record().turn() == self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        let result = self.board.record().result();
        result.map(|result| result.outcome)
    }

    /// Whether a game with this outcome has kept the required result.
    fn keeps(&self, outcome: Outcome) -> bool {
        outcome == Outcome::Won(self.side)
            || outcome == Outcome::Draw && self.puzzle.value == ExactValue::Draw
    }
}

impl Model for PuzzleModel {
    type Intent = PuzzleIntent;

    fn update(&mut self, message: Message<PuzzleIntent>, env: &Env, effects: &mut Vec<Effect>) {
        match message {
            Message::Intent(PuzzleIntent::Board(intent)) => {
                let is_yours = self.is_yours();
                if self.board.update(intent, env, effects) && is_yours {
                    self.moved(effects);
                }
            }
            Message::Intent(PuzzleIntent::Restart) => self.restart(effects),
            Message::Intent(PuzzleIntent::ShowSolution) => self.show_solution(effects),
            Message::Intent(PuzzleIntent::Hint) => self.hint(effects),
            Message::Timer(timer) => self.timer(timer, effects),
            Message::Answer(question, Answer::Done(found)) => {
                self.answered(question, found.lines.into_iter().next(), effects);
            }
            Message::Answer(question, Answer::Lost) => self.answered(question, None, effects),
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
