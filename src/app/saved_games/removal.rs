//! Removes games.

use super::SavedGames;
use crate::app::local_store::LocalStore;
use crate::session::notices::Notice;
use leptos::prelude::*;

impl SavedGames {
    /// Removes a game, then does something. The game stays if it was continued before the lock was granted.
    pub fn remove(self, id: String, then: impl FnOnce() + 'static) {
        let seen = self.text(&id);
        self.locked(move || {
            if self.text(&id) == seen {
                self.remove_now(&id);
            }
            then();
        });
    }

    /// Removes a game in which nothing has happened since it started with this text, and which has no variations.
    pub fn remove_unplayed(self, id: String, first_text: String) {
        self.locked(move || {
            let is_unplayed = self.text(&id) == Some(first_text);
            if is_unplayed && self.variations(&id).value.is_none() {
                self.remove_now(&id);
            }
        });
    }

    fn text(self, id: &str) -> Option<String> {
        let loaded = self.with(|storage| storage.load(&mut LocalStore, id));
        loaded.game().map(|saved| saved.text.clone())
    }

    fn remove_now(self, id: &str) {
        let removed = self.with(|storage| storage.remove(&mut LocalStore, id));
        self.refresh_index();
        self.stored();
        // After `stored`, which removes the notice of a full storage.
        if let Err(error) = removed {
            self.notices.add(Notice::NotStored(error));
        }
    }

    /// Removes everything that this browser and this tab have stored.
    pub fn delete_all(self) {
        self.deletions.update_value(|deletions| *deletions += 1);
        self.beginning.set_value(None);
        self.cached_rows.set_value(Vec::new());
        self.unsaved.set_value(Vec::new());
        let deleted = self.with(|storage| storage.delete_all(&mut LocalStore));
        if let Err(error) = deleted {
            self.notices.add(Notice::NotStored(error));
        }
        self.changed.notify();
    }
}
