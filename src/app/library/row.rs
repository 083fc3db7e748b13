//! A game in the list: its board, its players, its result, its moves and its date.

use super::context::Library;
use super::title::title;
use crate::app::board::StaticBoard;
use crate::app::day;
use crate::app::games;
use crate::narration::{library_players, library_row, library_state};
use crate::play::{read_board, read_pieces};
use crate::session::library::LibraryMessage;
use crate::session::route::Route;
use crate::session::storage::LibraryRow;
use crate::words::{self, Locale, say};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// The row at a place of the list in a language. It is made again if another game moves there, or in another language.
#[component]
pub fn GameRow(
    library: Library,
    place: usize,
    locale: Locale,
    /// The place of the row that the Tab key leads to.
    tab_place: Memo<usize>,
) -> impl IntoView {
    let row = untrack(|| library.with(|model| model.row(place).cloned()))?;
    let has_board = RwSignal::new(false);
    library.make_board_soon(has_board);
    let (name, address) = (row.id.clone(), Route::Game(row.id.clone()).href());
    let (title, date) = (title(&row, locale), date(&row, locale));
    let label = library_row(locale, &row, title.clone(), date.clone());
    let players = library_players(locale, &row);
    let state = library_state(locale, &row);
    let moves = words::moves(locale, row.plies);
    let board = move || has_board.get().then(|| board_of(&row));
    let is_selected = Memo::new(move |_| library.with(|model| model.is_selected(place)));
    let takes_tab = Memo::new(move |_| tab_place.get() == place);
    let choose = move |event: MouseEvent| {
        library.send(LibraryMessage::Point(place));
        if event.shift_key() {
            event.prevent_default();
            library.send(LibraryMessage::SelectTo(place));
        }
    };
    let select = move |event: MouseEvent| {
        library.send(match event.shift_key() {
            true => LibraryMessage::SelectTo(place),
            false => LibraryMessage::Toggle(place),
        });
    };
    Some(view! {
        <div
            class="library-row"
            role="row"
            data-saved=name
            aria-rowindex=place + 1
            aria-selected=move || is_selected.get().to_string()
            aria-label=label
            tabindex=move || if takes_tab.get() { "0" } else { "-1" }
            style:top=format!("calc(var(--library-row) * {place})")
            on:focus=move |_| library.send(LibraryMessage::Point(place))
        >
            <span class="library-select" role="gridcell">
                <input
                    type="checkbox"
                    data-action="select"
                    tabindex="-1"
                    aria-label=say!(locale, library.select)
                    prop:checked=is_selected
                    on:click=select
                />
            </span>
            <span class="library-game" role="gridcell">
                <a class="library-link" data-action="continue" href=address tabindex="-1" on:click=choose>
                    <span class="library-board">{board}</span>
                    <strong>{title}</strong>
                </a>
            </span>
            <span class="library-players" role="gridcell">{players}</span>
            <span class="library-state" role="gridcell">{state}</span>
            <span class="library-moves" role="gridcell">{moves}</span>
            <span class="library-date" role="gridcell">{date}</span>
        </div>
    })
}

/// The board with its pieces. None if it cannot be read.
fn board_of(row: &LibraryRow) -> Option<impl IntoView + use<>> {
    let slug = games::intro(&row.game)?.slug();
    let board = read_board(&row.board)?;
    let pieces = read_pieces(&row.pieces)?;
    Some(view! { <StaticBoard slug board pieces/> })
}

/// The day on which it was saved last.
fn date(row: &LibraryRow, locale: Locale) -> String {
    let day = day::of_moment(row.saved);
    day.map_or_else(String::new, |day| day::short_name(locale, day))
}
