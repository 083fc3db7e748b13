//! The text of a game, its source, and the result of reading it.

use super::context::Import;
use super::result::ImportResult;
use super::text_form::TextForm;
use crate::app::focus;
use crate::app::games::INTROS;
use crate::app::i18n::{t, use_lang};
use crate::session::import::{FILE_ENDINGS, FILE_KIND, ImportMessage};
use leptos::prelude::*;
use web_sys::HtmlInputElement;

#[component]
pub fn ImportForm(import: Import) -> impl IntoView {
    let lang = use_lang();
    let form = TextForm::new(import.open);
    // A file may arrive while a text is typed. This view shows nothing.
    let take_given = move || {
        let given = import.given.get()?;
        import.given.set(None);
        untrack(|| form.take(given));
        None::<()>
    };
    let choose_file = move |input: HtmlInputElement| {
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            form.read_file(file);
        }
        // The same file can be chosen again.
        input.set_value("");
    };
    focus::move_to("[data-panel='import'] textarea");
    let choose_game = move |slug: String| {
        let game = Some(slug).filter(|slug| !slug.is_empty());
        form.send(ImportMessage::Game(game));
    };
    view! {
        <div class="link import">
            <label class="field">
                <span>{t!(lang, import.text)}</span>
                <textarea
                    rows="5"
                    spellcheck="false"
                    autocapitalize="off"
                    autocomplete="off"
                    data-field="text"
                    prop:value=move || form.model.with(|model| model.text().to_owned())
                    on:input:target=move |event| form.send(ImportMessage::Write(event.target().value()))
                ></textarea>
            </label>
            <p class="quiet">{t!(lang, import.hint)}</p>
            <label class="field">
                <span>{t!(lang, import.game)}</span>
                <select
                    data-field="game"
                    on:change:target=move |event| choose_game(event.target().value())
                >
                    <option value="">{t!(lang, import.any_game)}</option>
                    {INTROS.iter().map(|intro| view! {
                        <option value=intro.slug()>{move || intro.name(lang.get())}</option>
                    }).collect_view()}
                </select>
            </label>
            <div class="dialog-buttons">
                <label class="button import-file">
                    {t!(lang, import.file)}
                    <input
                        type="file"
                        class="visually-hidden"
                        data-field="file"
                        accept=format!("{FILE_KIND},{}", FILE_ENDINGS.join(","))
                        on:change:target=move |event| choose_file(event.target())
                    />
                </label>
                <button
                    class="button button-main"
                    data-action="read-text"
                    on:click=move |_| form.send(ImportMessage::Read)
                >
                    {t!(lang, import.open)}
                </button>
            </div>
            <ImportResult form/>
            {take_given}
        </div>
    }
}
