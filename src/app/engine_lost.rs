//! The message where the engine does not answer.

use super::after_paint::after_updates;
use super::focus;
use super::i18n::{t, use_lang};
use leptos::prelude::*;

/// Where the focus goes when the button is gone.
const AFTER: &[&str] = &["[data-spot][tabindex='0']", "[data-screen] main"];

/// A sentence, and a button to ask again.
#[component]
pub fn EngineLost(#[prop(into)] retry: Callback<()>) -> impl IntoView {
    let lang = use_lang();
    view! {
        <div class="engine-lost" role="alert" data-engine-lost="">
            <p>{t!(lang, machine.lost)}</p>
            <button class="button" data-action="try-again" on:click=move |_| {
                retry.run(());
                // The sentence is removed one frame later.
                after_updates(|| focus::after(AFTER));
            }>
                {t!(lang, missing.try_again)}
            </button>
        </div>
    }
}
