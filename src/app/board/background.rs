//! The board under the pieces: cells, frame, the names of files and ranks, the goals.

use crate::play::{Board, Goal, Layout, Piece, length, markup};
use leptos::prelude::*;

/// Everything on a board that does not move.
#[component]
pub fn Background(
    board: Board,
    #[prop(into)] flipped: Signal<bool>,
    /// The pieces. A goal shows whose pieces are near.
    #[prop(into)]
    pieces: Signal<Vec<Piece>>,
) -> impl IntoView {
    let shape = board.clone();
    let layout = Memo::new(move |_| Layout::new(&shape, flipped.get()));
    let bounds = board.clone();
    let goal = move |goal: Goal| {
        let board = bounds.clone();
        let near = Memo::new(move |_| pieces.with(|pieces| markup::near(pieces, goal, &board)));
        let bar = move || markup::goal_bar(&layout.get(), goal);
        let [x, _, width, height] = bar();
        view! {
            <rect
                class=markup::side_class("goal", goal.side)
                data-near=move || near.get()
                x=length(x)
                y=move || length(bar()[1])
                width=length(width)
                height=length(height)
                rx="3.5"
            />
        }
    };
    let goals = board.goals.iter().map(|&each| goal(each)).collect_view();
    let shape = board.clone();
    view! {
        <g class="ground" aria-hidden="true">
            <g inner_html=move || markup::ground(&board, &layout.get())></g>
            {goals}
            <g inner_html=move || markup::names(&shape, &layout.get())></g>
        </g>
    }
}

/// The inner edge of the frame. Pieces that extend over the edge are drawn under it.
#[component]
pub fn Rim(layout: Signal<Layout>) -> impl IntoView {
    view! { <g aria-hidden="true" inner_html=move || markup::rim(&layout.get())></g> }
}
