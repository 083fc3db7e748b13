//! The effects of any change of the game.

use super::model::GameModel;
use crate::play::{Scene, Sound};
use crate::rules::Outcome;
use crate::session::board::ShownPosition;
use crate::session::effect::Effect;
use crate::session::message::Env;
use std::sync::Arc;

/// A game before a message.
pub struct Before {
    position: ShownPosition,
    scene: Arc<Scene>,
    revision: u64,
    outcome: Option<Outcome>,
    is_selected: bool,
}

impl GameModel {
    pub(super) fn before(&self) -> Before {
        Before {
            position: self.board.shown_position(),
            scene: self.board.scene(),
            revision: self.board.revision(),
            outcome: self.outcome(),
            is_selected: self.is_selected(),
        }
    }

    pub(super) fn follow_up(&mut self, before: &Before, env: &Env, effects: &mut Vec<Effect>) {
        self.follow_correspondence();
        self.follow_time(env, effects);
        self.follow_panels(effects);
        self.board.put_pen_down();
        self.follow_report(effects);
        self.follow_hints(effects);
        self.follow_draw_offer(effects);
        self.follow_computer(env, effects);
        self.follow_clock(env, effects);
        self.follow_values(effects);
        self.follow_analysis(effects);
        self.sound(before, effects);
        if before.outcome.is_none() {
            self.record_beaten(effects);
        }
        let is_recorded = before.revision != self.board.revision();
        if is_recorded && self.board.record().has_variations() {
            // A move that was taken back may have become a variation.
            effects.push(Effect::SaveVariations);
        }
        if is_recorded || self.is_selected() && !before.is_selected {
            effects.push(Effect::LeaveLink);
        }
        keep_one_save(effects);
    }

    /// Records the level of the computer that a person has beaten, if any.
    pub(super) fn record_beaten(&self, effects: &mut Vec<Effect>) {
        effects.extend(self.beaten_level().map(Effect::RecordBeaten));
    }

    fn sound(&self, before: &Before, effects: &mut Vec<Effect>) {
        if before.position != self.board.shown_position() {
            let changes = self.board.scene().changes_from(&before.scene);
            let sound = Sound::of(&changes, &self.board.record().board());
            effects.extend(sound.map(Effect::Sound));
        }
        match self.outcome().filter(|_| before.outcome.is_none()) {
            Some(Outcome::Won(_)) => effects.push(Effect::Sound(Sound::Win)),
            Some(Outcome::Draw) => effects.push(Effect::Sound(Sound::Draw)),
            None => {}
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result().map(|result| result.outcome)
    }

    fn is_selected(&self) -> bool {
        !self.board.record().has_no_selection()
    }
}

/// Keeps one save of the game and one of its variations per message.
fn keep_one_save(effects: &mut Vec<Effect>) {
    let (mut is_saved, mut has_saved_variations) = (false, false);
    effects.retain(|effect| {
        let was_saved = match effect {
            Effect::Save | Effect::SaveReply => std::mem::replace(&mut is_saved, true),
            Effect::SaveVariations => std::mem::replace(&mut has_saved_variations, true),
            _ => false,
        };
        !was_saved
    });
}
