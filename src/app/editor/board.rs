//! The board that is set up.

use super::context::Editor;
use super::grid::Grid;
use super::pointer::Pointer;
use crate::app::board::{Background, Rim, Symbol};
use crate::app::i18n::{t, use_lang};
use crate::narration::MAX_REASONS;
use crate::play::markup::piece_class;
use crate::play::{Board, Heights, Layout, Piece, Spot, length, rectangle, translate};
use crate::session::editor::{EditorMessage, EditorModel};
use crate::words::say;
use leptos::prelude::*;

/// The board. It is replaced by another one when its size or its lines change.
#[component]
pub fn EditorBoard(editor: Editor) -> impl IntoView {
    let board = editor.memo(|model| model.board().clone());
    move || view! { <BoardOf editor board=board.get()/> }
}

#[component]
fn BoardOf(editor: Editor, board: Board) -> impl IntoView {
    let lang = use_lang();
    let game_words = editor.game_words;
    let layout = Layout::new(&board, false);
    let pieces = editor.memo(|model| model.draft().pieces.clone());
    let pointer = Pointer::new(editor);
    let faults = editor.memo(fault_marks);
    let refused = editor.memo(|model| match model.notice() {
        Some(EditorMessage::Refused(at, _)) => Some(*at),
        _ => None,
    });
    let selected = editor.memo(|model| model.selected());
    let middle =
        move |piece: &Piece| pieces.with(|pieces| piece.middle(&layout, &Heights::of(pieces)));
    let standing = move || {
        let carried = pointer.carried.get();
        let draw = |(index, piece): (usize, &Piece)| {
            let is_carried = carried
                .as_ref()
                .is_some_and(|(carried, _)| *carried == index);
            view! {
                <g
                    class=piece_class(piece)
                    class:ghost=is_carried
                    transform=translate(middle(piece))
                    data-piece=name_of(piece)
                    data-at=piece.spots[0].to_string()
                >
                    <Symbol slug=game_words.slug() piece=piece.clone()/>
                </g>
            }
        };
        pieces.with(|pieces| pieces.iter().enumerate().map(draw).collect_view())
    };
    let carried = move || {
        let (index, at) = pointer.carried.get()?;
        let piece = pieces.with(|pieces| pieces.get(index).cloned())?;
        let class = piece_class(&piece);
        Some(view! {
            <g class=class transform=translate(at)>
                <Symbol slug=game_words.slug() piece/>
            </g>
        })
    };
    let around = move |spot: Spot, class: &'static str| {
        view! { <path class=class data-marked=spot.to_string() d=rectangle(layout.area(spot))/> }
    };
    let shape = board.clone();
    view! {
        <p id=format!("editor-help-{}", editor.number) class="visually-hidden">{t!(lang, editor.help)}</p>
        <svg
            node_ref=editor.svg
            class="board editor-board"
            data-board=editor.number
            data-board-of=game_words.slug()
            role="grid"
            aria-describedby=format!("editor-help-{}", editor.number)
            aria-label=move || say!(lang.get(), editor.label, game = game_words.name(lang.get()))
            viewBox=layout.view_box().map(length).join(" ")
            style=("--units", length(layout.view_box()[2]))
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.slide(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.cancel()
            on:contextmenu=move |event| event.prevent_default()
        >
            <Background board flipped=false pieces=pieces/>
            <g class="pieces" aria-hidden="true">{standing}</g>
            <Rim layout=Signal::derive(move || layout)/>
            <g class="marks" aria-hidden="true">
                {move || faults.get().into_iter().map(|(spot, numbers)| view! {
                    {around(spot, "edit-fault")}
                    <FaultNumbers layout spot numbers/>
                }).collect_view()}
                {move || refused.get().map(|spot| around(spot, "edit-refused"))}
                {move || selected.get().map(|spot| around(spot, "edit-selected"))}
            </g>
            <Grid editor board=shape layout/>
            <g class="carried" aria-hidden="true">{carried}</g>
        </svg>
    }
}

/// The side and the kind of a piece, as on boards of games.
fn name_of(piece: &Piece) -> String {
    match piece.side {
        Some(side) => format!("{side} {}", piece.kind),
        None => piece.kind.to_owned(),
    }
}

/// The places of the listed faults, each with the numbers of its faults in the list. A single fault has no number.
fn fault_marks(model: &EditorModel) -> Vec<(Spot, String)> {
    let faults = model.faults();
    let mut marks: Vec<(Spot, String)> = Vec::new();
    for (index, fault) in faults.iter().take(MAX_REASONS).enumerate() {
        let number = match faults.len() {
            1 => String::new(),
            _ => (index + 1).to_string(),
        };
        for spot in &fault.spots {
            match marks.iter_mut().find(|(at, _)| at == spot) {
                Some((_, numbers)) if numbers.ends_with(&number) => {}
                Some((_, numbers)) => *numbers = format!("{numbers} {number}"),
                None => marks.push((*spot, number.clone())),
            }
        }
    }
    marks
}

/// The numbers of faults in the upper left corner of a place.
#[component]
fn FaultNumbers(layout: Layout, spot: Spot, numbers: String) -> impl IntoView {
    let [x, y, ..] = layout.area(spot);
    (!numbers.is_empty()).then(|| {
        view! { <text class="edit-fault-numbers" x=length(x + 8.0) y=length(y + 26.0)>{numbers}</text> }
    })
}
