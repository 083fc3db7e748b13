//! Starting again: a new game, a game from the middle of this one, or other players.

use super::state::Play;
use crate::app::address;
use crate::app::notice::{Begun, Notice};
use crate::app::saved::Saved;
use crate::app::seats::{Change, Seats};
use leptos::prelude::*;

impl Play {
    /// Starts a game like this one with swapped sides. It replaces this game on the page, which stays stored.
    pub fn rematch(self) {
        let before = self.id();
        let fresh = self.table.with_untracked(|table| table.begun_at(0));
        let mut seats = self.seats.get_untracked();
        seats.swap();
        seats.fair = self.dress.is_start(&fresh);
        let you = seats.you();
        let notice = |begun| Notice::Rematch(begun, you);
        let now = self.begin(before, Saved::new(&fresh, seats), notice);
        address::replace_game(&now);
    }

    /// Continues from a ply in a new game with the same players. It has the moves up to that ply, and those
    /// after it can be redone. This game stays unchanged.
    pub fn play_on_from(self, ply: usize) {
        self.branch_off(ply, self.seats.get_untracked());
    }

    /// The same against the machine at its highest level. A person plays the side to move.
    pub fn play_on_perfectly(self, ply: usize) {
        let other = self.turn_at(ply).other();
        let mut seats = self.seats.get_untracked();
        let levels = u8::try_from(self.dress.kind().levels()).unwrap_or(u8::MAX);
        seats.levels = [0; 2];
        seats.levels[other as usize] = levels;
        self.branch_off(ply, seats);
    }

    fn branch_off(self, ply: usize, mut seats: Seats) {
        seats.fair = false;
        let before = self.id();
        // A position of a table can always be set up again.
        let text = self.consult(|table| table.text());
        let Ok(mut table) = self.dress.kind().open(&text) else {
            return;
        };
        table.take_back_to(ply);
        let saved = Saved::of(&table, seats);
        let now = self.begin(before, saved, Notice::PlayedOn);
        address::go_to_game(&now);
    }

    /// Stores a new game that follows another one, shows a notice, and returns its name.
    fn begin(self, before: String, saved: Saved, notice: impl FnOnce(Begun) -> Notice) -> String {
        let now = self.shelf.add(&saved);
        self.notices.add(notice(Begun {
            before,
            now: now.clone(),
            text: saved.text,
        }));
        now
    }

    /// Changes a player's name or a player.
    pub fn reseat(self, change: Change) {
        if self.changed_elsewhere() {
            self.reload();
        }
        self.seats.update(|seats| change.make(seats));
        self.keep();
    }
}
