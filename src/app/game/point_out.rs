//! Points out a move on the board.

use super::state::Play;
use crate::session::{Arrow, Feedback};
use leptos::prelude::*;

impl Play {
    /// Points out a move on the board and in words: its piece only, or with `whole` the complete move.
    /// `analysed` means that it comes from more than a quick search.
    pub fn point_out(self, mv: &str, whole: bool, analysed: bool) {
        let mut spots = self.consult(|table| table.steps(table.plies(), mv));
        if !whole {
            spots.truncate(1);
        }
        let first = spots.first().copied();
        self.machine.arrows.set(vec![Arrow {
            kind: "hint",
            spots,
        }]);
        self.said.set(match (whole, first) {
            (false, Some(spot)) => Feedback::HintPiece(spot),
            _ => Feedback::HintMove {
                mv: mv.to_owned(),
                analysed,
            },
        });
    }
}
