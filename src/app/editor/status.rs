//! The effect of a touch, and the faults of the position.

use super::context::Editor;
use crate::app::i18n::use_lang;
use crate::narration::{draft_faults, draft_status, editor_notice, more_faults};
use leptos::prelude::*;

/// The effect of a touch. After a touch that changed nothing, the reason.
#[component]
pub fn Notice(editor: Editor) -> impl IntoView {
    let lang = use_lang();
    let is_refusal = editor.memo(|model| model.notice().is_some());
    let notice = move || {
        let locale = lang.get();
        editor.with(|model| editor_notice(editor.words, editor.game_words, locale, model))
    };
    view! {
        <p class="editor-notice" data-refused=move || is_refusal.get().then_some("true")>
            <span>{notice}</span>
        </p>
    }
}

/// Whether the position is legal, and if not, all reasons.
#[component]
pub fn Status(editor: Editor) -> impl IntoView {
    let lang = use_lang();
    let game_words = editor.game_words;
    let is_legal = editor.memo(|model| model.position().is_some());
    let status = move || {
        let locale = lang.get();
        editor.with(|model| draft_status(game_words, locale, model))
    };
    let faults = move || {
        let locale = lang.get();
        editor.with(|model| draft_faults(game_words, locale, model))
    };
    let more = move || {
        let locale = lang.get();
        editor.with(|model| more_faults(locale, model))
    };
    view! {
        <div
            class="editor-status"
            role="status"
            data-legal=move || is_legal.get().to_string()
        >
            <p>{status}</p>
            <ol>
                {move || faults().into_iter().map(|fault| view! { <li>{fault}</li> }).collect_view()}
            </ol>
            {move || more().map(|more| view! { <p>{more}</p> })}
        </div>
    }
}
