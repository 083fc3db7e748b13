//! A check of the solution of a game: the values of random positions are compared with the values of their moves.

use super::model::GameModel;
use super::state::SolutionCheck;
use crate::engine::{Exact, Request};
use crate::play::CheckCounts;
use crate::session::answer::Answer;
use crate::session::effect::{Effect, Purpose};
use crate::session::message::Env;

/// The number of random positions. If there are no more than this, every position is checked.
const POSITIONS: u64 = 100_000;

impl GameModel {
    pub(super) fn toggle_check(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        match self.check {
            SolutionCheck::Running { tally, .. } => {
                self.check = SolutionCheck::Over(tally);
                effects.push(Effect::DropQuestion(Purpose::Check));
            }
            _ => self.check_on(CheckCounts::default(), env.chance, effects),
        }
    }

    pub(super) fn checked(&mut self, answer: Answer, effects: &mut Vec<Effect>) {
        let SolutionCheck::Running { tally, seed, .. } = self.check else {
            return;
        };
        match answer {
            Answer::Exact(Exact::Checked(part)) => {
                let tally = tally.and(part);
                match tally.is_over() {
                    true => self.check = SolutionCheck::Over(tally),
                    false => self.check_on(tally, seed, effects),
                }
            }
            Answer::Lost => self.check = SolutionCheck::Failed,
            _ => {}
        }
    }

    /// Asks for the next part.
    fn check_on(&mut self, tally: CheckCounts, seed: u64, effects: &mut Vec<Effect>) {
        let check = Request::Check {
            positions: POSITIONS,
            seed,
            from: tally.at,
        };
        // The solution covers all positions: only the options of the game matter.
        let text = self.board.record().begun_at(0);
        let question = self.ask(Purpose::Check, text, check, effects);
        self.check = SolutionCheck::Running {
            tally,
            seed,
            question,
        };
    }
}
