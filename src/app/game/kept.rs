//! The stored game, and changes of it by other tabs.

use super::state::Play;
use crate::app::change::Change as _;
use crate::app::notice::Notice;
use crate::app::saved::Saved;
use leptos::prelude::*;

impl Play {
    /// Another tab has stored or removed something under this game's key.
    pub fn hear_of_change(self) {
        match self.stored() {
            None if self.known.with_value(Option::is_some) => {
                self.known.set_value(None);
                // If the machine continued, it would store the game again.
                self.machine.paused.set(true);
                self.notices.add(Notice::RemovedElsewhere);
            }
            None => {}
            Some(_) if self.changed_elsewhere() => self.reload(),
            Some(_) => {}
        }
    }

    pub(super) fn keep(self) {
        let id = self.id();
        let (table, seats) = (self.table, self.seats.get_untracked());
        let saved = table.with_untracked(|table| Saved::of(table, seats));
        self.shelf.keep(&id, &saved);
        if table.with_untracked(|table| table.verdict().is_some()) {
            self.shelf.count_going();
        }
        self.known.set_value(self.stored());
    }

    /// The stored text of the game.
    fn stored(self) -> Option<String> {
        self.shelf.stored(&self.id())
    }

    pub(super) fn changed_elsewhere(self) -> bool {
        let stored = self.stored();
        stored.is_some() && self.known.with_value(|known| *known != stored)
    }

    pub(super) fn reload(self) {
        let id = self.id();
        if let Some((saved, mut table)) = self.shelf.load_stored(&id) {
            table.make_forced();
            self.known.set_value(self.stored());
            self.still.change(false);
            self.look_ahead();
            self.seats.set(saved.seats());
            self.table.set(table);
            self.said.set(self.passed());
            self.turn_to_mover();
            self.notices.add(Notice::MovedElsewhere);
        }
    }
}
