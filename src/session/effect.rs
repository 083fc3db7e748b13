//! What a model wants to have done.

use super::announcement::Announcement;
use crate::mind::Asked;
use crate::play::{Delays, GameText};

/// Something to be done after a model has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    Announce(Announcement),
    /// Send [`super::Message::Timer`] after the delay.
    StartTimer(TimerId, Delay),
    /// Ask the engine about the last position of a game. Its answer is sent as [`super::Message::Answer`].
    Ask(QuestionId, GameText, Asked),
    /// The answer to the last question is no longer wanted.
    DropQuestion,
    /// The player has to be told that the engine does not answer.
    EngineLost,
    /// Record that the exercise or the puzzle was solved, with or without help.
    RecordSolved {
        alone: bool,
    },
    /// Record that the player was helped.
    RecordHelp,
}

/// A timer, by a number that its model uses once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimerId(pub u32);

/// A question to the engine, by a number that its model uses once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionId(pub u32);

/// How long a timer runs. The durations are tokens of the styles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delay {
    /// Before the move that answers a player's move.
    Reply,
    /// Before the board goes back after a wrong move.
    TakeBack,
}

impl Delay {
    /// The duration in milliseconds.
    #[must_use]
    pub fn millis(self, delays: &Delays) -> u32 {
        match self {
            Delay::Reply => delays.reply,
            Delay::TakeBack => delays.take_back,
        }
    }
}
