//! Vibration, if the browser supports it.

use crate::play::Sound;
use js_sys::Reflect;
use leptos::prelude::*;

/// Whether this browser supports it. Otherwise a call would fail.
pub fn are_there() -> bool {
    Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false)
}

/// Vibrates for a time that depends on the sound.
pub(super) fn feel(sound: Sound) {
    let long = match sound {
        Sound::Move => 8,
        Sound::Push | Sound::Capture => 16,
        Sound::Fall | Sound::Illegal => 28,
        Sound::Win | Sound::Draw => 60,
    };
    if are_there() {
        // Before the first gesture a browser may refuse.
        let _ = window().navigator().vibrate_with_duration(long);
    }
}
