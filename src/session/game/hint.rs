//! A hint in two steps: first the piece, then its target. Hints are recorded in the game.

use super::best::{Best, best_of};
use super::model::{GameModel, HINT_NODES};
use super::state::{Hint, Hints};
use crate::engine::Request;
use crate::session::answer::Answer;
use crate::session::effect::{Effect, Purpose, QuestionId};
use crate::session::feedback::Feedback;
use crate::session::notices::Notice;

impl GameModel {
    /// The next step of a hint.
    pub(super) fn hint(&mut self, effects: &mut Vec<Effect>) {
        if !self.can_hint() || self.hints.question.is_some() {
            return;
        }
        self.board.deselect();
        // If the analysis is open, the hint agrees with it.
        let best = self.analysed_best();
        let agrees = |hint: &Hint| best.as_ref().is_none_or(|best| *best == hint.mv);
        match (self.hints.found.clone().filter(agrees), best) {
            (Some(hint), _) => self.board.point_out(&hint.mv, true, hint.analysed),
            (None, Some(mv)) => self.give_hint(mv, true, effects),
            (None, None) => {
                self.hints.question = Some(self.ask_about_position(Purpose::Hint, effects));
                self.hints.position = Some(self.board.shown_position());
                self.board.say(Feedback::Thinking);
            }
        }
    }

    pub(super) fn hint_found(&mut self, answer: Answer, effects: &mut Vec<Effect>) {
        match best_of(&answer) {
            Some(Best { mv: Some(mv), .. }) => self.give_hint(mv, false, effects),
            Some(Best { mv: None, .. }) => {
                self.hints.question = None;
                self.board.say(Feedback::Nothing);
            }
            None if answer == Answer::Lost => {
                self.hints.question = None;
                self.engine_is_lost(effects);
            }
            None => {}
        }
    }

    /// Drops a hint that belongs to another position.
    pub(super) fn follow_hints(&mut self, effects: &mut Vec<Effect>) {
        let now = self.board.shown_position();
        if self.is_over() || self.hints.position.is_some_and(|of| of != now) {
            self.forget_hint(effects);
        }
    }

    /// Drops the hint and the search for one.
    pub(super) fn forget_hint(&mut self, effects: &mut Vec<Effect>) {
        if self.hints.position.take().is_some() {
            if self.hints.question.take().is_some() {
                effects.push(Effect::DropQuestion(Purpose::Hint));
            }
            if self.hints.found.take().is_some() {
                self.board.clear_hint();
            }
        }
    }

    /// Asks the engine to assess the current position.
    pub(super) fn ask_about_position(
        &mut self,
        purpose: Purpose,
        effects: &mut Vec<Effect>,
    ) -> QuestionId {
        let asked = match self.is_solved() {
            true => Request::Exact,
            false => Request::Lines {
                count: 1,
                depth: None,
                nodes: Some(HINT_NODES),
                threat: false,
            },
        };
        self.ask(purpose, self.board.record().text(), asked, effects)
    }

    /// Reports that the engine does not answer, in place of the current message.
    pub(super) fn engine_is_lost(&mut self, effects: &mut Vec<Effect>) {
        self.board.say(Feedback::Nothing);
        effects.push(Effect::ShowNotice(Notice::EngineLost));
    }

    fn give_hint(&mut self, mv: String, analysed: bool, effects: &mut Vec<Effect>) {
        self.note_help(effects);
        self.board.point_out(&mv, false, analysed);
        self.hints = Hints {
            question: None,
            found: Some(Hint { mv, analysed }),
            position: Some(self.board.shown_position()),
        };
    }
}
