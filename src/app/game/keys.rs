//! Keys that work wherever the focus is, but for the board's own and those of text fields.

use super::state::Play;
use crate::app::place;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Listens as long as the game is on the page.
pub fn listen(play: Play) {
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        let taken = event.default_prevented()
            || event.ctrl_key()
            || event.alt_key()
            || event.meta_key()
            || wants_keys(&event)
            || matches!(document().query_selector("dialog[open]"), Ok(Some(_)));
        if taken {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" | "j" => play.step(-1),
            "ArrowRight" | "k" => play.step(1),
            "Home" => play.look_at(0),
            "End" => play.look_at(usize::MAX),
            "f" => play.flip(),
            "h" => place::go_to_rules(play.dress.slug()),
            "Escape" => play.let_go(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
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
