//! The report on a whole game: what each position was worth, and the moves that gave something away.

use super::intent::Panel;
use super::model::GameModel;
use super::state::{Mistake, MistakeKind, Mistakes, Report};
use crate::engine::review::{Moment, deciding, moments};
use crate::engine::{Exact, Request};
use crate::play::{GameResult, JudgedMove};
use crate::rules::{Outcome, Side};
use crate::search::{Score, Wdl};
use crate::session::answer::Answer;
use crate::session::effect::{Effect, Purpose};

/// The number of nodes for each position.
const NODES: u64 = 150_000;

impl GameModel {
    /// Whether the report is shown: it is open, and the game is over.
    #[must_use]
    pub fn shows_report(&self) -> bool {
        self.is_open(Panel::Report) && self.is_over()
    }

    pub(super) fn report_found(&mut self, answer: Answer, effects: &mut Vec<Effect>) {
        match answer {
            Answer::Evaluation { ply, found } => self.report.judge(ply, &found),
            Answer::Done(_) => {
                self.report.question = None;
                self.report.mistakes = Some(self.estimated_mistakes());
                self.show_mistake(effects);
            }
            Answer::Exact(Exact::Game(judged)) => {
                self.report.question = None;
                self.report.mistakes = Some(self.exact_mistakes(&judged));
                self.report.exact = Some(judged);
                self.show_mistake(effects);
            }
            Answer::Lost => {
                self.report.question = None;
                self.report.has_failed = true;
            }
            Answer::Found(_) | Answer::Exact(_) => {}
        }
    }

    /// Asks about the whole game while the report is shown. A finished report is kept.
    pub(super) fn follow_report(&mut self, effects: &mut Vec<Effect>) {
        let record = self.board.revision();
        let is_done = self.report.mistakes.is_some();
        if !self.shows_report() {
            if self.report.question.take().is_some() {
                effects.push(Effect::DropQuestion(Purpose::Report));
            }
            if !is_done {
                self.report = Report::default();
            }
            return;
        }
        if self.report.record == Some(record) {
            self.show_mistake(effects);
            return;
        }
        let text = self.board.record().text_to(self.board.record().plies());
        let positions = text.moves.len() + 1;
        let asked = match self.is_solved() {
            true => Request::Judge,
            false => Request::Game { nodes: NODES },
        };
        self.report = Report {
            record: Some(record),
            question: Some(self.ask(Purpose::Report, text, asked, effects)),
            evaluations: vec![None; positions],
            ..Report::default()
        };
    }

    /// Goes to the move that decided the game, if the player has requested this. If no single move decided it, it goes
    /// to the player's first move that cost something.
    fn show_mistake(&mut self, effects: &mut Vec<Effect>) {
        let Some(mistakes) = self.report.mistakes.as_ref() else {
            return;
        };
        if !std::mem::take(&mut self.panels.seeks_mistake) {
            return;
        }
        let record = self.board.record();
        let you = self.players.you();
        let own = |one: &&Mistake| you == Some(record.turn_at(one.ply - 1));
        let first = || Some(mistakes.list.iter().find(own)?.ply);
        if let Some(ply) = mistakes.deciding.or_else(first) {
            self.board.show(ply, effects);
            effects.push(Effect::ScrollToMistake);
        }
    }

    fn estimated_mistakes(&self) -> Mistakes {
        let (record, evaluations) = (self.board.record(), &self.report.evaluations);
        let found = moments(evaluations, &record.moves(), self.result_of_last_move());
        let deciding = self.loser().and_then(|side| {
            let ply = deciding(&found, |ply| record.turn_at(ply - 1) == side)?;
            // A player who resigns or runs out of time need not have a lost position.
            let by_rules = self.result().is_none_or(|result| result.is_by_rules());
            let one = found.iter().find(|one| one.ply == ply);
            let is_lost = one.is_some_and(|one| matches!(one.after, Score::Loss(_)));
            (is_lost || by_rules).then_some(ply)
        });
        let mistake = |moment: Moment| Mistake {
            ply: moment.ply,
            kind: MistakeKind::Estimated(moment),
        };
        Mistakes {
            list: found.into_iter().map(mistake).collect(),
            deciding,
        }
    }

    /// The result for the side that moved last, if the moves led to it.
    fn result_of_last_move(&self) -> Option<Score> {
        let result = self.result().filter(GameResult::is_by_rules)?;
        let record = self.board.record();
        let last = record.turn_at(record.plies().checked_sub(1)?);
        Some(match result.outcome {
            Outcome::Won(side) if side == last => Score::Win(0),
            Outcome::Won(_) => Score::Loss(0),
            Outcome::Draw => Score::Estimate(0),
        })
    }

    fn exact_mistakes(&self, judged: &[JudgedMove]) -> Mistakes {
        let mistakes: Vec<(usize, &JudgedMove)> = (1..)
            .zip(judged)
            .filter(|(_, one)| one.is_mistake())
            .collect();
        let deciding = self
            .loser()
            .and_then(|side| self.deciding_mistake(&mistakes, side));
        let mistake = |(ply, one): (usize, &JudgedMove)| Mistake {
            ply,
            kind: MistakeKind::Exact(one.clone()),
        };
        Mistakes {
            list: mistakes.into_iter().map(mistake).collect(),
            deciding,
        }
    }

    /// The loser's last losing move after the last time that the winner gave a win away.
    fn deciding_mistake(&self, mistakes: &[(usize, &JudgedMove)], loser: Side) -> Option<usize> {
        let is_own = |ply: usize| self.board.record().turn_at(ply - 1) == loser;
        let gave_back =
            |(ply, one): &&(usize, &JudgedMove)| !is_own(*ply) && one.before.wdl() == Wdl::Win;
        let since = mistakes.iter().rfind(gave_back).map_or(0, |(ply, _)| *ply);
        let decisive = |(ply, one): &&(usize, &JudgedMove)| {
            *ply > since && is_own(*ply) && one.after.wdl() == Wdl::Loss
        };
        mistakes.iter().rfind(decisive).map(|(ply, _)| *ply)
    }
}
