//! The sounds of a game, and the vibration of the device.

use super::state::Play;
use crate::app::sound::use_speaker;
use crate::play::{Scene, Sound};
use crate::rules::Outcome;
use leptos::prelude::*;

/// Active for as long as the game is on the page.
pub fn listen(play: Play) {
    let speaker = use_speaker();
    let scene = play.scene();
    Effect::new(move |before: Option<Scene>| {
        let now = scene.get();
        if let Some(before) = before
            && let Some(sound) = Sound::of(&now.changes_from(&before), &play.board())
        {
            speaker.play(sound);
        }
        now
    });
    let outcome = Memo::new(move |_| play.verdict().map(|verdict| verdict.outcome));
    Effect::new(move |before: Option<Option<Outcome>>| {
        let now = outcome.get();
        if before == Some(None) {
            match now {
                Some(Outcome::Won(_)) => speaker.play(Sound::Win),
                Some(Outcome::Draw) => speaker.play(Sound::Draw),
                None => {}
            }
        }
        now
    });
    Effect::new(move |before: Option<()>| {
        if play.is_refused() && before.is_some() {
            speaker.play(Sound::Illegal);
        }
    });
}
