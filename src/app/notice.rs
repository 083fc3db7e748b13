//! Notices to the player that stay until they are read.

use super::failed_writes;
use super::focus;
use super::page_signal;
use super::stored_value::{NotStored, when_done};
use crate::session::Notice;
use crate::session::notices::{NoticeId, NoticesMessage, NoticesModel};
use leptos::prelude::*;

/// The notices of the page. Copies refer to the same ones.
#[derive(Clone, Copy)]
pub struct Notices(RwSignal<NoticesModel, LocalStorage>);

impl Notices {
    /// Puts the notices into the context of the page.
    pub fn provide() -> Notices {
        let notices = Notices(RwSignal::new_local(NoticesModel::new()));
        provide_context(notices);
        notices
    }

    /// Reads the notices, reactive.
    pub fn with<T>(self, read: impl FnOnce(&NoticesModel) -> T) -> T {
        page_signal::track(&self.0);
        self.0.with_untracked(read)
    }

    pub fn send(self, message: NoticesMessage) {
        // Most messages change nothing.
        self.0.maybe_update(|model| model.update(message));
    }

    pub fn add(self, notice: Notice) {
        self.send(NoticesMessage::Add(notice));
    }

    /// Writes the value with this name. Tries again as long as a part of the page is missing. A failure is shown as a
    /// notice.
    pub fn write<F>(self, name: &'static str, write: impl Fn() -> F + Copy + 'static)
    where
        F: Future<Output = Result<(), NotStored>> + 'static,
    {
        self.attempt(name, write, false);
    }

    fn attempt<F>(self, name: &'static str, write: impl Fn() -> F + Copy + 'static, is_retry: bool)
    where
        F: Future<Output = Result<(), NotStored>> + 'static,
    {
        when_done(write(), move |written| {
            if written == Err(NotStored::PartMissing) {
                failed_writes::keep(name, move || self.attempt(name, write, true));
                // The notice was shown before, and the player may have closed it.
                if is_retry {
                    return;
                }
            }
            self.stored(written);
        });
    }

    /// Something was written to storage, or not.
    fn stored(self, written: Result<(), NotStored>) {
        match written {
            Ok(()) => {
                self.send(NoticesMessage::Stored);
                // The part that stores is loaded, so all writes that had failed without it are tried again.
                self.send(NoticesMessage::AllStored);
            }
            Err(NotStored::Storage(error)) => self.add(Notice::NotStored(error)),
            Err(NotStored::PartMissing) => self.add(Notice::StoringNotLoaded),
        }
    }

    /// The player has read a notice.
    pub fn dismiss(self, id: NoticeId) {
        self.send(NoticesMessage::Dismiss(id));
        focus::after(&[
            "[data-action='dismiss']",
            "[data-spot][tabindex='0']",
            "[data-screen] main",
        ]);
    }
}

/// The notices from the context.
pub fn use_notices() -> Notices {
    expect_context()
}
