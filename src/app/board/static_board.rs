//! A static board: a start on the home screen, or the current position of a game.

use crate::play::{Board, Layout, Piece, length, markup};
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
    view! {
        <svg class="board still" data-board-of=slug viewBox=view_box aria-hidden="true">
            <g inner_html=markup::still_board(slug, &board, &layout, &pieces)></g>
            {children.map(|children| children())}
        </svg>
    }
}

/// The drawing of a piece, rotated to match its place.
#[component]
pub fn Symbol(slug: &'static str, #[prop(into)] piece: Signal<Piece>) -> impl IntoView {
    let turn = move || piece.with(Piece::is_upright).then_some("rotate(90)");
    let href = move || piece.with(|piece| format!("#{}", piece.drawing(slug)));
    view! { <use href=href transform=turn></use> }
}
