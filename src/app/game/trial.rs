//! Controlling a trial board from outside.

use super::machine::Arrow;
use super::state::{Play, Said};
use leptos::prelude::*;

impl Play {
    /// Takes back everything after a ply, with animation.
    pub fn set_back(self, ply: usize) {
        self.still.set(false);
        self.said.set(Said::Nothing);
        self.pointed.set(None);
        self.machine.arrows.set(Vec::new());
        self.table.update(|table| table.take_back_to(ply));
    }

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
            (false, Some(spot)) => Said::HintWhich(spot),
            _ => Said::HintWhole {
                mv: mv.to_owned(),
                analysed,
            },
        });
    }
}
