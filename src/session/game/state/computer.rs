//! The computer as a player: it moves for its side.

use crate::rules::Side;
use crate::session::effect::{EngineQuestion, QuestionId, TimerId};

/// The computer as a player.
#[derive(Debug, Default)]
pub struct ComputerPlayer {
    /// Whether it waits although it is its turn.
    pub(crate) is_paused: bool,
    pub(crate) turn: Option<Turn>,
}

/// A turn of the computer.
#[derive(Debug)]
pub struct Turn {
    pub(crate) of: TurnKey,
    pub(crate) question: QuestionId,
    /// The question, until it is asked. No two tabs think about one game at a time.
    pub(crate) unasked: Option<EngineQuestion>,
    pub(crate) timer: TimerId,
    /// Whether the player has had time to notice that the turn began.
    pub(crate) is_due: bool,
    /// The move, once it is found.
    pub(crate) choice: Option<String>,
}

/// The state that a turn depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnKey {
    pub(crate) side: Side,
    pub(crate) level: u8,
    pub(crate) record: u64,
}

impl ComputerPlayer {
    /// The side for which it is thinking.
    #[must_use]
    pub fn thinks_for(&self) -> Option<Side> {
        self.turn.as_ref().map(|turn| turn.of.side)
    }

    /// Whether the engine was asked and has not answered yet.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        let turn = self.turn.as_ref();
        turn.is_some_and(|turn| turn.unasked.is_none() && turn.choice.is_none())
    }

    /// Its question to the engine, sent now or later, while it is thinking.
    #[must_use]
    pub fn question(&self) -> Option<QuestionId> {
        self.turn.as_ref().map(|turn| turn.question)
    }

    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    pub fn pause(&mut self, is_paused: bool) {
        self.is_paused = is_paused;
    }

    pub fn is_asked(&self, id: QuestionId) -> bool {
        self.question() == Some(id)
    }
}
