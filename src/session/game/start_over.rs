//! Games that begin from this one.

use super::model::GameModel;
use crate::session::effect::{Effect, NewGame, Origin};
use crate::session::players::Players;

impl GameModel {
    /// A game like this one with swapped sides.
    pub(super) fn rematch(&mut self, effects: &mut Vec<Effect>) {
        let mut players = self.players.clone();
        players.swap();
        effects.push(Effect::Begin(NewGame {
            origin: Origin::Rematch { you: players.you() },
            text: self.board.table().begun_at(0),
            undone: Vec::new(),
            players,
        }));
    }

    /// A game with the moves up to a ply and the same players. The moves after it can be redone.
    pub(super) fn play_from(&mut self, ply: usize, effects: &mut Vec<Effect>) {
        self.branch(ply, self.players.clone(), effects);
    }

    /// The same against the computer at its highest level. A person plays the side to move.
    pub(super) fn play_perfectly_from(&mut self, ply: usize, effects: &mut Vec<Effect>) {
        let computer = self.board.table().turn_at(ply).other();
        let mut players = self.players.clone();
        players.levels = [0; 2];
        players.levels[computer as usize] = u8::try_from(self.kind.levels()).unwrap_or(u8::MAX);
        self.branch(ply, players, effects);
    }

    fn branch(&mut self, ply: usize, players: Players, effects: &mut Vec<Effect>) {
        // A game in progress can always be read again.
        let Ok(mut table) = self.kind.open(&self.board.table().text()) else {
            return;
        };
        table.take_back_to(ply);
        effects.push(Effect::Begin(NewGame {
            origin: Origin::Branch,
            text: table.text(),
            undone: table.undone(),
            players: Players {
                fair: false,
                ..players
            },
        }));
    }
}
