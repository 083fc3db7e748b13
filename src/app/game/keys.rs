//! Keys that work wherever the focus is, but for the board's own and those of text fields.

use super::state::Play;
use crate::app::keys::is_taken;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;

/// Listens as long as the game is on the page.
pub fn listen(play: Play) {
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        if is_taken(&event) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" | "j" => play.step(-1),
            "ArrowRight" | "k" => play.step(1),
            "Home" => play.look_at(0),
            "End" => play.look_at(usize::MAX),
            "f" => play.flip(),
            "a" => play.machine.analysing.update(|on| *on = !*on),
            "Escape" => play.let_go(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}

/// Listens for the key of the best move.
pub fn listen_for_help(help: impl Fn() + 'static) {
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        if !is_taken(&event) && event.key() == "b" {
            help();
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}
