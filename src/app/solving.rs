//! How far a game is solved, while a question waits for it.

use super::engine::use_engine;
use super::i18n::{t, use_lang};
use crate::games::words::GameWords;
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn SolvingBar(game_words: &'static dyn GameWords) -> impl IntoView {
    let lang = use_lang();
    let engine = use_engine();
    let shows = Memo::new(move |_| engine.solving().is_some());
    let done = move || engine.solving().unwrap_or(1.0);
    let label = move || {
        say!(
            lang.get(),
            exact.solving,
            game = game_words.name(lang.get())
        )
    };
    view! {
        <Show when=move || shows.get()>
            <div class="solving" data-solving>
                <p role="status">{label}</p>
                <progress max="100" value=move || (100.0 * done()).round() as u32 aria-label=label></progress>
                <p class="quiet">{t!(lang, exact.once)}</p>
            </div>
        </Show>
    }
}
