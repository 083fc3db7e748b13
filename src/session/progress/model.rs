//! The progress of one kind, changed by the player or by another tab.

use super::kind::ProgressKind;
use super::solved::Progress;
use crate::play::stored::Unreadable;
use crate::session::notices::Notice;

/// Something that has happened to the progress of one kind.
#[derive(Clone, PartialEq, Debug)]
pub enum ProgressMessage {
    /// Something of a game was solved or beaten.
    Add {
        /// The name of the game, or one that is used in its place.
        slug: String,
        key: String,
        /// The stored value, if any. Another tab may have changed it.
        stored: Option<Result<Progress, Unreadable>>,
    },
    /// Another tab has stored this, or something that cannot be read.
    StoredElsewhere(Result<Progress, Unreadable>),
    /// It was deleted, here or in another tab.
    Deleted,
}

/// Something to be done after the progress of one kind has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum ProgressEffect {
    /// Store [`ProgressModel::progress`]. A value stored by a newer version must not be overwritten.
    Store,
    ShowNotice(Notice),
}

/// The progress of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct ProgressModel {
    kind: ProgressKind,
    progress: Progress,
}

impl ProgressModel {
    /// The progress that was found in storage, if any. If it cannot be read, it is empty and a notice says so.
    #[must_use]
    pub fn new(
        kind: ProgressKind,
        stored: Option<Result<Progress, Unreadable>>,
        effects: &mut Vec<ProgressEffect>,
    ) -> ProgressModel {
        let mut model = ProgressModel {
            kind,
            progress: Progress::default(),
        };
        if let Some(stored) = stored {
            model.take_over(stored, effects);
        }
        model
    }

    /// What was solved or beaten.
    #[must_use]
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Changes the progress, and adds the effects to be done.
    pub fn update(&mut self, message: ProgressMessage, effects: &mut Vec<ProgressEffect>) {
        match message {
            ProgressMessage::Add { slug, key, stored } => {
                let before = stored.clone().and_then(Result::ok);
                if let Some(stored) = stored {
                    self.take_over(stored, effects);
                }
                self.progress.add(slug, key);
                if before.as_ref() != Some(&self.progress) {
                    effects.push(ProgressEffect::Store);
                }
            }
            ProgressMessage::StoredElsewhere(stored) => self.take_over(stored, effects),
            ProgressMessage::Deleted => self.progress = Progress::default(),
        }
    }

    /// Adds the stored progress. Nothing of this tab's progress is lost.
    fn take_over(
        &mut self,
        stored: Result<Progress, Unreadable>,
        effects: &mut Vec<ProgressEffect>,
    ) {
        match stored {
            Ok(stored) => self.progress.merge(stored),
            Err(why) => {
                let notice = Notice::Unreadable(self.kind.stored_part(), why);
                effects.push(ProgressEffect::ShowNotice(notice));
            }
        }
    }
}
