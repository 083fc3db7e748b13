//! Saves the variations and notes of a game, and merges those that other tabs have stored.

use crate::app::notice::Notices;
use crate::app::saved_games::SavedGames;
use crate::app::store::Store;
use crate::session::notices::{Notice, StoredPart};
use crate::session::storage::NotWritten;
use crate::session::{GameModel, Message, Model, Stored};
use std::cell::{Cell, RefCell};

/// Saves the variations and notes of a game.
pub struct VariationSaver {
    games: SavedGames,
    notices: Notices,
    /// The stored text as this tab last read or wrote it.
    seen: RefCell<Option<String>>,
    /// Whether something must be written.
    is_pending: Cell<bool>,
    /// How often writing was requested.
    requests: Cell<u32>,
}

impl VariationSaver {
    pub fn new(games: SavedGames, notices: Notices) -> VariationSaver {
        VariationSaver {
            games,
            notices,
            seen: RefCell::new(None),
            is_pending: Cell::new(false),
            requests: Cell::new(0),
        }
    }

    /// Requests that the variations are written. Returns the number of this request.
    pub fn request_write(&self) -> u32 {
        self.is_pending.set(true);
        self.requests.set(self.requests.get() + 1);
        self.requests.get()
    }

    /// Whether this is the latest request, and nothing was written since.
    pub fn is_latest_request(&self, request_write: u32) -> bool {
        self.is_pending.get() && self.requests.get() == request_write
    }

    /// The game has another name now, under which nothing is stored.
    pub fn is_renamed(&self) {
        self.seen.replace(None);
    }

    /// Writes the variations of the game with this name, if this was requested. First merges the variations that
    /// another tab has stored meanwhile. Must be called under the lock that all tabs write games under.
    pub fn write(&self, store: Store<GameModel>, id: &str) {
        if !self.is_pending.replace(false) {
            return;
        }
        self.take_in(store, id);
        let text = store.read(|game| game.board().record().variations_text());
        let Some(text) = text.filter(|text| *text != *self.seen.borrow()) else {
            return;
        };
        match self.games.save_variations(id, text.as_deref()) {
            Ok(()) => drop(self.seen.replace(text)),
            Err(NotWritten::NoStore(error)) => self.notices.add(Notice::NotStored(error)),
            Err(NotWritten::Unreadable(why)) => {
                let part = StoredPart::Variations;
                self.notices.add(Notice::Unreadable(part, why));
            }
        }
    }

    /// Merges another tab's stored variations into the game.
    pub fn take_in(&self, store: Store<GameModel>, id: &str) {
        let found = self.games.variations(id);
        if let Some(why) = found.unread {
            let part = StoredPart::Variations;
            self.notices.add(Notice::Unreadable(part, why));
        }
        if found.error.is_some() || found.unread.is_some() {
            return;
        }
        let stored = found.value;
        let seen = self.seen.replace(stored.clone());
        // If another tab has removed the whole game, it stays on the screen.
        let is_removed = stored.is_none() && self.games.is_gone(id);
        if stored != seen && !is_removed {
            let stored = Stored::Variations { seen, stored };
            store.update(Message::Stored(stored));
        }
    }

    /// Sets the stored variations aside, which are not legal.
    pub fn set_aside(&self, id: &str) {
        if self.games.set_variations_aside(id) {
            self.seen.replace(None);
            let (part, why) = (
                StoredPart::Variations,
                crate::play::stored::Unreadable::Garbled,
            );
            self.notices.add(Notice::Unreadable(part, why));
        }
    }
}
