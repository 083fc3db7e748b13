//! Keeps the analysis panel in view.

use super::context::Game;
use crate::app::scroll;
use leptos::prelude::*;

/// Shows the panel, and its beginning for each position, so that the evaluation is read first.
pub fn show_begin(game: Game) {
    request_animation_frame(|| scroll::within_closest(".panel", "[data-analysis]"));
    scroll::follow(move || {
        drop(game.ply.read());
        scroll::to_start("[data-analysis]");
    });
}
