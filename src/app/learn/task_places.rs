//! The places that a task mentions: a frame around each, with a star inside.

use crate::app::board::BoardView;
use crate::play::{CELL, Heights, Layout, Spot, length, rectangle, translate};
use leptos::prelude::*;

/// Drawn over the pieces. On an occupied place the star is small and in the corner.
#[component]
pub fn TaskPlaces(view: BoardView, places: Vec<Spot>) -> impl IntoView {
    let board = view.shape();
    let layout = Memo::new(move |_| Layout::new(&board, view.flipped.get()));
    let heights = Memo::new(move |_| view.scene.with(|scene| Heights::of(&scene.pieces)));
    let draw = move |spot: &Spot| {
        let layout = layout.get();
        let [_, _, width, height] = layout.area(*spot);
        let frame = rectangle([-width / 2.0, -height / 2.0, width, height]);
        let is_occupied = heights.with(|heights| heights.at(*spot)) > 0;
        let star = if is_occupied {
            format!(
                "translate({} {}) scale(0.6)",
                length(width / 2.0),
                length(-height / 2.0)
            )
        } else if width.min(height) < CELL {
            "scale(0.5)".to_owned()
        } else {
            String::new()
        };
        view! {
            <g transform=translate(layout.middle(*spot))>
                <path class="mark-wanted" d=frame/>
                <path
                    class="mark-star"
                    d="M0-26 6-9 25-8 10 3 15 21 0 11-15 21-10 3-25-8-6-9z"
                    transform=star
                />
            </g>
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || places.iter().map(draw).collect_view()}
        </g>
    }
}
