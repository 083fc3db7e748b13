//! What a screen reader says of a game by itself.

use super::state::Play;
use leptos::prelude::*;

/// Two regions that are never seen: moves are read out before anything else, the rest when there is time.
#[component]
pub fn Voice(play: Play, #[prop(into)] polite: Signal<String>) -> impl IntoView {
    view! {
        <p class="visually-hidden" role="alert" aria-live="assertive" data-live="assertive">{move || play.announced.get()}</p>
        <p class="visually-hidden" aria-live="polite" data-live="polite">{move || polite.get()}</p>
    }
}
