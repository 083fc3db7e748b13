//! The places that a task mentions: a frame around each, with a star inside.

use crate::app::game::Play;
use crate::play::{CELL, Layout, Spot, rectangle, translate};
use leptos::prelude::*;

/// Drawn under the pieces. On an occupied place only the frame is visible.
#[component]
pub fn Wanted(play: Play, places: Vec<Spot>) -> impl IntoView {
    let board = play.board();
    let layout = Memo::new(move |_| Layout::new(&board, play.flipped.get()));
    let draw = move |spot: &Spot| {
        let layout = layout.get();
        let [_, _, width, height] = layout.area(*spot);
        let frame = rectangle([-width / 2.0, -height / 2.0, width, height]);
        let size = if width.min(height) < CELL {
            "scale(0.5)"
        } else {
            ""
        };
        view! {
            <g transform=translate(layout.middle(*spot))>
                <path class="mark-wanted" d=frame/>
                <path
                    class="mark-star"
                    d="M0-26 6-9 25-8 10 3 15 21 0 11-15 21-10 3-25-8-6-9z"
                    transform=size
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
