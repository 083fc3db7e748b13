//! Effects: what the page must do after a model has changed.

use super::announcement::Announcement;
use super::notices::Notice;
use super::players::Players;
use crate::engine::{Priority, Request};
use crate::play::{Delays, GameText, Sound};
use crate::rules::Side;

/// Something to be done after a model has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    Announce(Announcement),
    Sound(Sound),
    /// Send [`super::Message::Timer`] after the delay.
    StartTimer(TimerId, Delay),
    /// Wait until no other tab thinks about a move in this game, for a limited time. Then send
    /// [`super::Message::MayThink`]. Other tabs wait until the answer is stored or no longer wanted.
    AwaitOtherTabs(QuestionId),
    /// Ask the engine. Its answers are sent as [`super::Message::Answer`].
    Ask(EngineQuestion),
    /// The answer to the last question for this purpose is no longer wanted.
    DropQuestion(Purpose),
    ShowNotice(Notice),
    /// Store the game.
    Save,
    /// Store the variations and notes.
    SaveVariations,
    /// The same once the player pauses typing.
    SaveNote,
    /// The rules refuse the stored variations and notes: they are set aside.
    SetVariationsAside,
    /// Store the game after a move of the computer. If another tab has continued it meanwhile, that tab's moves count:
    /// its computer has answered too.
    SaveReply,
    /// Store a new game and go to it.
    Begin(NewGame),
    /// A game that a link has opened is continued: it becomes the player's own.
    LeaveLink,
    /// Ask both players whether they agree to see the known values of the position.
    AskBothPlayers,
    /// Scroll to the move of the report whose position is shown.
    ScrollToMistake,
    /// Record that the exercise or the puzzle was solved, with or without help.
    RecordSolved {
        alone: bool,
    },
    /// Record that the player was helped.
    RecordHelp,
    /// Record that a level of the computer was beaten.
    RecordBeaten(u8),
}

/// When an effect must be done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Order {
    Now,
    /// After the next paint of the page.
    AfterPaint,
}

/// A question to the engine about the last position of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct EngineQuestion {
    pub id: QuestionId,
    pub purpose: Purpose,
    pub text: GameText,
    pub asked: Request,
}

/// The purpose of a question. A new question replaces the previous one for the same purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A move of the computer.
    Move,
    Hint,
    DrawOffer,
    /// The judgement of a move in a puzzle, and what follows it.
    Puzzle,
    /// The analysis of the shown position.
    Analysis,
    Report,
    /// A check of the solution of a game.
    Check,
}

/// A game that starts from another one.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    pub origin: Origin,
    pub text: GameText,
    /// The steps that can be redone in it, as in [`crate::play::GameRecord::undone`].
    pub undone: Vec<String>,
    /// Its clock, as in [`crate::play::SavedGame`].
    pub clock: String,
    pub players: Players,
}

/// How a game was derived from another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The same start with swapped sides. It takes the place of the other one in the history.
    Rematch {
        /// The person's side, if the other player is the computer.
        you: Option<Side>,
    },
    /// It continues from an earlier position.
    Branch,
}

/// A timer, by a number that its model uses once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimerId(pub u32);

/// A question to the engine, by a number that its model uses once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionId(pub u32);

/// How long a timer runs. The durations are tokens of the styles, except for the clock of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delay {
    /// Before the move that answers a player's move.
    Reply,
    /// Before the board goes back after a wrong move.
    TakeBack,
    /// The minimum time from a question to the computer until its move.
    Computer,
    /// The same if the computer plays both sides.
    WatchedComputer,
    /// Before the board turns to the side to move.
    Turn,
    /// Until something is due on the clock of the game, in milliseconds.
    Clock(u32),
}

impl Effect {
    /// When it must be done.
    #[must_use]
    pub fn order(&self) -> Order {
        match self {
            Effect::Announce(_)
            | Effect::Sound(_)
            | Effect::Ask(_)
            | Effect::DropQuestion(_)
            | Effect::ScrollToMistake => Order::AfterPaint,
            Effect::Save
            | Effect::SaveReply
            | Effect::SaveVariations
            | Effect::SaveNote
            | Effect::SetVariationsAside
            | Effect::StartTimer(..)
            | Effect::AwaitOtherTabs(_)
            | Effect::ShowNotice(_)
            | Effect::Begin(_)
            | Effect::LeaveLink
            | Effect::AskBothPlayers
            | Effect::RecordSolved { .. }
            | Effect::RecordHelp
            | Effect::RecordBeaten(_) => Order::Now,
        }
    }
}

impl Purpose {
    #[must_use]
    pub fn priority(self) -> Priority {
        match self {
            Purpose::Move => Priority::Move,
            Purpose::Hint | Purpose::DrawOffer | Purpose::Puzzle => Priority::Hint,
            Purpose::Analysis => Priority::Analysis,
            Purpose::Report => Priority::Report,
            Purpose::Check => Priority::Check,
        }
    }
}

impl Delay {
    /// The duration in milliseconds.
    #[must_use]
    pub fn millis(self, delays: &Delays) -> u32 {
        match self {
            Delay::Reply => delays.reply,
            Delay::TakeBack => delays.take_back,
            Delay::Computer => delays.engine_least,
            Delay::WatchedComputer => delays.engine_watched,
            Delay::Turn => delays.turn,
            Delay::Clock(millis) => millis,
        }
    }
}
