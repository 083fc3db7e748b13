//! Touches of a board.

use super::model::{BoardModel, Role};
use crate::play::{PossibleTouches, Spot, Touched};
use crate::session::effect::Effect;
use crate::session::feedback::Feedback;

impl BoardModel {
    /// Handles a touch. Returns whether it has made a move.
    pub(super) fn touch(&mut self, spot: Spot, confirms: bool, effects: &mut Vec<Effect>) -> bool {
        if self.is_looking_back() && !self.can_touch() {
            self.feedback = Feedback::LookingBack;
            return false;
        }
        if self.is_locked {
            return false;
        }
        self.review_ended_game();
        let touches = self.possible_touches();
        // In a figure, the selection stays when it is touched, unless that makes a move.
        let is_held = self.role == Role::Diagram
            && !touches.distinguishes_levels
            && self.touched_record().is_selected(spot);
        if is_held && touches.target(spot).is_none() {
            return false;
        }
        if confirms && self.cursor.is_none() && self.must_confirm(spot) {
            self.feedback = Feedback::Nothing;
            return false;
        }
        match self.touched_record_mut().touch(spot) {
            Touched::Refused(reason, rule) => {
                self.keep_selection(&touches);
                let others = touches.others.iter().filter(|(at, _)| *at == spot.ground());
                self.feedback = Feedback::Refused {
                    reason,
                    rule,
                    others: others.map(|(_, count)| *count).collect(),
                };
            }
            Touched::Over => self.feedback = Feedback::Over,
            Touched::Full => self.feedback = Feedback::Full,
            Touched::Selected | Touched::Deselected => {
                self.feedback = Feedback::of_passes(self.touched_record());
            }
            Touched::Moved if self.cursor.is_some() => self.play_variation(effects),
            Touched::Moved => {
                self.moved(effects);
                return true;
            }
        }
        false
    }

    /// Selects something by touching it.
    pub(in crate::session) fn select(&mut self, spots: &[Spot]) {
        for spot in spots {
            self.record.touch(*spot);
        }
    }

    /// Outside a game, the selection is restored after a refusal, so that the learner can continue.
    fn keep_selection(&mut self, touches: &PossibleTouches) {
        if self.role != Role::Game && self.record.has_no_selection() {
            let since = touches.touched.iter().skip(touches.selected.len());
            let selected = touches.selected.first().into_iter().chain(since);
            self.select(&selected.copied().collect::<Vec<_>>());
        }
    }
}
