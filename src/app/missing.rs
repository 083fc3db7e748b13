//! The message in place of a part of the page that could not be loaded.

use super::i18n::{t, use_lang};
use leptos::prelude::*;

/// A sentence, a button to try again, and one to reload the page, in case there is a new version.
#[component]
pub fn Missing(
    /// Loads the part again.
    #[prop(into)]
    retry: Callback<()>,
) -> impl IntoView {
    let lang = use_lang();
    // Refused only for a document that is not shown.
    let reload = |_| drop(window().location().reload());
    view! {
        <div class="missing" role="alert" data-missing="">
            <p>{t!(lang, missing.sentence)}</p>
            <p class="missing-buttons">
                <button class="button button-main" data-action="try-again" on:click=move |_| retry.run(())>
                    {t!(lang, missing.try_again)}
                </button>
                <button class="button" data-action="reload" on:click=reload>
                    {t!(lang, missing.reload)}
                </button>
            </p>
        </div>
    }
}
