//! Vibration, if the browser supports it.

use crate::play::Sound;
use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

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
    if are_there() && is_allowed() {
        // If a browser refuses, the phone just does not vibrate.
        let _ = window().navigator().vibrate_with_duration(long);
    }
}

/// Whether there was a user gesture. Before that, browsers refuse to vibrate, with a warning.
fn is_allowed() -> bool {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let activation = get(&window().navigator(), "userActivation").filter(JsValue::is_object);
    let has_been = activation.and_then(|activation| get(&activation, "hasBeenActive"));
    has_been.is_none_or(|has_been| has_been.is_truthy())
}
