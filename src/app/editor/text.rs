//! The notation of the position, which can be read and written.

use super::context::Editor;
use crate::app::i18n::{t, use_lang};
use crate::narration::typed_fault;
use crate::session::editor::EditorIntent;
use leptos::prelude::*;

#[component]
pub fn PositionText(editor: Editor) -> impl IntoView {
    let lang = use_lang();
    // Typed text stays as it is while it is not a position.
    let text = editor.memo(|model| match model.typed() {
        Some((typed, _)) => typed.clone(),
        None => model.text().to_owned(),
    });
    let fault = Memo::new(move |_| {
        let locale = lang.get();
        editor.with(|model| typed_fault(editor.game_words, locale, model))
    });
    view! {
        <div class="editor-text">
            <label class="field">
                <span>{t!(lang, editor.text)}</span>
                <textarea
                    rows="2"
                    spellcheck="false"
                    autocapitalize="off"
                    autocomplete="off"
                    data-field="position"
                    aria-invalid=move || fault.with(Option::is_some).then_some("true")
                    prop:value=move || text.get()
                    on:keydown:target=move |event| {
                        // A position has one line.
                        if event.key() == "Enter" {
                            event.prevent_default();
                            editor.send(EditorIntent::Write(event.target().value()));
                        }
                    }
                    on:change:target=move |event| editor.send(EditorIntent::Write(event.target().value()))
                ></textarea>
            </label>
            <p class="editor-typed" role="status" data-typed>{move || fault.get()}</p>
        </div>
    }
}
