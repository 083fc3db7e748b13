//! The places that can be touched, as a grid for keyboards and screen readers.

use super::marks::Mark;
use crate::app::dress;
use crate::app::focus;
use crate::app::game::Play;
use crate::app::i18n::{Locale, say, use_lang};
use crate::play::{Board, CELL, Layout, Piece, Spot};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The row of the cursor stays the same whichever way the board is turned, so that no element
/// changes its place in the document and focus is never lost.
#[component]
pub fn Spots(
    play: Play,
    board: Board,
    layout: Signal<Layout>,
    pieces: Signal<Vec<Piece>>,
    marks: Memo<BTreeMap<Spot, Mark>>,
) -> impl IntoView {
    let cursor = RwSignal::new(first_cursor(&board));
    let mut rows: BTreeMap<i8, Vec<Spot>> = BTreeMap::new();
    for spot in &board.spots {
        rows.entry(-spot.y).or_default().push(*spot);
    }
    let board = StoredValue::new(board);
    let on_key = move |event: KeyboardEvent| {
        let go = |right, up| {
            let to = layout
                .get_untracked()
                .towards(cursor.get_untracked(), right, up);
            if board.with_value(|board| board.spots.contains(&to)) {
                cursor.set(to);
                focus::on_spot(&play.spot_name(to));
            }
        };
        match event.key().as_str() {
            _ if event.ctrl_key() || event.alt_key() || event.meta_key() => return,
            "ArrowLeft" => go(-1, 0),
            "ArrowRight" => go(1, 0),
            "ArrowUp" => go(0, 1),
            "ArrowDown" => go(0, -1),
            "Enter" | " " => play.touch(cursor.get_untracked()),
            "Escape" => play.let_go(),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let cells = move |spots: Vec<Spot>| {
        spots
            .into_iter()
            .map(|spot| view! { <SpotView play spot cursor layout pieces marks/> })
            .collect_view()
    };
    view! {
        <g class="spots" on:keydown=on_key>
            {rows
                .into_values()
                .map(|spots| view! { <g role="row">{cells(spots)}</g> })
                .collect_view()}
        </g>
    }
}

#[component]
fn SpotView(
    play: Play,
    spot: Spot,
    cursor: RwSignal<Spot>,
    layout: Signal<Layout>,
    pieces: Signal<Vec<Piece>>,
    marks: Memo<BTreeMap<Spot, Mark>>,
) -> impl IntoView {
    let lang = use_lang();
    let mark =
        Memo::new(move |_| marks.with(|marks| marks.get(&spot).copied().unwrap_or_default()));
    let piece = Memo::new(move |_| pieces.with(|pieces| dress::seen_on(pieces, spot).cloned()));
    let name = play.spot_name(spot);
    let spoken = name.clone();
    let label = move || {
        let locale = lang.get();
        let what = piece.with(|piece| dress::spot(play.dress, locale, &spoken, piece.as_ref()));
        describe(locale, what, mark.get())
    };
    let corner = move || {
        let (x, y) = layout.get().middle(spot);
        (x - CELL / 2.0, y - CELL / 2.0)
    };
    view! {
        <rect
            class="spot"
            role="gridcell"
            data-spot=name
            data-state=move || mark.get().words()
            aria-label=label
            aria-selected=move || mark.get().selected.to_string()
            tabindex=move || if cursor.get() == spot { "0" } else { "-1" }
            x=move || corner().0
            y=move || corner().1
            width=CELL
            height=CELL
            on:focus=move |_| cursor.set(spot)
            on:click=move |event| {
                // A click without a pointer comes from a screen reader.
                if event.detail() == 0 {
                    play.touch(spot);
                }
            }
        />
    }
}

/// The states of a place behind its name, the most telling one.
fn describe(locale: Locale, what: String, mark: Mark) -> String {
    if mark.selected {
        say!(locale, board.selected, what = what)
    } else if mark.takes {
        say!(locale, board.take, what = what)
    } else if mark.target {
        say!(locale, board.target, what = what)
    } else if mark.movable {
        say!(locale, board.movable, what = what)
    } else if mark.last {
        say!(locale, board.last, what = what)
    } else {
        what
    }
}

/// White's own side, in the middle.
fn first_cursor(board: &Board) -> Spot {
    Spot::cell(board.width.cast_signed() / 2 + 1, 2)
}
