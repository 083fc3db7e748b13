//! The panels beside the board.

use super::intent::{Panel, PanelToggle};
use super::model::GameModel;
use crate::session::effect::{Effect, Purpose};

impl GameModel {
    pub(super) fn toggle_panel(&mut self, toggle: PanelToggle, effects: &mut Vec<Effect>) {
        let panel = toggle.panel;
        let opens = !self.panels.is_open(panel);
        if panel == Panel::Analysis && opens && !self.may_show_values() {
            self.ask_both_players(effects);
            return;
        }
        self.panels.seeks_mistake = false;
        self.panels.set(panel, opens);
        if panel == Panel::Analysis {
            self.forget_hint(effects);
        }
        if opens && toggle.hides_other {
            let other = match panel {
                Panel::Analysis => Panel::Report,
                Panel::Report => Panel::Analysis,
            };
            self.panels.set(other, false);
        }
    }

    /// Opens the report at the move that decided the game. If it is already open, it goes to that move again.
    pub(super) fn find_mistake(&mut self, hides_other: bool, effects: &mut Vec<Effect>) {
        if !self.panels.is_open(Panel::Report) {
            let panel = Panel::Report;
            self.toggle_panel(PanelToggle { panel, hides_other }, effects);
        }
        self.panels.seeks_mistake = true;
    }

    /// The engine is asked again after it was lost.
    pub(super) fn ask_again(&mut self) {
        self.values.forget_failure();
        self.analysis.forget_failure();
        self.report.forget_failure();
    }

    /// Drops everything that a closed panel no longer needs.
    pub(super) fn follow_panels(&mut self, effects: &mut Vec<Effect>) {
        // When a finished game of two people continues, the known values are no longer shown.
        if !self.may_show_values() {
            self.panels.set(Panel::Analysis, false);
        }
        if !self.panels.is_open(Panel::Analysis) {
            if self.panels_before.is_open(Panel::Analysis) {
                self.board.end_line_preview();
            }
            if self.check.stop() {
                effects.push(Effect::DropQuestion(Purpose::Check));
            }
        }
        self.panels_before = self.panels;
    }
}
