//! Which notices are shown.

use super::notice::Notice;
use crate::session::storage_error::StorageError;

/// Identifies a shown notice. Each number is used once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NoticeId(pub u32);

/// A notice and its number.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownNotice {
    pub id: NoticeId,
    pub notice: Notice,
}

/// Something that has happened to the notices.
#[derive(Clone, PartialEq, Debug)]
pub enum NoticesMessage {
    /// A notice replaces one that says the same. Only the last of the passing ones is shown. [`Notice::NotStored`] is
    /// added once, until there is room again.
    Add(Notice),
    /// Something was stored.
    Stored,
    /// All settings and progress are stored, also those that had to wait for a part of the page to load.
    AllStored,
    /// Whether a game is in the memory of this tab only. Send it before [`NoticesMessage::Stored`].
    GamesInMemory(bool),
    /// The engine has answered, or the computer has moved.
    EngineAnswered,
    /// The player has done something that makes passing notices obsolete.
    Acted,
    /// The player has gone to another screen, which shows the game of this name if any.
    ScreenChanged(Option<String>),
    /// Everything that the browser had stored was deleted.
    AllDeleted,
    /// The player has read a notice.
    Dismiss(NoticeId),
}

/// The notices that are shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NoticesModel {
    shown: Vec<ShownNotice>,
    /// How many notices have been added.
    added: u32,
    /// The storage error that was shown. It is not shown again, even if the notice was dismissed.
    shown_error: Option<StorageError>,
    /// Whether a game is in the memory of this tab only.
    has_games_in_memory: bool,
}

impl NoticesModel {
    /// No notices.
    #[must_use]
    pub fn new() -> NoticesModel {
        NoticesModel::default()
    }

    /// The notices that are listed over the screen.
    pub fn over_screen(&self) -> impl Iterator<Item = &ShownNotice> {
        let shown = self.shown.iter();
        shown.filter(|shown| shown.notice.started_game().is_none())
    }

    /// The notices that are shown beside the board: about games that have begun.
    pub fn beside_board(&self) -> impl Iterator<Item = &ShownNotice> {
        let shown = self.shown.iter();
        shown.filter(|shown| shown.notice.started_game().is_some())
    }

    /// Changes which notices are shown. Returns whether one was added or removed.
    pub fn update(&mut self, message: NoticesMessage) -> bool {
        let before = (self.added, self.shown.len());
        match message {
            NoticesMessage::Add(notice) => self.add(notice),
            NoticesMessage::Stored => self.stored(),
            NoticesMessage::AllStored => {
                self.keep(|notice| !matches!(notice, Notice::StoringNotLoaded));
            }
            NoticesMessage::GamesInMemory(is_so) => self.has_games_in_memory = is_so,
            NoticesMessage::EngineAnswered => {
                self.keep(|notice| !matches!(notice, Notice::EngineLost))
            }
            NoticesMessage::Acted => self.keep(|notice| !notice.is_passing()),
            NoticesMessage::ScreenChanged(game) => {
                self.keep(|notice| notice.stays_at(game.as_deref()));
            }
            NoticesMessage::AllDeleted => self.all_deleted(),
            NoticesMessage::Dismiss(id) => self.shown.retain(|shown| shown.id != id),
        }
        before != (self.added, self.shown.len())
    }

    fn add(&mut self, notice: Notice) {
        if let Notice::NotStored(error) = notice {
            if self.shown_error.is_some() {
                return;
            }
            self.shown_error = Some(error);
        }
        self.keep(|older| !notice.replaces(older));
        self.shown.push(ShownNotice {
            id: NoticeId(self.added),
            notice,
        });
        self.added += 1;
    }

    /// There is room again, unless a game is still in memory only.
    fn stored(&mut self) {
        if self.shown_error == Some(StorageError::Full) && !self.has_games_in_memory {
            self.shown_error = None;
            self.keep(|notice| !matches!(notice, Notice::NotStored(StorageError::Full)));
        }
    }

    /// No game is in memory only, there is room, and what could not be read is gone.
    fn all_deleted(&mut self) {
        self.has_games_in_memory = false;
        self.stored();
        self.keep(|notice| !matches!(notice, Notice::Unreadable(..)));
        self.add(Notice::AllDeleted);
    }

    fn keep(&mut self, stays: impl Fn(&Notice) -> bool) {
        self.shown.retain(|shown| stays(&shown.notice));
    }
}
