//! What sentences about the board of a game are made of.

use super::state::Play;
use crate::app::narration::BoardFacts;
use crate::app::seats::Seats;
use leptos::prelude::*;

impl Play {
    /// Tells something about the board, and follows everything that it is made of.
    pub(super) fn with_facts<T>(self, tell: impl FnOnce(&BoardFacts) -> T) -> T {
        let locale = self.lang.get();
        let (players, people) = self
            .seats
            .with(|seats| (seats.told(locale), Seats::people(seats)));
        let (ply, is_looking_back) = (self.ply(), self.looking_back());
        let (scene, open, preview) = (self.scene.read(), self.open.read(), self.preview.read());
        let (table, feedback) = (self.table.read(), self.said.read());
        tell(&BoardFacts {
            dress: self.dress,
            table: &table,
            players,
            people,
            ply,
            is_looking_back,
            is_solved: self.is_solved,
            scene: &scene,
            open: &open,
            preview: preview.as_ref(),
            hover: self.hover.get(),
            feedback: &feedback,
            threats: None,
        })
    }
}
