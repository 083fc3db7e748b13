//! Games that begin from this one.

use super::model::GameModel;
use crate::play::game_code::GameId;
use crate::play::{Correspondence, GameRecord};
use crate::session::effect::{Effect, NewGame, Origin};
use crate::session::message::Env;
use crate::session::players::Players;

impl GameModel {
    /// A game like this one with swapped sides.
    pub(super) fn rematch(&mut self, effects: &mut Vec<Effect>) {
        let before = self.correspondence();
        let mut players = Players {
            correspondence: before.map(|one| Correspondence::new(one.id.of_rematch(), one.you)),
            ..self.players.clone()
        };
        players.swap();
        effects.push(Effect::Begin(NewGame {
            origin: Origin::Rematch { you: players.you() },
            text: self.board.record().begun_at(0),
            undone: Vec::new(),
            clock: self.clock.setting_text(),
            players,
        }));
    }

    /// A game with the moves up to a ply, the same players and remaining times. The moves after the ply can be redone.
    pub(super) fn play_from(&mut self, ply: usize, effects: &mut Vec<Effect>) {
        // A game in progress can always be read again.
        let Ok(mut record) = self.kind.open(&self.board.record().text()) else {
            return;
        };
        record.take_back_to(ply);
        self.branch(&record, self.players.clone(), self.clock.text(), effects);
    }

    /// The same game with a friend who plays the other side by links: the computer's side, or the side to move.
    pub(super) fn play_by_link(&self, env: &Env, effects: &mut Vec<Effect>) {
        let record = self.board.record();
        let you = self.players.you().unwrap_or(record.turn().other());
        effects.push(Effect::Begin(NewGame {
            origin: Origin::Branch,
            text: record.text(),
            undone: Vec::new(),
            clock: String::new(),
            players: Players {
                levels: [0; 2],
                fair: false,
                correspondence: Some(Correspondence::new(
                    GameId::random(env.now, env.chance),
                    you,
                )),
                ..self.players.clone()
            },
        }));
    }

    /// A game with the moves to the shown position and the same players.
    pub(super) fn play_from_here(&mut self, effects: &mut Vec<Effect>) {
        let (record, ply) = self.board.shown();
        match self.board.is_in_variation() {
            true => {
                if let Some(record) = record.up_to(ply) {
                    self.branch(&record, self.players.clone(), String::new(), effects);
                }
            }
            false => self.play_from(self.board.ply(), effects),
        }
    }

    /// A game from the shown position against the computer at its highest level. A person plays the side to move.
    pub(super) fn play_perfectly_from_here(&self, effects: &mut Vec<Effect>) {
        let (record, ply) = self.board.shown();
        self.play_perfectly(record, ply, effects);
    }

    /// The same from a ply of the game.
    pub(super) fn play_perfectly_from(&self, ply: usize, effects: &mut Vec<Effect>) {
        self.play_perfectly(self.board.record(), ply, effects);
    }

    fn play_perfectly(&self, record: &GameRecord, ply: usize, effects: &mut Vec<Effect>) {
        let computer = record.turn_at(ply).other();
        let mut players = self.players.clone();
        players.levels = [0; 2];
        players.levels[computer as usize] = u8::try_from(self.kind.levels()).unwrap_or(u8::MAX);
        if let Some(record) = record.up_to(ply) {
            self.branch(&record, players, String::new(), effects);
        }
    }

    /// Begins a game from a record. `clock` is as in [`NewGame`].
    fn branch(
        &self,
        record: &GameRecord,
        players: Players,
        clock: String,
        effects: &mut Vec<Effect>,
    ) {
        effects.push(Effect::Begin(NewGame {
            origin: Origin::Branch,
            text: record.text(),
            undone: record.undone(),
            clock,
            players: Players {
                fair: false,
                correspondence: None,
                ..players
            },
        }));
    }
}
