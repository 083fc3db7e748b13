//! The message about deleted games, with the button that puts them back, and the result of an export.

use super::context::use_library;
use super::export::ExportState;
use crate::app::after_paint::after_updates;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::narration::games_deleted;
use crate::session::library::{LibraryMessage, LibraryModel};
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn Deleted() -> impl IntoView {
    let lang = use_lang();
    let library = use_library();
    let deleted = Memo::new(move |_| library.with(LibraryModel::deleted));
    let has_failed = Memo::new(move |_| library.with(LibraryModel::has_failed_to_delete));
    let exported = move || {
        let state = library.exported.get()?;
        let locale = lang.get();
        Some(match state {
            ExportState::Reading { count, all } => {
                say!(locale, library.reading, count = count, all = all)
            }
            ExportState::Saved { unread: 0 } => say!(locale, library.exported),
            ExportState::Saved { unread } => say!(locale, library.not_all, count = unread),
            ExportState::Failed => say!(locale, library.not_saved),
        })
    };
    let close = move |_| {
        library.exported.set(None);
        library.send(LibraryMessage::Dismiss);
        library.place.focus_soon();
    };
    let is_there = Memo::new(move |_| {
        let is_said = library.exported.with(Option::is_some);
        is_said || deleted.get().is_some() || has_failed.get()
    });
    // The message takes room from the list.
    let measure = move || after_updates(move || library.measure());
    let sentence = move || {
        let locale = lang.get();
        let failed = || has_failed.get().then(|| say!(locale, library.not_deleted));
        let deleted = || deleted.get().map(|count| games_deleted(locale, count));
        exported().or_else(failed).or_else(deleted)
    };
    view! {
        <div class="library-told" role="status">
            <Show when=move || is_there.get()>
                {
                    measure();
                    on_cleanup(measure);
                }
                <div class="notice notice-calm">
                    <p data-told>{sentence}</p>
                    // Not beside a failure, which it would not undo.
                    <Show when=move || deleted.get().is_some() && !has_failed.get()>
                        <button class="button" data-action="undo" on:click=move |_| {
                            library.exported.set(None);
                            library.send(LibraryMessage::Undo);
                        }>
                            {t!(lang, action.undo)}
                        </button>
                    </Show>
                    <button
                        class="button button-icon"
                        data-action="dismiss"
                        aria-label=t!(lang, page.dismiss)
                        on:click=close
                    >
                        <Icon name="close"/>
                    </button>
                </div>
            </Show>
        </div>
    }
}
