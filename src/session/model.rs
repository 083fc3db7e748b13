//! Models and the messages that change them.

use super::board::BoardModel;
use super::effect::{Effect, QuestionId, TimerId};
use super::intent::BoardIntent;
use crate::mind::Line;

/// A model of a screen, or of a board in a text.
pub trait Model: 'static {
    /// What a person wants.
    type Intent: From<BoardIntent>;

    /// Changes the model, and adds what is to be done.
    fn update(&mut self, message: Message<Self::Intent>, effects: &mut Vec<Effect>);

    /// Its board.
    fn board(&self) -> &BoardModel;
}

/// Something that has happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Message<I> {
    Intent(I),
    /// A timer has run out. Models ignore timers that they no longer wait for.
    Timer(TimerId),
    /// The engine's answer: the best line, or none if it cannot answer. Models ignore answers to older questions.
    Answer(QuestionId, Option<Line>),
}
