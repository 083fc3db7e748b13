//! A figure of the rules: a position that can be touched and put back.

use super::board::{BoardModel, Role};
use super::effect::Effect;
use super::intent::BoardIntent;
use super::message::{Env, Message};
use super::model::Model;
use crate::lessons::{Setup, spot_of};
use crate::play::{Kind, Spot};

/// An action of a person on a figure.
#[derive(Clone, PartialEq, Debug)]
pub enum DiagramIntent {
    Board(BoardIntent),
    Reset,
}

impl From<BoardIntent> for DiagramIntent {
    fn from(intent: BoardIntent) -> Self {
        DiagramIntent::Board(intent)
    }
}

#[derive(Debug)]
pub struct DiagramModel {
    board: BoardModel,
    /// The places that are touched at the start.
    touched: Vec<Spot>,
    /// The spots that are selected then.
    selected: Vec<Spot>,
}

impl DiagramModel {
    /// The figure after these touches, given by the names of their places. None if the rules do not allow it, which a
    /// test prevents.
    #[must_use]
    pub fn new(kind: &dyn Kind, setup: &Setup, touched: &[String]) -> Option<DiagramModel> {
        let record = setup.open(kind).ok()?;
        let touched = touched.iter().filter_map(|name| spot_of(&record, name));
        let touched: Vec<Spot> = touched.collect();
        let mut board = BoardModel::new(Role::Diagram, record);
        board.select(&touched);
        Some(DiagramModel {
            selected: board.possible_touches().touched.clone(),
            touched,
            board,
        })
    }

    /// Whether anything has changed since the start.
    #[must_use]
    pub fn has_changed(&self) -> bool {
        let board = &self.board;
        board.record().plies() != board.start() || board.possible_touches().touched != self.selected
    }
}

impl Model for DiagramModel {
    type Intent = DiagramIntent;

    fn update(&mut self, message: Message<DiagramIntent>, env: &Env, effects: &mut Vec<Effect>) {
        match message {
            Message::Intent(DiagramIntent::Board(intent)) => {
                self.board.update(intent, env, effects);
            }
            Message::Intent(DiagramIntent::Reset) => {
                self.board.restart();
                self.board.select(&self.touched);
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
