//! A figure of the rules: a position that can be touched and put back.

use super::board::{BoardIntent, BoardModel, Mode};
use super::effect::Effect;
use super::model::{Message, Model};
use crate::lessons::{Setting, spot_of};
use crate::play::{Kind, Spot};

/// What a person does with a figure.
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
    /// The ply and the selection at the start.
    begun: usize,
    touched: Vec<Spot>,
    /// The same selection with everything that belongs to it.
    in_hand: Vec<Spot>,
}

impl DiagramModel {
    /// The figure after these touches, by the names of their places; none if the rules do not allow it, which a test
    /// prevents.
    #[must_use]
    pub fn new(kind: &dyn Kind, setting: &Setting, touched: &[&str]) -> Option<DiagramModel> {
        let table = setting.open(kind).ok()?;
        let touched = touched.iter().filter_map(|name| spot_of(&table, name));
        let touched: Vec<Spot> = touched.collect();
        let mut board = BoardModel::new(Mode::Diagram, table);
        board.select(&touched);
        Some(DiagramModel {
            begun: board.table().plies(),
            in_hand: board.open().in_hand,
            touched,
            board,
        })
    }

    /// Whether anything has changed since the start.
    #[must_use]
    pub fn has_changed(&self) -> bool {
        self.board.table().plies() != self.begun || self.board.open().in_hand != self.in_hand
    }

    /// Whether a move was made on it.
    #[must_use]
    pub fn has_moved(&self) -> bool {
        self.board.table().plies() > self.begun
    }
}

impl Model for DiagramModel {
    type Intent = DiagramIntent;

    fn update(&mut self, message: Message<DiagramIntent>, effects: &mut Vec<Effect>) {
        match message {
            Message::Intent(DiagramIntent::Board(intent)) => {
                self.board.update(intent, effects);
            }
            Message::Intent(DiagramIntent::Reset) => {
                self.board.take_back_to(self.begun);
                self.board.let_go();
                self.board.select(&self.touched);
            }
            Message::Timer(_) | Message::Answer(..) => {}
        }
    }

    fn board(&self) -> &BoardModel {
        &self.board
    }
}
