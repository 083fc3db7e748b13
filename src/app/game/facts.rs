//! What sentences about the board of a game are made of.

use super::state::Play;
use crate::app::narration::BoardFacts;
use crate::app::seats::Seats;
use leptos::prelude::*;

impl Play {
    /// Tells something about the board, and follows what it is made of, but not what is pointed at.
    pub(super) fn with_facts<T>(self, tell: impl FnOnce(&BoardFacts) -> T) -> T {
        let locale = self.lang.get();
        let (players, people) = self
            .seats
            .with(|seats| (seats.told(locale), Seats::people(seats)));
        let (ply, is_looking_back) = (self.ply(), self.looking_back());
        let (scene, open) = (self.scene.read(), self.open.read());
        let (table, feedback) = (self.table.read(), self.said.read());
        tell(&BoardFacts {
            dress: self.dress,
            table: &table,
            players,
            people,
            ply,
            is_looking_back,
            game_is_solved: self.is_solved,
            scene: &scene,
            open: &open,
            preview: None,
            hover: None,
            feedback: &feedback,
            threats: None,
        })
    }

    /// The same, with what is pointed at.
    pub(super) fn with_pointed_facts<T>(self, tell: impl FnOnce(&BoardFacts) -> T) -> T {
        let (preview, hover) = (self.preview.read(), self.hover.get());
        self.with_facts(|facts| {
            tell(&BoardFacts {
                preview: preview.as_ref(),
                hover,
                players: facts.players.clone(),
                people: facts.people.clone(),
                ..*facts
            })
        })
    }
}
