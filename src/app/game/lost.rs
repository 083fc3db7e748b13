//! What is shown where the engine does not answer.

use crate::app::i18n::{say, use_lang};
use leptos::prelude::*;

/// A sentence, and a button that asks once more.
#[component]
pub fn EngineLost(#[prop(into)] retry: Callback<()>) -> impl IntoView {
    let lang = use_lang();
    view! {
        <div class="engine-lost" data-engine-lost="">
            <p role="status">{move || say!(lang.get(), machine.lost)}</p>
            <button class="button" data-action="try-again" on:click=move |_| retry.run(())>
                {move || say!(lang.get(), missing.try_again)}
            </button>
        </div>
    }
}
