//! Messages to a model, and the facts that it gets from outside.

use super::answer::Answer;
use super::effect::{QuestionId, TimerId};
use crate::play::SavedGame;

/// The facts that a model gets from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Env {
    /// Whether a second touch confirms each move of a game.
    pub confirms: bool,
    /// Whether the board turns to the side to move when two people play.
    pub turns_board: bool,
    /// A random number below 2³⁰.
    pub chance: u64,
    /// The time in milliseconds, counted while the page is open: [`crate::session::SeenTime`].
    pub now: u64,
}

/// Something that has happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Message<I> {
    Intent(I),
    /// A timer has run out. Models ignore timers that they no longer wait for.
    Timer(TimerId),
    /// The engine has answered. Models ignore answers to older questions.
    Answer(QuestionId, Answer),
    /// The question that waited for other tabs may be asked now.
    MayThink(QuestionId),
    Stored(Stored),
    /// The page is visible, or hidden.
    Visible(bool),
}

/// A change of the stored game by another tab.
#[derive(Clone, PartialEq, Debug)]
pub enum Stored {
    Changed(Box<SavedGame>),
    Removed,
    /// These variations and notes are stored now, as text. `seen` is the text that was stored when this tab last read
    /// or wrote them.
    Variations {
        seen: Option<String>,
        stored: Option<String>,
    },
}
