//! Shows lines that were not played.

use super::model::BoardModel;
use super::variation::Variation;
use crate::session::announcement::Announcement;
use crate::session::effect::Effect;

impl BoardModel {
    /// The line that is being shown.
    #[must_use]
    pub fn variation(&self) -> Option<&Variation> {
        self.variation.as_ref()
    }

    /// Shows the position after the first `shown` moves of a line that starts after a ply. Nothing happens if they are
    /// not legal.
    pub(in crate::session) fn show_variation(
        &mut self,
        from: usize,
        line: &[String],
        shown: usize,
        effects: &mut Vec<Effect>,
    ) {
        let is_same = |old: &Variation| old.from == from && old.given == line;
        let kept = self.variation.as_ref().is_some_and(is_same);
        let new = match kept {
            true => None,
            false => self.open_variation(from, line),
        };
        let legal = new.as_ref().or(self.variation.as_ref().filter(|_| kept));
        let count = legal.map_or(0, |line| line.line.len());
        if !(1..=count).contains(&shown) {
            return;
        }
        let Some(new) = new.or_else(|| self.variation.take()) else {
            return;
        };
        self.deselect();
        self.position_changes();
        let last = new.line[shown - 1].clone();
        self.variation = Some(Variation { shown, ..new });
        effects.push(Effect::Announce(Announcement::Variation(last)));
    }

    /// Goes one move forwards or backwards in the line. Going back from its start leaves it.
    pub(super) fn step_in_variation(&mut self, by: isize, effects: &mut Vec<Effect>) {
        let Some(old) = &self.variation else { return };
        let (from, line, count) = (old.from, old.given.clone(), old.line.len());
        match old.shown.saturating_add_signed(by).min(count) {
            0 => self.leave_variation(),
            shown => self.show_variation(from, &line, shown, effects),
        }
    }

    /// Returns to the game.
    pub(in crate::session) fn leave_variation(&mut self) {
        if self.variation.take().is_some() {
            self.position_changes();
        }
    }

    /// The game up to a ply with as much of the line as is legal.
    fn open_variation(&mut self, from: usize, line: &[String]) -> Option<Variation> {
        let mut table = self.table.up_to(from)?;
        let legal = line
            .iter()
            .take_while(|mv| table.play_text(mv).is_ok())
            .count();
        self.variations += 1;
        Some(Variation {
            number: self.variations,
            from,
            table,
            given: line.to_vec(),
            line: line[..legal].to_vec(),
            shown: 0,
        })
    }
}
