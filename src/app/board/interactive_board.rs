//! A board for playing.

use super::BoardView;
use super::arrow_drawing::ArrowDrawing;
use super::arrows::Arrows;
use super::background::{Background, Rim};
use super::long_press::LongPress;
use super::marks::{Losses, MarksUnder, Numbers, Targets};
use super::notes::{JudgedMarks, Notes};
use super::pointer::Pointer;
use super::spots::Spots;
use super::sprites::{Carried, Sprites};
use super::static_board::Symbol;
use super::threats::ThreatMarks;
use super::values::Values;
use crate::app::i18n::use_lang;
use crate::play::markup::piece_class;
use crate::play::{Heights, Layout, Picture, Piece, length, translate};
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn InteractiveBoard(
    view: BoardView,
    /// Drawn on the board, below everything else.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let lang = use_lang();
    let board = view.shape();
    let (shape, board_is_grooved) = (board.clone(), board.has_grooves());
    let layout = Memo::new(move |_| Layout::new(&shape, view.flipped.get())).into();
    let scene = view.scene;
    let pieces = Memo::new(move |_| scene.with(|scene| scene.pieces.clone()));
    let picture = Memo::new(move |_| {
        let (scene, touches, preview) = (scene.get(), view.touches.get(), view.preview.get());
        Picture::of(&scene, &touches, preview.as_ref())
    });
    let (svg, sprites) = (NodeRef::new(), RwSignal::new(Vec::new()));
    let heights = Memo::new(move |_| scene.with(|scene| Heights::of(&scene.pieces)));
    let pointer = Pointer::new(view, layout, heights, svg);
    let drawing = ArrowDrawing::new(view);
    let long_press = LongPress::new(view);
    let valued = view.marks.valued;
    let dragging = Memo::new(move |_| pointer.dragged.get().is_some());
    // The pieces as the previewed move would place them.
    let ghosts = move || {
        let ghosts = picture.with(|picture| picture.ghosts.clone());
        let dragging = dragging.get();
        let ghosts = ghosts.into_iter().filter(|_| !dragging || board_is_grooved);
        ghosts
            .map(|piece| {
                let place = heights.with(|heights| ghost_at(&piece, &layout.get(), heights));
                let class = format!("{} preview", piece_class(&piece));
                view! {
                    <g class=class transform=translate(place)>
                        <Symbol slug=view.game_words.slug() piece/>
                    </g>
                }
            })
            .collect_view()
    };
    let view_box = move || layout.get().view_box().map(length).join(" ");
    let help = move || {
        let locale = lang.get();
        if view.distinguishes_levels {
            format!(
                "{} {}",
                say!(locale, board.help),
                say!(locale, board.help_stacks)
            )
        } else {
            say!(locale, board.help)
        }
    };
    view! {
        <p id=format!("board-help-{}", view.number) class="visually-hidden">{help}</p>
        <svg
            node_ref=svg
            class="board"
            class:figure=view.is_diagram
            data-board=view.number
            data-board-of=view.game_words.slug()
            role="grid"
            aria-describedby=format!("board-help-{}", view.number)
            aria-label=move || say!(lang.get(), board.label, game = view.game_words.name(lang.get()))
            viewBox=view_box
            style=("--units", move || length(layout.get().view_box()[2]))
            on:pointerdown=move |event| {
                if !drawing.down(pointer, &event) {
                    pointer.down(&event);
                    long_press.down(pointer, &event);
                }
            }
            on:pointermove=move |event| {
                long_press.slide(&event);
                pointer.slide(&event);
            }
            on:pointerup=move |event| {
                long_press.end();
                if !drawing.up(pointer, &event) {
                    pointer.up(&event);
                }
            }
            on:pointercancel=move |_| {
                drawing.cancel();
                long_press.end();
                pointer.cancel();
            }
            on:lostpointercapture=move |_| pointer.cancel()
            on:pointerleave=move |_| {
                long_press.end();
                pointer.leave();
            }
            on:touchstart=move |event| {
                // If the touch may be meant for a piece, the page does not scroll. A running scroll continues.
                if pointer.claims(&event) && event.cancelable() {
                    event.prevent_default();
                }
            }
            on:contextmenu=move |event| {
                // The right button draws, and a long press shows threats.
                if !view.is_diagram {
                    event.prevent_default();
                }
            }
        >
            <Background board=board.clone() flipped=view.flipped pieces=pieces/>
            <MarksUnder picture layout heights/>
            {(!board_is_grooved).then(|| view! { <g class="marks" aria-hidden="true">{ghosts}</g> })}
            <Sprites view sprites picture layout dragged=pointer.dragged/>
            {board_is_grooved.then(|| view! { <g class="marks" aria-hidden="true">{ghosts}</g> })}
            <Rim layout/>
            {children.map(|children| children())}
            <Losses picture layout heights/>
            <Notes game_words=view.game_words picture layout heights/>
            <Targets picture layout heights aim=view.hover/>
            <Numbers picture layout/>
            <ThreatMarks view layout/>
            <Values valued layout/>
            <Arrows arrows=view.marks.arrows layout/>
            <Arrows arrows=view.marks.drawn layout/>
            <JudgedMarks view picture layout heights/>
            <Carried view sprites layout dragged=pointer.dragged/>
            <Spots view board layout pieces heights picture valued/>
        </svg>
    }
}

/// Where a piece would be drawn if it were placed on the current pieces.
fn ghost_at(piece: &Piece, layout: &Layout, heights: &Heights) -> (f64, f64) {
    let mut raised = heights.clone();
    raised.raise(piece);
    piece.middle(layout, &raised)
}
