//! Keys that work wherever the focus is.

use super::place;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// `h` leads to the rules of a game for as long as its screen is on the page.
pub fn lead_to_rules(slug: &'static str) {
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        if !is_taken(&event) && event.key() == "h" {
            event.prevent_default();
            place::go_to_rules(slug);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether a key means something else where the focus is, or to the browser.
pub fn is_taken(event: &KeyboardEvent) -> bool {
    event.default_prevented()
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || wants_keys(event)
        || matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}

/// Whether the focus is on something that means these keys otherwise.
fn wants_keys(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |selector: &str| {
        target
            .as_ref()
            .is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
    };
    inside("input, textarea, select")
}
