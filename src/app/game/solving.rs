//! The progress of solving a game, while a question waits for it.

use super::oracle::Oracle;
use super::state::Play;
use crate::app::dress::Dress;
use crate::app::i18n::{say, use_lang};
use leptos::prelude::*;

#[component]
pub fn Solving(play: Play) -> impl IntoView {
    let dress = play.dress;
    play.oracle
        .map(|oracle| view! { <SolvingBar dress oracle/> })
}

/// The progress bar for any oracle.
#[component]
pub fn SolvingBar(dress: &'static dyn Dress, oracle: Oracle) -> impl IntoView {
    let lang = use_lang();
    let shows = Memo::new(move |_| oracle.solving.get().is_some());
    let done = move || oracle.solving.get().unwrap_or(1.0);
    let label = move || say!(lang.get(), exact.solving, game = dress.name(lang.get()));
    view! {
        <Show when=move || shows.get()>
            <div class="solving" data-solving>
                <p role="status">{label}</p>
                <progress max="100" value=move || (100.0 * done()).round() as u32 aria-label=label></progress>
                <p class="quiet">{move || say!(lang.get(), exact.once)}</p>
            </div>
        </Show>
    }
}
