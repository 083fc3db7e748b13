//! Models: messages change them, and they return effects.

use super::board::BoardModel;
use super::effect::Effect;
use super::intent::{Arrow, BoardIntent};
use super::message::{Env, Message};
use super::spot_value::SpotValue;

/// A model of a screen, or of a board in a text.
pub trait Model: 'static {
    /// An action of a person.
    type Intent: From<BoardIntent>;

    /// Changes the model, and adds the effects to be done.
    fn update(&mut self, message: Message<Self::Intent>, env: &Env, effects: &mut Vec<Effect>);

    /// Its board.
    fn board(&self) -> &BoardModel;

    /// Whether an intent changes only the place that is pointed at.
    fn is_pointing(_: &Self::Intent) -> bool {
        false
    }

    /// The arrows that are shown on the board.
    fn arrows(&self) -> Vec<Arrow> {
        self.board().arrows().to_vec()
    }

    /// The known results of the places to touch next.
    fn values(&self) -> Vec<SpotValue> {
        Vec::new()
    }
}
