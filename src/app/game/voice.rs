//! What a screen reader says automatically about a game.

use super::state::Play;
use leptos::prelude::*;

/// Two invisible live regions: moves are read out immediately, everything else when there is time.
#[component]
pub fn Voice(play: Play, #[prop(into)] polite: Signal<String>) -> impl IntoView {
    view! {
        <p class="visually-hidden" role="alert" aria-live="assertive" data-live="assertive">{move || play.announced.get()}</p>
        <p class="visually-hidden" aria-live="polite" data-live="polite">{move || polite.get()}</p>
    }
}
