//! The list of games. Only the rows in sight and a few more are on the page.

use super::context::use_library;
use super::keys;
use super::row::GameRow;
use crate::app::after_paint::{after_paint, after_updates};
use crate::app::i18n::{t, use_lang};
use crate::session::library::LibraryModel;
use crate::words::Locale;
use leptos::prelude::*;

/// The rows by their place, with what they are told apart by. A row is made again in another language.
type PlacedRow = (usize, String, u64, usize, Locale);

#[component]
pub fn GameList() -> impl IntoView {
    let lang = use_lang();
    let library = use_library();
    let count = move || library.with(LibraryModel::len);
    let in_sight = Memo::new(move |_| library.measures.with(|measures| measures.rows(count())));
    let rows = move || {
        let places = in_sight.get();
        let locale = lang.get();
        library.with(|model| {
            // What has the focus stays on the page.
            let pointed = Some(model.pointed()).filter(|place| !places.contains(place));
            let places = places.chain(pointed);
            let row = |place| {
                let row = model.row(place)?;
                Some((
                    place,
                    row.id.clone(),
                    row.saved.to_bits(),
                    row.plies,
                    locale,
                ))
            };
            places.filter_map(row).collect::<Vec<PlacedRow>>()
        })
    };
    let is_long = Memo::new(move |_| {
        let is_long = library.with(LibraryModel::has_long_names);
        // The rows are higher then.
        after_updates(move || library.measure());
        is_long
    });
    after_paint(move || library.measure());
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
            node_ref=library.list
            on:scroll=move |_| library.scrolled()
            on:keydown=move |event| keys::press(library, &event)
        >
            <div
                class="library-rows"
                role="rowgroup"
                style:height=move || format!("calc(var(--library-row) * {})", count())
            >
                <For each=rows key=|row: &PlacedRow| row.clone() let(row)>
                    <GameRow place=row.0 locale=row.4/>
                </For>
            </div>
        </div>
    }
}
