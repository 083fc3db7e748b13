//! The wood under the pieces: cells, frame, the names of files and ranks, the goals.

use crate::app::dress::Goal;
use crate::play::{Board, CELL, FRAME, Layout, Piece, Spot};
use crate::rules::Side;
use leptos::prelude::*;

/// Everything of a board that stays where it is.
#[component]
pub fn Ground(
    board: Board,
    #[prop(into)] flipped: Signal<bool>,
    goals: &'static [Goal],
    /// What stands on it: a goal shows whose pieces are near.
    #[prop(into)]
    pieces: Signal<Vec<Piece>>,
) -> impl IntoView {
    let layout = Layout::new(&board, false);
    let (width, height) = layout.size();
    let [left, top, wide, high] = layout.view_box();
    let cell = |spot: &Spot| {
        let (x, y) = layout.middle(*spot);
        let pale = (spot.x / 2 + spot.y / 2) % 2 == 1;
        view! {
            <rect
                class=if pale { "cell cell-pale" } else { "cell" }
                x=x - CELL / 2.0
                y=y - CELL / 2.0
                width=CELL
                height=CELL
            />
        }
    };
    let (files, ranks) = (board.width.cast_signed(), board.height.cast_signed());
    let bounds = board.clone();
    let goal = move |goal: Goal| {
        let board = bounds.clone();
        let near = Memo::new(move |_| pieces.with(|pieces| distance(pieces, goal, &board)));
        let y = move || {
            if goal.top == flipped.get() {
                height + 2.5
            } else {
                -9.5
            }
        };
        view! {
            <rect
                class=side_class("goal", goal.side)
                data-near=move || near.get()
                x=0
                y=y
                width=width
                height=7
                rx=3.5
            />
        }
    };
    view! {
        <g class="ground" aria-hidden="true">
            <rect class="frame" x=left y=top width=wide height=high rx=14/>
            {board.spots.iter().map(cell).collect_view()}
            <rect class="rim" width=width height=height/>
            {goals.iter().map(|&each| goal(each)).collect_view()}
            {(1..=files)
                .map(|file| name(layout_name(file, true), move || {
                    (along(file, files, flipped.get()), height + FRAME / 2.0 + 4.5)
                }))
                .collect_view()}
            {(1..=ranks)
                .map(|rank| name(layout_name(rank, false), move || {
                    (-FRAME / 2.0 - 1.0, height - along(rank, ranks, flipped.get()))
                }))
                .collect_view()}
        </g>
    }
}

/// `white` or `black` behind a class.
pub fn side_class(class: &str, side: Side) -> String {
    format!("{class} {side}")
}

/// How many ranks the foremost piece of a side is from its goal.
fn distance(pieces: &[Piece], goal: Goal, board: &Board) -> Option<i8> {
    let edge = if goal.top {
        2 * board.height.cast_signed() - 1
    } else {
        1
    };
    pieces
        .iter()
        .filter(|piece| piece.side == Some(goal.side))
        .map(|piece| (edge - piece.spots[0].y).abs() / 2)
        .min()
}

/// `e` or `2`, without the other half of a cell's name.
fn layout_name(number: i8, file: bool) -> String {
    if file {
        let cell = Spot::cell(number, 1).to_string();
        cell.chars().take(1).collect()
    } else {
        number.to_string()
    }
}

fn along(number: i8, count: i8, flipped: bool) -> f64 {
    let number = if flipped { count + 1 - number } else { number };
    (f64::from(number) - 0.5) * CELL
}

fn name(text: String, at: impl Fn() -> (f64, f64) + Copy + Send + Sync + 'static) -> impl IntoView {
    view! {
        <text class="coordinate" x=move || at().0 y=move || at().1>
            {text}
        </text>
    }
}
