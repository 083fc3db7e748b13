//! The choice of the game whose positions are set up.

use super::context::Editor;
use crate::app::address;
use crate::app::games::INTROS;
use crate::app::i18n::{t, use_lang};
use crate::session::route::Route;
use leptos::prelude::*;

#[component]
pub fn GameChoice(editor: Editor) -> impl IntoView {
    let lang = use_lang();
    let slug = editor.game_words.slug();
    view! {
        <select
            class="editor-game"
            data-field="game"
            aria-label=t!(lang, editor.game)
            on:change:target=move |event| address::go(&Route::editor(&event.target().value()))
        >
            {INTROS.iter().map(|&intro| view! {
                <option value=intro.slug() selected={intro.slug() == slug}>
                    {move || intro.name(lang.get())}
                </option>
            }).collect_view()}
        </select>
    }
}
