//! The places of the board as a grid, for keyboards and screen readers.

use super::context::Editor;
use crate::app::focus;
use crate::app::i18n::use_lang;
use crate::app::keys::{self, Area, KeyAction};
use crate::narration::{PlaceFacts, Stacks, place_in_editor};
use crate::play::{Board, Layout, Picture, Spot, rectangle};
use crate::session::editor::{EditorIntent, Tool};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use std::collections::BTreeMap;

#[component]
pub fn Grid(editor: Editor, board: Board, layout: Layout) -> impl IntoView {
    let cursor = RwSignal::new(Spot::cell(board.width.cast_signed() / 2 + 1, 1));
    let stacks = editor.memo(|model| Stacks::of(&model.draft().pieces));
    let mut rows: BTreeMap<i8, Vec<Spot>> = BTreeMap::new();
    for spot in &board.spots {
        if editor.now(|model| model.is_place(*spot)) {
            rows.entry(-spot.y).or_default().push(*spot);
        }
    }
    let go = move |right, up| {
        let stops = |spot: Spot| editor.now(|model| model.touch_effect(spot).is_ok());
        let to = editor
            .now(|model| layout.towards(model.board(), cursor.get_untracked(), (right, up), stops));
        if let Some(to) = to {
            cursor.set(to);
            focus::on_spot(editor.number, &editor.now(|model| model.spot_name(to)));
        }
    };
    let on_key = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        match (keys::find(&key, Area::Board), &*key) {
            (Some(KeyAction::Left), _) => go(-1, 0),
            (Some(KeyAction::Right), _) => go(1, 0),
            (Some(KeyAction::Up), _) => go(0, 1),
            (Some(KeyAction::Down), _) => go(0, -1),
            (Some(KeyAction::Touch), _) => editor.send(EditorIntent::Tap(cursor.get_untracked())),
            (_, "Delete" | "Backspace") => editor.send(EditorIntent::Take(cursor.get_untracked())),
            (_, digit) => match digit.parse::<usize>() {
                Ok(number @ 1..=9) => {
                    editor.send(EditorIntent::Choose(Tool::Piece(number - 1)));
                }
                _ => return,
            },
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let place = move |spot: Spot| {
        let lang = use_lang();
        let name = editor.now(|model| model.spot_name(spot));
        let label = move || {
            let facts =
                stacks.with(|stacks| PlaceFacts::of(spot, stacks, &Picture::default(), &[]));
            let locale = lang.get();
            editor.with(|model| place_in_editor(editor.game_words, locale, model, &facts))
        };
        view! {
            <path
                class="spot"
                role="gridcell"
                data-spot=name
                aria-label=label
                tabindex=move || if cursor.get() == spot { "0" } else { "-1" }
                d=rectangle(layout.area(spot))
                on:focus=move |_| cursor.set(spot)
                on:click=move |event| {
                    // A click without a pointer comes from a screen reader.
                    if event.detail() == 0 {
                        editor.send(EditorIntent::Tap(spot));
                    }
                }
            />
        }
    };
    view! {
        <g class="spots" on:keydown=on_key>
            {rows
                .into_values()
                .map(|spots| {
                    view! { <g role="row">{spots.into_iter().map(place).collect_view()}</g> }
                })
                .collect_view()}
        </g>
    }
}
