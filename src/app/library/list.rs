//! The list of games. Only the rows in sight and a few more are on the page.

use super::context::use_library;
use super::keys;
use super::rows::{self, RowKey};
use crate::app::after_paint::{after_paint, after_updates};
use crate::app::i18n::{t, use_lang};
use crate::session::library::LibraryModel;
use leptos::html;
use leptos::prelude::*;
use std::collections::BTreeMap;

#[component]
pub fn GameList() -> impl IntoView {
    let lang = use_lang();
    let library = use_library();
    let count = move || library.with(LibraryModel::len);
    let in_sight = Memo::new(move |_| {
        library
            .place
            .measures
            .with(|measures| measures.rows(count()))
    });
    let tab_place = Memo::new(move |_| library.with(|model| library.place.tab_place(model)));
    let rows = move || {
        let places = in_sight.get();
        let kept = tab_place.get();
        let locale = lang.get();
        library.with(|model| {
            // The element with the focus stays on the page.
            let places = places.chain([kept]);
            let row = |place| {
                let row = model.row(place)?;
                let key = RowKey {
                    id: row.id.clone(),
                    saved: row.saved.to_bits(),
                    plies: row.plies,
                    locale,
                };
                Some((place, key))
            };
            places.filter_map(row).collect::<BTreeMap<usize, RowKey>>()
        })
    };
    let is_long = Memo::new(move |_| {
        let is_long = library.with(LibraryModel::has_long_names);
        // The rows are higher then.
        after_updates(move || library.measure());
        is_long
    });
    after_paint(move || library.measure());
    let outer: NodeRef<html::Div> = NodeRef::new();
    rows::follow(library, tab_place, outer, rows);
    view! {
        <p id="library-help" class="visually-hidden">{t!(lang, library.help)}</p>
        <div
            class="library-list"
            class:long=is_long
            role="grid"
            aria-label=t!(lang, home.all_games)
            aria-describedby="library-help"
            aria-multiselectable="true"
            aria-rowcount=count
            node_ref=library.place.list
            on:scroll=move |_| library.place.scrolled()
            on:focusin=move |_| library.place.focus_in()
            on:focusout=move |event| library.place.focus_out(&event)
            on:keydown=move |event| keys::press(library, &event)
        >
            <div
                class="library-rows"
                role="rowgroup"
                node_ref=outer
                style:height=move || format!("calc(var(--library-row) * {})", count())
            ></div>
        </div>
    }
}
