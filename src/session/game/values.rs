//! The values of a solved game, and when they are shown: while the analysis is open, or a key or a button is held.

use super::intent::Panel;
use super::model::GameModel;
use super::state::PositionValues;
use crate::engine::{Exact, Request};
use crate::rules::Side;
use crate::session::answer::Answer;
use crate::session::board::ShownPosition;
use crate::session::effect::{Effect, Purpose, QuestionId};
use crate::session::spot_value::SpotValue;

impl GameModel {
    /// Whether the values are shown.
    #[must_use]
    pub fn shows_values(&self) -> bool {
        let is_open = self.is_open(Panel::Analysis);
        self.values.is_solved && (is_open || self.values.are_values_held)
    }

    /// Whether the values are shown for as long as a key or a button is held.
    #[must_use]
    pub fn are_values_held(&self) -> bool {
        self.shows_values() && self.values.are_values_held
    }

    /// Whether the engine could not find the values.
    #[must_use]
    pub fn values_have_failed(&self) -> bool {
        self.values.has_failed
    }

    /// The values of the shown position, once they are found.
    #[must_use]
    pub fn position_values(&self) -> Option<&PositionValues> {
        let (position, values) = self.values.found.as_ref()?;
        (*position == self.board.shown_position()).then_some(values)
    }

    /// The values that were found last. While the shown position is being looked up, they belong to another one.
    #[must_use]
    pub fn last_position_values(&self) -> Option<&PositionValues> {
        self.values.found.as_ref().map(|(_, values)| values)
    }

    /// The values of the shown position, if they are shown.
    #[must_use]
    pub fn shown_values(&self) -> Option<&PositionValues> {
        self.position_values().filter(|_| self.shows_values())
    }

    /// The values of the places to touch next. Empty before they are found.
    #[must_use]
    pub fn place_values(&self) -> Vec<SpotValue> {
        let Some(values) = self.shown_values() else {
            return Vec::new();
        };
        values.places(&self.board.possible_touches())
    }

    /// Whether White and Black have agreed to see the values.
    #[must_use]
    pub fn have_agreed(&self) -> [bool; 2] {
        self.values.agreed
    }

    /// Whether the values may be shown: not if two people play each other, unless both agree.
    pub(super) fn may_show_values(&self) -> bool {
        let is_between_people = self.players.is_without_computer();
        let has_agreed = self.values.agreed == [true; 2];
        has_agreed || !is_between_people || !self.values.is_solved || self.is_over()
    }

    pub(super) fn ask_both_players(&mut self, effects: &mut Vec<Effect>) {
        self.values.agreed = [false; 2];
        effects.push(Effect::AskBothPlayers);
    }

    pub(super) fn agree_to_values(&mut self, side: Side) {
        let agrees = &mut self.values.agreed[side as usize];
        *agrees = !*agrees;
        if self.values.agreed == [true; 2] {
            self.panels.set(Panel::Analysis, true);
        }
    }

    /// Starts or stops showing the values while something is held. A key that is held repeats the start.
    pub(super) fn hold_values(&mut self, on: bool, effects: &mut Vec<Effect>) {
        if !self.values.is_solved || self.values.are_values_held == on {
            return;
        }
        if on && !self.may_show_values() {
            self.ask_both_players(effects);
            return;
        }
        self.values.are_values_held = on;
    }

    pub(super) fn values_found(&mut self, answer: Answer) {
        match answer {
            Answer::Exact(Exact::Position(known)) => {
                let shown = self.board.shown_position();
                if self.values.asked.is_some_and(|(asked, _)| asked == shown) {
                    let (record, ply) = self.board.shown();
                    let values = PositionValues::new(record, ply, known);
                    self.values.found = Some((shown, values));
                }
            }
            Answer::Lost => {
                self.values.has_failed = true;
                self.values.found = None;
            }
            _ => {}
        }
    }

    /// Asks for the values of the shown position while they are shown. If solving takes no time, always.
    pub(super) fn follow_values(&mut self, effects: &mut Vec<Effect>) {
        if !self.values.is_solved {
            return;
        }
        if !self.may_show_values() {
            self.values.are_values_held = false;
        }
        // Values that are shown during the game count as help.
        if self.shows_values() && !self.is_over() {
            self.note_help(effects);
        }
        let is_wanted = self.values.is_solved_at_once || self.shows_values();
        let now = self.board.shown_position();
        let is_asked = |(position, _): &(ShownPosition, QuestionId)| *position == now;
        match self.values.asked.as_ref() {
            Some(_) if !is_wanted => {
                effects.push(Effect::DropQuestion(Purpose::Analysis));
                self.values.asked = None;
                self.values.found = None;
                self.values.has_failed = false;
            }
            asked if is_wanted && !asked.is_some_and(is_asked) => {
                let text = self.board.shown_text();
                self.values.has_failed = false;
                let id = self.ask(Purpose::Analysis, text, Request::Exact, effects);
                self.values.asked = Some((now, id));
            }
            _ => {}
        }
    }
}
