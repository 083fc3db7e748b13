//! A board to look at: a start on the shelf, a game as it stands.

use super::ground::{Ground, side_class};
use crate::app::dress::Dress;
use crate::play::{Board, Layout, Piece};
use leptos::prelude::*;

/// A board that is not played on; what it shows is said beside it.
#[component]
pub fn StillBoard(dress: &'static dyn Dress, board: Board, pieces: Vec<Piece>) -> impl IntoView {
    let layout = Layout::new(&board, false);
    let view_box = layout.view_box().map(|number| number.to_string()).join(" ");
    let standing = pieces
        .iter()
        .map(|piece| {
            let (x, y) = layout.middle(piece.spots[0]);
            view! {
                <g class=piece_class(piece) transform=format!("translate({x} {y})")>
                    <Symbol dress piece=piece.clone() flipped=false/>
                </g>
            }
        })
        .collect_view();
    view! {
        <svg class="board still" viewBox=view_box aria-hidden="true">
            <Ground board flipped=false goals=dress.goals() pieces/>
            {standing}
        </svg>
    }
}

/// The class of a piece by its side.
pub fn piece_class(piece: &Piece) -> String {
    match piece.side {
        Some(side) => side_class("piece", side),
        None => "piece".to_owned(),
    }
}

/// The drawing of a piece; it looks towards the side it plays against, where it looks anywhere.
#[component]
pub fn Symbol(
    dress: &'static dyn Dress,
    piece: Piece,
    #[prop(into)] flipped: Signal<bool>,
) -> impl IntoView {
    let away = piece.side == Some(crate::rules::Side::Black);
    let looks_ahead = dress.looks_ahead();
    let turn = move || (looks_ahead && away != flipped.get()).then_some("rotate(180)");
    view! {
        <use
            href=format!("#{}-{}", dress.slug(), piece.kind)
            x="-50"
            y="-50"
            width="100"
            height="100"
            transform=turn
        ></use>
    }
}
