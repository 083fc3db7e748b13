//! Moves, taking back, and ends of a game by its players.

use super::intent::QueryIntent;
use super::model::GameModel;
use super::state::GameClock;
use crate::play::{Action, EndReason, GameRecord, MoveError, SavedGame, Sound, Spot};
use crate::rules::{Side, sort_short};
use crate::session::announcement::Announcement;
use crate::session::effect::{Delay, Effect};
use crate::session::feedback::Feedback;
use crate::session::intent::BoardIntent;
use crate::session::message::Env;
use crate::session::notices::Notice;
use crate::session::players::{PlayerChange, Players};
use crate::session::query::Query;

impl GameModel {
    pub(super) fn touch_board(
        &mut self,
        intent: BoardIntent,
        env: &Env,
        effects: &mut Vec<Effect>,
    ) {
        let is_touch = matches!(intent, BoardIntent::Touch(_));
        let plies = self.board.record().plies();
        if is_touch && !self.board.is_looking_back() {
            self.clock.is_waiting = false;
        }
        if self.board.update(intent, env, effects) {
            self.clock_moves(plies, env);
            self.recorded(env, effects);
        } else if is_touch && self.board.feedback().is_refusal() {
            effects.push(Effect::Sound(Sound::Illegal));
        }
    }

    /// Makes the move of the computer.
    ///
    /// # Errors
    /// If it is not legal, or the record has no room for it.
    pub(super) fn make_move(
        &mut self,
        mv: &str,
        env: &Env,
        effects: &mut Vec<Effect>,
    ) -> Result<(), MoveError> {
        let plies = self.board.record().plies();
        self.board.make_move(mv, effects)?;
        self.clock_moves(plies, env);
        effects.push(Effect::SaveReply);
        self.turn_to_mover(env, effects);
        Ok(())
    }

    pub(super) fn undo(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        if !self.can_undo() {
            return;
        }
        if self.board.record().side_out_of_time().is_some() {
            self.players.fair = false;
        }
        let (what, players) = (self.last_act(), &self.players);
        let pauses = players.is_watched();
        let is_fewer = self.board.change(|record| {
            let plies = record.plies();
            let by_rules = record.result().is_none_or(|result| result.is_by_rules());
            let mut undone = record.undo();
            // Also the computer's reply, because the computer would only repeat it.
            let answers = |record: &GameRecord| players.level(record.turn()).is_some();
            while undone && by_rules && !pauses && answers(record) {
                undone = record.undo();
            }
            record.plies() < plies
        });
        if is_fewer {
            self.players.fair = false;
        }
        self.clock.forget_turn();
        self.computer.pause(pauses);
        let undone = Announcement::Undone { what, pauses };
        effects.push(Effect::Announce(undone));
        self.recorded(env, effects);
    }

    pub(super) fn redo(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        let what = self.board.record().next_redo();
        let Some(what) = what.filter(|_| self.can_redo()) else {
            return;
        };
        let players = &self.players;
        self.board.change(|record| {
            record.redo();
            // The computer's reply that was taken back together with the move.
            let again = |record: &GameRecord| {
                let moves = matches!(record.next_redo(), Some(Action::Move(_)));
                moves && !players.is_watched() && players.level(record.turn()).is_some()
            };
            while again(record) && record.redo() {}
        });
        effects.push(Effect::Announce(Announcement::Redone(what)));
        self.recorded(env, effects);
    }

    pub(super) fn resign(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        let side = self.resigning_side();
        if self.board.change(|record| record.resign(side)) {
            effects.push(Effect::Announce(Announcement::Resigned(side)));
            self.recorded(env, effects);
        }
    }

    /// The time of a side is up.
    pub(super) fn run_out_of_time(&mut self, side: Side, env: &Env, effects: &mut Vec<Effect>) {
        if self.board.change(|record| record.run_out_of_time(side)) {
            effects.push(Effect::Announce(Announcement::RanOutOfTime(side)));
            self.recorded(env, effects);
        }
    }

    /// Both players at this screen agree. A friend elsewhere is asked by a link.
    pub(super) fn agree_draw(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        if self.correspondence().is_none() {
            self.end_by_agreement(env, effects);
        }
    }

    pub(super) fn end_by_agreement(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        if self.board.change(GameRecord::agree_draw) {
            effects.push(Effect::Announce(Announcement::AgreedDraw));
            self.recorded(env, effects);
        }
    }

    pub(super) fn flip(&mut self) {
        let bottom = match self.board.is_flipped() {
            true => Side::White,
            false => Side::Black,
        };
        self.board.turn_to(bottom);
    }

    /// Shows the position after a move from the shown position.
    pub(super) fn show_move(&mut self, mv: String, effects: &mut Vec<Effect>) {
        self.board.preview_move(mv, effects);
    }

    pub(super) fn resume(&mut self, effects: &mut Vec<Effect>) {
        // Return from a line to the game first.
        let is_beside = self.board.line_preview().is_some() || self.board.is_in_variation();
        let ply = match is_beside {
            true => self.board.ply(),
            false => usize::MAX,
        };
        self.board.show(ply, effects);
    }

    /// Answers a question about the position. If the same question is asked again, the same answer is read out again.
    pub(super) fn query(&mut self, query: QueryIntent, env: &Env) {
        let query = match query {
            QueryIntent::OwnPieces => {
                let turn = self.board.scene().turn;
                Query::Pieces(self.players.you().unwrap_or(turn))
            }
            QueryIntent::Reached => {
                let hover = self.board.hover();
                self.reached(hover.map(|hover| hover.spot.ground()))
            }
            QueryIntent::Position => Query::Position,
            QueryIntent::Time => Query::Time(self.times_left(env.now)),
        };
        let again = match self.board.feedback() {
            Feedback::Query { query: old, again } => *old == query && !*again,
            _ => false,
        };
        self.board.say(Feedback::Query { query, again });
    }

    /// Who could move to a place, or push or take what is on it.
    fn reached(&self, place: Option<Spot>) -> Query {
        let (record, ply) = self.board.shown();
        let from = Side::BOTH.map(|side| {
            let seen_moves = place.map(|place| (place, record.seen_moves(ply, side)));
            let seen_moves = seen_moves.into_iter().flat_map(|(place, seen_moves)| {
                let comes = seen_moves
                    .into_iter()
                    .filter(move |one| one.comes_to(place));
                comes.map(|one| one.from.first().ground())
            });
            let mut from: Vec<Spot> = seen_moves.collect();
            sort_short(&mut from, |spot| (spot.x, spot.y));
            from.dedup();
            from
        });
        Query::Reached { place, from }
    }

    /// Changes a name or a player.
    pub(super) fn change_player(&mut self, change: PlayerChange, effects: &mut Vec<Effect>) {
        change.make(&mut self.players);
        self.board.set_opponent(self.players.opponent());
        effects.push(Effect::Save);
    }

    /// Loads the state that another tab has stored.
    pub(super) fn reload(&mut self, saved: &SavedGame, env: &Env, effects: &mut Vec<Effect>) {
        if self.replace(saved) {
            effects.push(Effect::ShowNotice(Notice::ChangedElsewhere));
            self.turn_to_mover(env, effects);
        }
    }

    /// Replaces the state of this game. Returns false if the rules do not accept the new state.
    pub(super) fn replace(&mut self, saved: &SavedGame) -> bool {
        let is_own = |slug: &str| slug == self.kind.slug();
        let Some(record) = saved.resume(|slug| is_own(slug).then_some(self.kind)) else {
            return false;
        };
        self.players = Players::of(saved);
        self.board.replace(record);
        self.clock = GameClock::of(&saved.clock, self.board.record());
        self.board.set_opponent(self.players.opponent());
        true
    }

    /// Another tab has removed the game. If the computer continued, the game would be stored again.
    pub(super) fn removed(&mut self, effects: &mut Vec<Effect>) {
        self.computer.pause(true);
        effects.push(Effect::ShowNotice(Notice::RemovedElsewhere));
    }

    /// Notes that the player to move was helped. The computer needs no help.
    pub(super) fn note_help(&mut self, effects: &mut Vec<Effect>) {
        if self.computer_to_move().is_none() && self.board.note_help() {
            // Help after the end does not count.
            self.players.fair &= self.is_over();
            effects.push(Effect::Save);
        }
    }

    /// After a change of the record by a player.
    fn recorded(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        effects.push(Effect::Save);
        self.turn_to_mover(env, effects);
    }

    /// Turns the board to the side to move, after the move was visible from the old side.
    fn turn_to_mover(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        if env.turns_board && self.players.are_at_one_screen() {
            let timer = self.next_timer();
            self.turning = Some(timer);
            effects.push(Effect::StartTimer(timer, Delay::Turn));
        }
    }

    /// The action that an undo would take back.
    fn last_act(&self) -> Option<Action<String>> {
        let record = self.board.record();
        match record.result().map(|result| result.reason) {
            Some(EndReason::Resigned(side)) => return Some(Action::Resign(side)),
            Some(EndReason::Time(side)) => return Some(Action::RunOutOfTime(side)),
            Some(EndReason::Agreed) => return Some(Action::Draw),
            _ => {}
        }
        let last = record.last_decided(record.plies()).checked_sub(1)?;
        record.move_after(last).map(Action::Move)
    }
}
