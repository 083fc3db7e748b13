//! A game in a frame of another page. It can be looked through but not changed.

use super::board::{BoardModel, Role};
use super::effect::Effect;
use super::intent::BoardIntent;
use super::message::{Env, Message};
use super::model::Model;
use crate::play::GameRecord;

/// A game to look through. It begins with its last position, as a link does.
#[derive(Debug)]
pub struct EmbedModel {
    board: BoardModel,
}

impl EmbedModel {
    #[must_use]
    pub fn new(record: GameRecord) -> EmbedModel {
        let mut board = BoardModel::new(Role::Embed, record);
        board.lock(true);
        EmbedModel { board }
    }

    /// The shown ply, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.board.ply(), self.board.record().plies())
    }
}

impl Model for EmbedModel {
    type Intent = BoardIntent;

    fn update(&mut self, message: Message<BoardIntent>, env: &Env, effects: &mut Vec<Effect>) {
        match message {
            Message::Intent(
                BoardIntent::Touch(_) | BoardIntent::Draw(_) | BoardIntent::ShowThreats(_),
            ) => {}
            Message::Intent(intent) => {
                self.board.update(intent, env, effects);
            }
            Message::Timer(_)
            | Message::Answer(..)
            | Message::MayThink(_)
            | Message::Stored(_)
            | Message::Visible(_) => {}
        }
    }

    fn board(&self) -> &BoardModel {
        &self.board
    }
}
