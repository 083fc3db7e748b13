//! A draw offer to the computer: it looks at the position, then agrees or explains why not.

use super::best::best_of;
use super::model::GameModel;
use crate::engine::offer;
use crate::session::answer::Answer;
use crate::session::effect::{Effect, Purpose};
use crate::session::feedback::Feedback;
use crate::session::message::Env;

impl GameModel {
    pub(super) fn offer_draw(&mut self, effects: &mut Vec<Effect>) {
        if !self.can_offer_draw() {
            return;
        }
        self.board.show(usize::MAX, effects);
        self.board.deselect();
        let question = self.ask_about_position(Purpose::DrawOffer, effects);
        self.draw_offer.question = Some(question);
        self.draw_offer.position = Some(self.board.shown_position());
        self.board.say(Feedback::DrawOffered);
    }

    pub(super) fn draw_offer_answered(
        &mut self,
        answer: Answer,
        env: &Env,
        effects: &mut Vec<Effect>,
    ) {
        if let Some(best) = best_of(&answer) {
            self.draw_offer.question = None;
            // It is the person's turn, so the score is turned for the computer.
            let score = best.score.map(|score| score.turned());
            if score.is_some_and(offer::agrees) {
                self.agree_draw(env, effects);
            } else {
                self.draw_offer.declined = Some(self.board.record().plies());
                self.board.say(Feedback::DrawDeclined);
            }
        } else if answer == Answer::Lost {
            self.draw_offer.question = None;
            self.engine_is_lost(effects);
        }
    }

    /// Making a move withdraws the offer, and so does looking back.
    pub(super) fn follow_draw_offer(&mut self, effects: &mut Vec<Effect>) {
        let now = self.board.shown_position();
        let is_void = self.is_over() || self.draw_offer.position != Some(now);
        if is_void && self.draw_offer.question.take().is_some() {
            effects.push(Effect::DropQuestion(Purpose::DrawOffer));
        }
    }
}
