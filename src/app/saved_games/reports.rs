//! Messages to the player about the storage.

use super::SavedGames;
use crate::app::games;
use crate::app::local_store::LocalStore;
use crate::play::stored::Unreadable;
use crate::session::StorageError;
use crate::session::notices::{Notice, NoticesMessage, StoredPart};
use crate::session::storage::GameStorage;
use leptos::prelude::*;
use std::cell::RefCell;

thread_local! {
    /// The names of the unreadable games that the player was informed about.
    static REPORTED_UNREAD: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

impl SavedGames {
    /// Informs the player about data that could not be read or stored, each once in a visit. Returns why games are in
    /// memory only, if any are.
    pub(super) fn report(self) -> Option<StorageError> {
        let unread = self.with(GameStorage::take_unread);
        for (id, why) in unread {
            self.report_unread(&id, why);
        }
        let error = self.with(|storage| storage.error());
        self.unsaved.set_value(self.with(|storage| {
            let unsaved = storage.unsaved().names();
            let kinds = unsaved.filter_map(|id| {
                let kind = storage.kind(&LocalStore, id)?;
                Some((id.clone(), games::intro(&kind)?.slug()))
            });
            kinds.collect()
        }));
        self.notices
            .send(NoticesMessage::GamesInMemory(error.is_some()));
        if let Some(error) = error {
            self.notices.add(Notice::NotStored(error));
        }
        error
    }

    /// Informs the player once in a visit that a game cannot be read. Games that are kept as lines have the name "".
    pub(super) fn report_unread(self, id: &str, why: Unreadable) {
        let is_news = REPORTED_UNREAD.with_borrow_mut(|reported| {
            let is_news = !reported.iter().any(|other| other == id);
            reported.push(id.to_owned());
            is_news
        });
        if is_news {
            self.notices.add(Notice::Unreadable(StoredPart::Game, why));
        }
    }
}
