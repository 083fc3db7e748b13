//! The kinds of notices, without words.

use super::broken_link::BrokenLink;
use crate::play::stored::Unreadable;
use crate::rules::Side;
use crate::session::storage_error::StorageError;

/// A notice to the player.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// Something stored could not be read.
    Unreadable(StoredPart, Unreadable),
    /// Something could not be stored.
    NotStored(StorageError),
    /// Another tab has changed the game.
    ChangedElsewhere,
    /// Another tab has removed the game.
    RemovedElsewhere,
    /// Another tab has played other moves in the game, so the moves of this one are a separate game now.
    StoredSeparately,
    /// There is no game of this name in the browser.
    NoSuchGame,
    /// An address leads to the rules, the lesson or the puzzles of an unknown game.
    NoSuchPage,
    /// An address leads to an unknown point, exercise or puzzle. The beginning is shown instead.
    NoSuchPart,
    /// A link to a game could not be opened.
    BrokenLink(BrokenLink),
    /// A new game has begun. The one before is kept.
    NewGame(StartedGame),
    /// The same, from a position of the game before.
    PlayedOn(StartedGame),
    /// The same with swapped sides. With the person's side if the other player is the computer.
    Rematch(StartedGame, Option<Side>),
    /// Everything that the browser had stored was deleted.
    AllDeleted,
    /// The engine was lost and has been started again.
    EngineRestarted,
    /// The engine does not answer.
    EngineLost,
    /// The texts of the chosen language could not be loaded.
    LanguageNotLoaded,
    /// The part of the page that stores settings and progress could not be loaded.
    StoringNotLoaded,
    /// A new version of the page was fetched. The page continues with the old one until the player switches.
    NewVersion,
}

/// The stored data that could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoredPart {
    Game,
    /// The variations and notes of a game.
    Variations,
    Settings,
    /// The solved exercises.
    Lessons,
    /// The solved puzzles, also those of days.
    Puzzles,
    /// The beaten levels of the computer.
    Levels,
}

/// A game that has begun in the place of another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartedGame {
    /// The name of the game before.
    pub previous: String,
    /// The name of the new game.
    pub id: String,
    /// The text of the new game when it began.
    pub text: String,
}

impl Notice {
    /// Its name in the markup of the page.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Notice::Unreadable(..) => "set-aside",
            Notice::NotStored(_) => "cannot-remember",
            Notice::ChangedElsewhere => "moved-elsewhere",
            Notice::RemovedElsewhere => "removed-elsewhere",
            Notice::StoredSeparately => "kept-apart",
            Notice::NoSuchGame => "no-such-game",
            Notice::NoSuchPage => "no-such-page",
            Notice::NoSuchPart => "no-such-part",
            Notice::BrokenLink(_) => "broken-link",
            Notice::NewGame(_) => "new-game",
            Notice::PlayedOn(_) => "played-on",
            Notice::Rematch(..) => "rematch",
            Notice::AllDeleted => "forgotten",
            Notice::EngineRestarted => "machine-restarted",
            Notice::EngineLost => "machine-lost",
            Notice::LanguageNotLoaded => "language-not-loaded",
            Notice::StoringNotLoaded => "storing-not-loaded",
            Notice::NewVersion => "new-version",
        }
    }

    /// Whether the next action of the player makes it obsolete.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        match self {
            Notice::Unreadable(..)
            | Notice::NotStored(_)
            | Notice::EngineLost
            | Notice::StoredSeparately
            | Notice::StoringNotLoaded
            | Notice::NewVersion => false,
            Notice::ChangedElsewhere
            | Notice::RemovedElsewhere
            | Notice::NoSuchGame
            | Notice::NoSuchPage
            | Notice::NoSuchPart
            | Notice::BrokenLink(_)
            | Notice::NewGame(_)
            | Notice::PlayedOn(_)
            | Notice::Rematch(..)
            | Notice::AllDeleted
            | Notice::EngineRestarted
            | Notice::LanguageNotLoaded => true,
        }
    }

    /// Whether the page may show it as soon as it starts. Its words must then not wait for a part of the page to be
    /// loaded: on screens without a board a late notice would move what a person is about to press.
    #[must_use]
    pub fn is_early(&self) -> bool {
        matches!(
            self,
            Notice::Unreadable(..)
                | Notice::NotStored(StorageError::Forbidden)
                | Notice::LanguageNotLoaded
                | Notice::StoringNotLoaded
        )
    }

    /// The game that has begun, if the notice is about that. It is then shown beside the board of that game.
    #[must_use]
    pub fn started_game(&self) -> Option<&StartedGame> {
        match self {
            Notice::NewGame(started) | Notice::PlayedOn(started) | Notice::Rematch(started, _) => {
                Some(started)
            }
            _ => None,
        }
    }

    /// Whether it stays when the player goes to another screen, which shows the game of this name if any.
    pub(super) fn stays_at(&self, game: Option<&str>) -> bool {
        match self.started_game() {
            Some(started) => game == Some(started.id.as_str()),
            None => !matches!(self, Notice::ChangedElsewhere | Notice::EngineLost),
        }
    }

    /// Whether an older notice is removed when this one is added: both say the same, or both are passing. It does not
    /// compare errors in links: that needs their texts, which home does not load.
    pub(super) fn replaces(&self, older: &Notice) -> bool {
        match (self, older) {
            (Notice::Unreadable(part, why), Notice::Unreadable(old_part, old_why)) => {
                (part, why) == (old_part, old_why)
            }
            (Notice::NotStored(error), Notice::NotStored(old_error)) => error == old_error,
            (Notice::EngineLost, Notice::EngineLost)
            | (Notice::StoredSeparately, Notice::StoredSeparately)
            | (Notice::StoringNotLoaded, Notice::StoringNotLoaded)
            | (Notice::NewVersion, Notice::NewVersion) => true,
            _ => self.is_passing() && older.is_passing(),
        }
    }
}
