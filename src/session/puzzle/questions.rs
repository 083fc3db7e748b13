//! Questions to the engine, and hints.

use super::PuzzleModel;
use super::waiting::{NextStep, QuestionPurpose};
use crate::engine::{Line, Request};
use crate::play::PUZZLE_NODES;
use crate::session::effect::{Effect, EngineQuestion, Purpose, QuestionId};
use crate::session::notices::Notice;

impl PuzzleModel {
    pub(super) fn hint(&mut self, effects: &mut Vec<Effect>) {
        if !self.is_yours() {
            return;
        }
        self.note_help(effects);
        self.board.deselect();
        let plies = self.board.record().plies();
        match &self.hint {
            Some((ply, mv)) if *ply == plies => self.board.point_out(&mv.clone(), true, false),
            _ => match self.rest_of_line().first() {
                Some(mv) => self.point_out(mv.clone()),
                None => self.ask(QuestionPurpose::Hint { plies }, effects),
            },
        }
    }

    fn point_out(&mut self, mv: String) {
        self.board.point_out(&mv, false, false);
        self.hint = Some((self.board.record().plies(), mv));
    }

    /// Asks for the best continuation from here.
    pub(super) fn ask(&mut self, question: QuestionPurpose, effects: &mut Vec<Effect>) {
        self.count += 1;
        let id = QuestionId(self.count);
        self.question = Some((id, question));
        let asked = Request::PlayOut {
            nodes: PUZZLE_NODES,
        };
        effects.push(Effect::Ask(EngineQuestion {
            id,
            purpose: Purpose::Puzzle,
            text: self.board.record().text(),
            asked,
        }));
    }

    pub(super) fn drop_question(&mut self, effects: &mut Vec<Effect>) {
        if self.question.take().is_some() {
            effects.push(Effect::DropQuestion(Purpose::Puzzle));
        }
    }

    pub(super) fn answered(
        &mut self,
        id: QuestionId,
        line: Option<Line>,
        effects: &mut Vec<Effect>,
    ) {
        let Some((_, question)) = self.question.take_if(|(asked, _)| *asked == id) else {
            return;
        };
        let line = line.filter(|line| !line.moves.is_empty());
        match (question, line) {
            (QuestionPurpose::Judge { ply, mv, is_right }, Some(line)) => {
                self.judged((ply, mv, is_right), line, effects);
            }
            (QuestionPurpose::ContinueSolution, Some(line)) => {
                self.make_moves(line.moves, NextStep::ContinueSolution, effects)
            }
            (QuestionPurpose::Hint { plies }, Some(line)) => {
                if self.board.record().plies() == plies {
                    self.point_out(line.moves[0].clone());
                }
            }
            (QuestionPurpose::Hint { .. }, None) => {
                effects.push(Effect::ShowNotice(Notice::EngineLost))
            }
            (QuestionPurpose::Judge { .. } | QuestionPurpose::ContinueSolution, None) => {
                self.fail(effects);
            }
        }
    }
}
