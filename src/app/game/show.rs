//! How a game is shown: from which side, and with how much around the board.

use super::state::Play;
use crate::app::focus;
use leptos::prelude::*;

impl Play {
    /// Shows only the board, or everything again.
    pub fn leave_board_alone(self, alone: bool) {
        self.alone.set(alone);
        // The focused element may be hidden now. It loses the focus only when the page is drawn.
        focus::move_to("[data-board] [data-spot][tabindex='0']");
    }

    pub fn flip(self) {
        self.still.set(true);
        self.flipped.update(|flipped| *flipped = !*flipped);
    }
}
