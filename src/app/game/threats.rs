//! What the opponent could do next, shown while a key or a finger is held.

use super::state::Play;
use crate::app::keys::{Act, held};
use crate::play::Spot;
use crate::rules::Side;
use crate::session::Threats;
use leptos::prelude::*;

/// Listens to the key, for as long as the game is on the page.
pub fn listen(play: Play) {
    let begins = move || {
        if play.threats.with_untracked(Option::is_none) {
            let aim = play.hover.get_untracked();
            play.show_threats(aim.map(|aim| aim.spot));
        }
    };
    held(Act::Threats, begins, move || play.hide_threats());
}

impl Play {
    /// Shows what the opponent could do: with the piece on the place, if it belongs to the opponent.
    pub fn show_threats(self, at: Option<Spot>) {
        if self.is_over_here() {
            return;
        }
        let side = self.opponent();
        let reach = self.reach(side);
        let threats = self
            .scene
            .with_untracked(|scene| Threats::of(side, at, &scene.pieces, reach));
        self.threats.set(Some(threats));
    }

    pub fn hide_threats(self) {
        if self.threats.with_untracked(Option::is_some) {
            self.threats.set(None);
        }
    }

    /// Whether the game is over at the current position.
    fn is_over_here(self) -> bool {
        let looks_back = self.looked_at.with_untracked(Option::is_some);
        !looks_back && self.table.with_untracked(|table| table.verdict().is_some())
    }

    /// The opponent: the machine, or else the side that is not to move.
    fn opponent(self) -> Side {
        let turn = self.scene.with_untracked(|scene| scene.turn);
        match Side::BOTH.map(|side| self.is_persons_turn(side)) {
            [true, false] => Side::Black,
            [false, true] => Side::White,
            _ => turn.other(),
        }
    }
}
