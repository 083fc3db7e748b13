//! A static board: a start on the home screen, or the current position of a game.

use super::background::{Background, side_class};
use crate::app::painted::PaintedBoard;
use crate::play::{Board, Heights, Layout, Piece, length, translate};
use leptos::prelude::*;

/// A board that is not playable. Its contents are described beside it.
#[component]
pub fn StaticBoard(
    slug: &'static str,
    board: Board,
    pieces: Vec<Piece>,
    /// Drawn over the pieces.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let layout = Layout::new(&board, false);
    let view_box = layout.view_box().map(length).join(" ");
    let heights = Heights::of(&pieces);
    let standing = pieces
        .iter()
        .map(|piece| {
            let (x, y) = piece.middle(&layout, &heights);
            view! {
                <g class=piece_class(piece) transform=translate((x, y))>
                    <Symbol slug piece=piece.clone()/>
                </g>
            }
        })
        .collect_view();
    view! {
        <svg class="board still" data-board-of=slug viewBox=view_box aria-hidden="true">
            <Background board flipped=false pieces/>
            {standing}
            {children.map(|children| children())}
        </svg>
    }
}

/// The same board from the prerendered page.
#[component]
pub fn PaintedStaticBoard(slug: &'static str, painted: PaintedBoard) -> impl IntoView {
    view! {
        <svg
            class="board still"
            data-board-of=slug
            viewBox=painted.view_box
            aria-hidden="true"
            inner_html=painted.inside
        ></svg>
    }
}

/// The CSS class of a piece by its side.
pub fn piece_class(piece: &Piece) -> String {
    match piece.side {
        Some(side) => side_class("piece", side),
        None => "piece".to_owned(),
    }
}

/// The drawing of a piece, rotated to match its place.
#[component]
pub fn Symbol(slug: &'static str, #[prop(into)] piece: Signal<Piece>) -> impl IntoView {
    let turn = move || piece.with(Piece::is_upright).then_some("rotate(90)");
    let href = move || piece.with(|piece| format!("#{}", piece.drawing(slug)));
    view! { <use href=href transform=turn></use> }
}
