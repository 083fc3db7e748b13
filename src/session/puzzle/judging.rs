//! The judgement of a player's move, and the reply to it.

use super::PuzzleModel;
use super::waiting::{NextStep, QuestionPurpose};
use crate::engine::Line;
use crate::rules::Outcome;
use crate::search::{ExactValue, Score};
use crate::session::effect::Effect;
use crate::session::stage::{Refutation, Refuted, Stage};

/// The maximum length of a refutation in plies.
const REFUTATION: usize = 7;

impl PuzzleModel {
    /// After a move of the player.
    pub(super) fn moved(&mut self, effects: &mut Vec<Effect>) {
        let record = self.board.record();
        let Some(ply) = record.last_decided(record.plies()).checked_sub(1) else {
            return;
        };
        let mv = record.move_after(ply).unwrap_or_default();
        self.board.clear_hint();
        // A hint that is still being searched is no longer wanted.
        self.drop_question(effects);
        self.board.lock(true);
        self.stage = Stage::Waiting;
        if let Some(outcome) = self.outcome() {
            match self.keeps(outcome) {
                true => self.finish(effects),
                false => self.refute(ply, mv, None, effects),
            }
            return;
        }
        // The right move needs no proof.
        let is_right = ply == self.board.start() && self.puzzle.solution() == mv;
        if is_right && self.puzzle.value == ExactValue::Draw {
            self.finish(effects);
            return;
        }
        // Neither does another move of the line, and the line also has the reply.
        if let Some(next) = self.rest_of_line().first().cloned() {
            match self.is_own_turn() {
                true => self.your_turn(),
                false => self.make_moves(vec![next], NextStep::Answered, effects),
            }
            return;
        }
        self.ask(QuestionPurpose::Judge { ply, mv, is_right }, effects);
    }

    /// Reacts to the engine's judgement of a move.
    pub(super) fn judged(
        &mut self,
        (ply, mv, is_right): (usize, String, bool),
        line: Line,
        effects: &mut Vec<Effect>,
    ) {
        let is_own_turn = self.is_own_turn();
        let score = match is_own_turn {
            true => line.score,
            false => line.score.turned(),
        };
        let is_draw = self.puzzle.value == ExactValue::Draw;
        let keeps = match is_draw {
            true => !matches!(score, Score::Loss(_)),
            false => is_right || matches!(score, Score::Win(_)),
        };
        if !keeps {
            self.refute(ply, mv, Some((score, line)), effects);
        } else if is_draw {
            self.finish(effects);
        } else if is_own_turn {
            self.your_turn();
        } else {
            let reply = line.moves.into_iter().take(1).collect();
            self.make_moves(reply, NextStep::Answered, effects);
        }
    }

    pub(super) fn your_turn(&mut self) {
        self.stage = Stage::Yours;
        self.board.lock(false);
    }

    /// Shows the refutation of a wrong move, then takes back all these moves.
    fn refute(
        &mut self,
        ply: usize,
        mv: String,
        answer: Option<(Score, Line)>,
        effects: &mut Vec<Effect>,
    ) {
        let lost = Some(Outcome::Won(self.side.other()));
        let (then, max) = match answer.as_ref().map(|(score, _)| *score) {
            None if self.outcome() == lost => (Refutation::Lost, 0),
            Some(Score::Loss(_)) => (Refutation::Lost, REFUTATION),
            None => (Refutation::Drawn, 0),
            Some(_) if self.game_is_solved => (Refutation::Drawn, 1),
            Some(_) => (Refutation::Open, 1),
        };
        let mut moves = answer.map(|(_, line)| line.moves).unwrap_or_default();
        moves.truncate(max);
        let by = moves.first().cloned();
        self.stage = Stage::Wrong(Refuted { mv, by, then });
        self.make_moves(moves, NextStep::TakeBack(ply), effects);
    }
}
