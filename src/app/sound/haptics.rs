//! What a finger feels, where the browser can make a device tremble.

use crate::play::Sound;
use js_sys::Reflect;
use leptos::prelude::*;

/// Whether this browser can: some lack it, and a call would fail there.
pub fn are_there() -> bool {
    Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false)
}

/// Trembles for so many milliseconds.
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
