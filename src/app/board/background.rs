//! The board under the pieces: cells, frame, the names of files and ranks, the goals.

use crate::play::{Area, Board, Goal, Layout, Piece, Sign, Spot, length, points, rectangle};
use crate::rules::{Side, sort_short};
use leptos::prelude::*;

/// The depth of a goal's mouth.
const DEEP: f64 = 26.0;

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
    let layout: Signal<Layout> = Memo::new(move |_| Layout::new(&shape, flipped.get())).into();
    let (width, height) = layout.get_untracked().size();
    let grooved = board.has_grooves();
    let on_board = |spot: &Spot| {
        let within = |at: i8, cells: u8| (0..2 * cells.cast_signed()).contains(&at);
        let cell = spot.x & 1 == 1 && spot.y & 1 == 1;
        cell && within(spot.x, board.width) && within(spot.y, board.height)
    };
    let is_pale = |spot: &Spot| grooved || (spot.x / 2 + spot.y / 2) % 2 == 1;
    let (pale, dark): (Vec<Spot>, Vec<Spot>) = board
        .spots
        .iter()
        .copied()
        .filter(on_board)
        .partition(is_pale);
    // One element for all cells of a colour: every element makes the first picture of home later.
    let cells = |class: &'static str, spots: Vec<Spot>| {
        let drawn = move || {
            let layout = layout.get();
            let areas = spots.iter().map(|spot| rectangle(layout.area(*spot)));
            areas.collect::<String>()
        };
        view! { <path class=class d=drawn/> }
    };
    let line = |ends: &[Spot; 2]| {
        let ends = *ends;
        let drawn = move || {
            let [from, to] = ends.map(|end| layout.get().middle(end));
            format!("M{}L{}", points(&[from]), points(&[to]))
        };
        view! { <path class="engraved" d=drawn/> }
    };
    let sign = |sign: &Sign| {
        let side = sign.side.map(|side| side.to_string()).unwrap_or_default();
        let class = format!("sign sign-{} {side}", sign.kind);
        let (spot, is_exit) = (sign.spot, sign.kind == "exit");
        let ring = sign.side.filter(|_| is_exit);
        view! {
            <path class=class d=move || rectangle(layout.get().area(spot))/>
            {ring.map(|side| view! {
                {socket("sign-casing".to_owned(), spot, 32.0, layout)}
                {socket(side_class("sign-ring", side), spot, 32.0, layout)}
            })}
        }
    };
    // Beside the board: a ledge for pieces that extend over the edge, or a hollow for waiting pieces.
    let beside = board
        .spots
        .iter()
        .copied()
        .filter(|spot| board.is_beyond(*spot));
    let hollows: Vec<Spot> = beside.filter(|_| board.hands).collect();
    let mut lined: Vec<Spot> = board.lines.iter().flatten().copied().collect();
    sort_short(&mut lined, |spot| *spot);
    lined.dedup();
    let (files, ranks) = (board.width.cast_signed(), board.height.cast_signed());
    let bounds = board.clone();
    let goal = move |goal: Goal| {
        let board = bounds.clone();
        let near = Memo::new(move |_| pieces.with(|pieces| distance(pieces, goal, &board)));
        let below = move || goal.top == flipped.get();
        let y = move || length(if below() { height + 2.5 } else { -9.5 });
        // If there is room behind the edge, it is the goal of the side that defends it.
        let mouth = goal.mouth.then(|| {
            let y = move || length(if below() { height } else { -DEEP });
            let class = side_class("goal-mouth", goal.side.other());
            view! {
                <rect class=class x=0 y=y width=length(width) height=length(DEEP)/>
                <rect class="goal-net" x=0 y=y width=length(width) height=length(DEEP)/>
            }
        });
        view! {
            {mouth}
            <rect
                class=side_class("goal", goal.side)
                data-near=move || near.get()
                x=0
                y=y
                width=length(width)
                height=7
                rx="3.5"
            />
        }
    };
    view! {
        <g class="ground" aria-hidden="true">
            <Patch class="frame".to_owned() area=move || layout.get().view_box() rx=14.0/>
            <Patch class="ledge".to_owned() area=move || layout.get().ledge() rx=6.0/>
            {hollows.iter().map(|spot| socket("hollow".to_owned(), *spot, 38.0, layout)).collect_view()}
            <rect class="bed" width=length(width) height=length(height)/>
            {(!dark.is_empty()).then(|| cells("cell", dark))}
            {cells("cell cell-pale", pale)}
            {board.signs.iter().map(sign).collect_view()}
            {board.lines.iter().map(line).collect_view()}
            {lined.iter().map(|spot| socket("socket".to_owned(), *spot, 21.0, layout)).collect_view()}
            <rect class="rim" width=length(width) height=length(height)/>
            {board.goals.iter().map(|&each| goal(each)).collect_view()}
            {(1..=files)
                .map(|file| name(layout_name(file, true), move || layout.get().file_name(file)))
                .collect_view()}
            {(1..=ranks)
                .map(|rank| name(layout_name(rank, false), move || layout.get().rank_name(rank)))
                .collect_view()}
        </g>
    }
}

/// The inner edge of the frame. Pieces that extend over the edge are drawn under it.
#[component]
pub fn Rim(layout: Signal<Layout>) -> impl IntoView {
    let area = move || {
        let [x, y, width, height] = layout.get().view_box();
        [x + 3.0, y + 3.0, width - 6.0, height - 6.0]
    };
    view! { <Patch class="frame-rim".to_owned() area rx=11.0/> }
}

/// A circle in the middle of a place.
fn socket(class: String, spot: Spot, r: f64, layout: Signal<Layout>) -> impl IntoView {
    let at = move || layout.get().middle(spot);
    view! { <circle class=class cx=move || length(at().0) cy=move || length(at().1) r=length(r)/> }
}

/// `white` or `black` after a class.
pub fn side_class(class: &str, side: Side) -> String {
    format!("{class} {side}")
}

/// How many ranks the ball is from its goal, or if there is none, the foremost piece of the side.
fn distance(pieces: &[Piece], goal: Goal, board: &Board) -> Option<i8> {
    let edge = if goal.top {
        2 * board.height.cast_signed() - 1
    } else {
        1
    };
    let ball = pieces.iter().any(|piece| piece.side.is_none());
    let runner = if ball { None } else { Some(goal.side) };
    pieces
        .iter()
        .filter(|piece| piece.side == runner)
        .map(|piece| (edge - piece.spots[0].y).abs() / 2)
        .min()
}

/// For example `e` or `2`: the file or the rank of a cell's name.
fn layout_name(number: i8, file: bool) -> String {
    if file {
        let cell = Spot::cell(number, 1).to_string();
        cell.chars().take(1).collect()
    } else {
        number.to_string()
    }
}

/// A rectangle of the drawing with rounded corners.
#[component]
fn Patch(
    class: String,
    area: impl Fn() -> Area + Copy + Send + Sync + 'static,
    rx: f64,
) -> impl IntoView {
    view! {
        <rect
            class=class
            x=move || length(area()[0])
            y=move || length(area()[1])
            width=move || length(area()[2])
            height=move || length(area()[3])
            rx=length(rx)
        />
    }
}

fn name(text: String, at: impl Fn() -> (f64, f64) + Copy + Send + Sync + 'static) -> impl IntoView {
    view! {
        <text class="coordinate" x=move || length(at().0) y=move || length(at().1)>
            {text}
        </text>
    }
}
