//! The places that can be touched, as a grid for keyboards and screen readers.

use super::BoardView;
use super::cells::cells;
use crate::app::focus;
use crate::app::i18n::use_lang;
use crate::app::keys::{self, Area, KeyAction};
use crate::narration::{PlaceFacts, piece_name, place_name};
use crate::play::{Board, Heights, Layout, Picture, Piece, SmallMap, Spot, length, rectangle};
use crate::session::{BoardIntent, Hover, SpotValue};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The order of rows stays the same if the board is turned, so that no element changes its place in the
/// document and the focus is never lost.
#[component]
pub fn Spots(
    view: BoardView,
    board: Board,
    layout: Signal<Layout>,
    pieces: Memo<Vec<Piece>>,
    heights: Memo<Heights>,
    picture: Memo<Picture>,
    valued: Memo<Vec<SpotValue>>,
) -> impl IntoView {
    let lang = use_lang();
    let cursor = RwSignal::new(first_cursor(&board));
    // In a stack, the cursor is on the highest piece until it is moved down there.
    let moved_down = RwSignal::new((cursor.get_untracked(), 0_u8));
    let below_top = move || match moved_down.get() {
        (spot, down) if spot == cursor.get() => down,
        _ => 0,
    };
    let level = Memo::new(move |_| {
        let top = heights.with(|heights| heights.top(cursor.get())).level;
        let level = top.saturating_sub(below_top());
        if view.distinguishes_levels { level } else { 0 }
    });
    let mut rows: SmallMap<i8, Vec<(Spot, RwSignal<PlaceFacts>)>> = SmallMap::default();
    for (spot, cell) in cells(
        board.spots.clone(),
        view.after_paint,
        pieces,
        picture,
        valued,
    ) {
        rows.entry(-spot.y).push((spot, cell));
    }
    let current = Selector::new(move || cursor.get());
    let board = StoredValue::new(board);
    let on_key = move |event: KeyboardEvent| {
        let go = |right, up| {
            let stops = |spot: Spot| {
                let mark = picture.with_untracked(|picture| picture.mark(spot));
                mark.movable
                    || mark.target
                    || heights.with_untracked(|heights| heights.at(spot)) > 0
            };
            let (layout, at) = (layout.get_untracked(), cursor.get_untracked());
            let to = board.with_value(|board| layout.towards(board, at, (right, up), stops));
            if let Some(to) = to {
                cursor.set(to);
                focus::on_spot(view.number, &view.spot_name(to));
            }
        };
        let sink = |by: i8| {
            let top = heights
                .with_untracked(|heights| heights.top(cursor.get_untracked()))
                .level;
            let down = untrack(below_top).saturating_add_signed(by).min(top);
            moved_down.set((cursor.get_untracked(), down));
            let at = cursor.get_untracked().at_level(level.get_untracked());
            let piece = pieces.with_untracked(|pieces| on(pieces, at).cloned());
            let height = heights.with_untracked(|heights| heights.at(at));
            let name = view.spot_name(at.ground());
            let piece = piece.as_ref();
            view.announce(piece_name(
                view.game_words,
                lang.now(),
                &name,
                piece,
                height,
            ));
        };
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match keys::find(&event.key(), Area::Board) {
            Some(KeyAction::Left) => go(-1, 0),
            Some(KeyAction::Right) => go(1, 0),
            Some(KeyAction::Up) => go(0, 1),
            Some(KeyAction::Down) => go(0, -1),
            Some(KeyAction::Higher) if view.distinguishes_levels => sink(-1),
            Some(KeyAction::Deeper) if view.distinguishes_levels => sink(1),
            Some(KeyAction::Touch) => view.send(BoardIntent::Touch(
                cursor.get_untracked().at_level(level.get_untracked()),
            )),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let row = move |spots: Vec<(Spot, RwSignal<PlaceFacts>)>| {
        spots
            .into_iter()
            .map(|(spot, cell)| {
                let current = current.clone();
                view! { <SpotView view spot cell cursor current level layout heights/> }
            })
            .collect_view()
    };
    // The piece of a stack at the cursor.
    let ring = move || {
        let at = cursor.get().at_level(level.get());
        let height = heights.with(|heights| heights.at(at));
        (view.distinguishes_levels && height > 1).then(|| {
            let layout = layout.get();
            let (x, y) = layout.middle(at);
            let y = y - layout.lift(at.level, height);
            view! { <ellipse class="level-cursor" cx=length(x) cy=length(y) rx="44" ry="25"/> }
        })
    };
    view! {
        <g class="spots" on:keydown=on_key>
            {rows
                .into_values()
                .map(|spots| view! { <g role="row">{row(spots)}</g> })
                .collect_view()}
            {ring}
        </g>
    }
}

#[component]
fn SpotView(
    view: BoardView,
    spot: Spot,
    cell: RwSignal<PlaceFacts>,
    cursor: RwSignal<Spot>,
    current: Selector<Spot>,
    level: Memo<u8>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
) -> impl IntoView {
    let lang = use_lang();
    let is_current = Memo::new(move |_| current.selected(&spot));
    let mark = move || cell.with(|cell| cell.mark);
    // The meaning of a touch of this place: in a stack, the cursor's level, else the highest piece.
    let touched = move || {
        let top = heights.with_untracked(|heights| heights.top(spot));
        match (view.distinguishes_levels, cursor.get_untracked() == spot) {
            (false, _) => spot,
            (true, false) => top,
            (true, true) => spot.at_level(level.get_untracked()),
        }
    };
    let name = view.spot_name(spot);
    let spoken = name.clone();
    let label = move || {
        let locale = lang.get();
        let level = (view.distinguishes_levels && is_current.get()).then(|| level.get());
        cell.with(|place| place_name(view.game_words, locale, &spoken, place, level))
    };
    view! {
        <path
            class="spot"
            role="gridcell"
            data-spot=name
            data-state=move || mark().words()
            aria-label=label
            aria-selected=move || mark().selected.to_string()
            tabindex=move || if is_current.get() { "0" } else { "-1" }
            d=move || rectangle(layout.get().area(spot))
            on:focus=move |event| {
                cursor.set(spot);
                // A press also moves the focus, but then the pointer sets the hovered place.
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                let by_keys = target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false));
                if by_keys {
                    view.send(BoardIntent::Hover(None));
                }
                view.send(BoardIntent::Focus(by_keys.then(|| Hover { spot: touched(), is_ambiguous: false })));
            }
            on:blur=move |_| view.send(BoardIntent::Focus(None))
            on:click=move |event| {
                // A click without a pointer comes from a screen reader.
                if event.detail() == 0 {
                    view.send(BoardIntent::Touch(touched()));
                }
            }
        />
    }
}

/// The piece at this height on this place.
fn on(pieces: &[Piece], at: Spot) -> Option<&Piece> {
    pieces.iter().find(|piece| piece.spots.contains(&at))
}

/// In the middle of White's side.
fn first_cursor(board: &Board) -> Spot {
    Spot::cell(board.width.cast_signed() / 2 + 1, 2)
}
