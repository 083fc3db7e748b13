//! What was deleted, with the button that puts it back, and what has become of an export.

use super::context::use_library;
use super::export::Told;
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
    let exported = move || {
        let told = library.exported.get()?;
        let locale = lang.get();
        Some(match told {
            Told::Reading { count, all } => say!(locale, library.reading, count = count, all = all),
            Told::Saved { unread: 0 } => say!(locale, library.exported),
            Told::Saved { unread } => say!(locale, library.not_all, count = unread),
            Told::Failed => say!(locale, library.not_saved),
        })
    };
    let close = move |_| {
        library.exported.set(None);
        library.send(LibraryMessage::ForgetDeleted);
    };
    let is_there = move || deleted.get().is_some() || library.exported.get().is_some();
    view! {
        <div class="library-told" role="status">
            <Show when=is_there>
                <div class="notice notice-calm">
                    <p data-told>
                        {move || exported().or_else(|| Some(games_deleted(lang.get(), deleted.get()?)))}
                    </p>
                    <Show when=move || deleted.get().is_some()>
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
