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
    /// The time in milliseconds, counted while the page is there: [`crate::play::SeenTime`].
    pub now: u64,
}

/// Something that has happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Message<I> {
    Intent(I),
    /// A timer has run out. Models ignore timers that they no longer wait for.
    Timer(TimerId),
    /// The engine has said something. Models ignore what belongs to older questions.
    Answer(QuestionId, Answer),
    /// What was to wait for other tabs may be asked now.
    MayThink(QuestionId),
    Stored(Stored),
    /// The page is visible, or hidden.
    Visible(bool),
}

/// What another tab has done with the stored game.
#[derive(Clone, PartialEq, Debug)]
pub enum Stored {
    Changed(Box<SavedGame>),
    Removed,
    /// These variations and notes are in the store now, as text. `seen` is what was there when this tab last read or
    /// wrote them.
    Variations {
        seen: Option<String>,
        stored: Option<String>,
    },
}
