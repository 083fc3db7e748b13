//! The computer as a player: it moves for its side.

use super::model::GameModel;
use super::state::{Turn, TurnKey};
use crate::engine::Request;
use crate::play::MoveError;
use crate::session::answer::Answer;
use crate::session::effect::{Delay, Effect, Purpose, QuestionId, TimerId};
use crate::session::feedback::Feedback;
use crate::session::message::Env;
use crate::session::notices::Notice;

impl GameModel {
    /// Asks for a move if it is the computer's turn. A person cannot touch the board then, nor during a friend's turn.
    pub(super) fn follow_computer(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        let to_move = self.computer_to_move();
        // While a friend thinks, perhaps for days, the player can try variations.
        let is_friends_turn = self.friend_to_move().is_some() && !self.board.is_looking_back();
        let is_others_turn = to_move.is_some() || is_friends_turn;
        if self.board.is_locked() != is_others_turn {
            self.board.lock(is_others_turn);
            self.board.drop_selection();
        }
        let wanted = to_move.filter(|_| !self.computer.is_paused);
        let wanted = wanted.map(|(side, level)| TurnKey {
            side,
            level,
            record: self.board.revision(),
        });
        if self.computer.turn.as_ref().map(|turn| turn.of) == wanted {
            return;
        }
        if self.computer.turn.take().is_some() && wanted.is_none() {
            effects.push(Effect::DropQuestion(Purpose::Move));
        }
        if let Some(of) = wanted {
            self.begin_turn(of, env, effects);
        }
    }

    pub(super) fn computer_answered(
        &mut self,
        answer: Answer,
        env: &Env,
        effects: &mut Vec<Effect>,
    ) {
        match answer {
            Answer::Done(found) => {
                if let Some(turn) = &mut self.computer.turn {
                    turn.choice = found.choice;
                }
                self.computer_has_thought(found.millis, env);
                self.computer_moves(env, effects);
            }
            Answer::Lost => self.computer_is_lost(effects),
            Answer::Found(_) | Answer::Evaluation { .. } | Answer::Exact(_) => {}
        }
    }

    pub(super) fn computer_timer(&mut self, timer: TimerId, env: &Env, effects: &mut Vec<Effect>) {
        let turn = self.computer.turn.as_mut();
        if let Some(turn) = turn.filter(|turn| turn.timer == timer) {
            turn.is_due = true;
            self.computer_moves(env, effects);
        }
    }

    /// No other tab thinks about this game: asks for the move, if it is still wanted.
    pub(super) fn may_think(&mut self, id: QuestionId, effects: &mut Vec<Effect>) {
        let turn = self.computer.turn.as_mut();
        let turn = turn.filter(|turn| turn.question == id);
        let question = turn.and_then(|turn| turn.unasked.take());
        effects.extend(question.map(Effect::Ask));
    }

    fn begin_turn(&mut self, of: TurnKey, env: &Env, effects: &mut Vec<Effect>) {
        let asked = Request::Level {
            index: usize::from(of.level) - 1,
            seed: env.chance,
            game: self.number,
            millis: self.share_for_move(of.side),
        };
        let text = self.board.record().text();
        let question = self.question(Purpose::Move, text, asked);
        effects.push(Effect::AwaitOtherTabs(question.id));
        let timer = self.next_timer();
        let delay = match self.players.is_watched() {
            true => Delay::WatchedComputer,
            false => Delay::Computer,
        };
        effects.push(Effect::StartTimer(timer, delay));
        self.computer.turn = Some(Turn {
            of,
            question: question.id,
            unasked: Some(question),
            timer,
            is_due: false,
            choice: None,
        });
    }

    /// Makes the computer's move, if it is found and due.
    fn computer_moves(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        let turn = self.computer.turn.as_ref().filter(|turn| turn.is_due);
        let Some(mv) = turn.and_then(|turn| turn.choice.clone()) else {
            return;
        };
        if self.side_out_of_time(env.now).is_some() {
            return;
        }
        match self.make_move(&mv, env, effects) {
            Ok(()) => self.computer.turn = None,
            Err(MoveError::Full) => {
                self.computer.is_paused = true;
                self.board.say(Feedback::Full);
            }
            Err(_) => self.computer_is_lost(effects),
        }
    }

    fn computer_is_lost(&mut self, effects: &mut Vec<Effect>) {
        self.computer.is_paused = true;
        effects.push(Effect::ShowNotice(Notice::EngineLost));
    }
}
