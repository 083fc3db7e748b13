//! The pieces to choose from.

use super::context::Editor;
use super::palette_drag::{DraggedPiece, PaletteDrag};
use crate::app::board::Symbol;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::play::Piece;
use crate::play::draft::PaletteItem;
use crate::play::markup::piece_class;
use crate::session::editor::{EditorIntent, Tool};
use crate::words::{capitalized, say};
use leptos::prelude::*;

#[component]
pub fn Palette(editor: Editor) -> impl IntoView {
    let lang = use_lang();
    let drag = PaletteDrag::new(editor);
    let samples: Vec<Piece> = editor
        .words
        .palette()
        .iter()
        .map(|item| sample(editor, item))
        .collect();
    let items = samples.iter().cloned().enumerate();
    let items = items.map(|(index, piece)| view! { <Item editor drag index piece/> });
    view! {
        <fieldset class="palette">
            <legend class="visually-hidden">{t!(lang, editor.palette)}</legend>
            {items.collect_view()}
            <ToolChoice editor tool=Tool::Remove name="remove" label=Signal::derive(move || say!(lang.get(), editor.remove))>
                <Icon name="remove"/>
            </ToolChoice>
            <ToolChoice editor tool=Tool::Move name="move" label=Signal::derive(move || say!(lang.get(), editor.carry))>
                <Icon name="move"/>
            </ToolChoice>
        </fieldset>
        <DraggedPiece editor samples/>
    }
}

/// The piece of an item at a place where it can be on the board, in its usual pose.
fn sample(editor: Editor, item: &PaletteItem) -> Piece {
    editor.now(|model| {
        let board = model.board();
        let spots = board.spots.iter().filter(|spot| !board.is_beyond(**spot));
        let mut placed =
            spots.filter_map(|spot| editor.words.piece_on(board, &[], item, *spot).ok());
        let placed = placed.find(|piece| piece.pose == item.pose);
        placed.unwrap_or_else(|| item.on(board.spots[0]))
    })
}

#[component]
fn Item(editor: Editor, drag: PaletteDrag, index: usize, piece: Piece) -> impl IntoView {
    let lang = use_lang();
    let (slug, class) = (editor.game_words.slug(), piece_class(&piece));
    let missing = editor.memo(move |model| model.missing(index));
    // A piece on two cells is drawn smaller.
    let view_box = match piece.spots.len() {
        1 => "-54 -54 108 108",
        _ => "-118 -118 236 236",
    };
    let named = piece.clone();
    let label = Signal::derive(move || {
        let locale = lang.get();
        let piece = capitalized(editor.game_words.piece(locale, &named));
        match missing.get() {
            0 => piece,
            count => say!(locale, editor.left, piece = piece, count = count),
        }
    });
    view! {
        <ToolChoice
            editor
            tool=Tool::Piece(index)
            name="piece"
            label
            on:pointerdown=move |event| drag.down(&event, index)
            on:pointermove=move |event| drag.slide(&event)
            on:pointerup=move |event| drag.up(&event)
            on:pointercancel=move |_| drag.cancel()
            on:click=move |event| drag.click(&event)
        >
            <svg class="palette-piece" viewBox=view_box aria-hidden="true">
                <g class=class><Symbol slug piece/></g>
            </svg>
            <small class="palette-left" aria-hidden="true">
                {move || Some(missing.get()).filter(|count| *count > 0)}
            </small>
        </ToolChoice>
    }
}

/// A radio button.
#[component]
fn ToolChoice(
    editor: Editor,
    tool: Tool,
    name: &'static str,
    label: Signal<String>,
    children: Children,
) -> impl IntoView {
    let is_chosen = editor.memo(move |model| model.tool() == tool);
    let index = match tool {
        Tool::Piece(index) => Some(index),
        Tool::Remove | Tool::Move => None,
    };
    view! {
        <label class="choice" title=move || label.get()>
            <input
                type="radio"
                name="tool"
                data-tool=name
                data-index=index
                aria-label=move || label.get()
                prop:checked=move || is_chosen.get()
                on:change=move |_| editor.send(EditorIntent::Choose(tool))
            />
            <span>{children()}</span>
        </label>
    }
}
