//! How many games are shown or selected, and the actions for the selected ones.

use super::context::use_library;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::narration::{games_in_list, games_selected};
use crate::session::library::{LibraryMessage, LibraryModel};
use leptos::prelude::*;

#[component]
pub fn SelectionBar() -> impl IntoView {
    let lang = use_lang();
    let library = use_library();
    let count = Memo::new(move |_| library.with(LibraryModel::len));
    let selected = Memo::new(move |_| library.with(LibraryModel::selected));
    let is_all = move || selected.get() > 0 && selected.get() == count.get();
    let is_part = move || selected.get() > 0 && !is_all();
    let sentence = move || match selected.get() {
        0 => games_in_list(lang.get(), count.get()),
        selected => games_selected(lang.get(), selected),
    };
    let select_all = move |_| {
        library.send(match is_all() {
            true => LibraryMessage::SelectNone,
            false => LibraryMessage::SelectAll,
        });
    };
    view! {
        <div class="library-bar">
            <label class="library-all">
                <input
                    type="checkbox"
                    data-action="select-all"
                    aria-label=t!(lang, library.select_all)
                    prop:checked=is_all
                    prop:indeterminate=is_part
                    on:change=select_all
                />
            </label>
            <p role="status" data-selected=selected data-shown=count>{sentence}</p>
            <Show when=move || { selected.get() > 0 }>
                <button class="button" data-action="export" on:click=move |_| library.send(LibraryMessage::ExportSelected)>
                    <Icon name="share"/>
                    <span>{t!(lang, library.export)}</span>
                </button>
                <button
                    class="button button-danger"
                    data-action="delete"
                    on:click=move |_| library.send(LibraryMessage::DeleteSelected)
                >
                    <Icon name="remove"/>
                    <span>{t!(lang, home.discard)}</span>
                </button>
            </Show>
        </div>
    }
}
