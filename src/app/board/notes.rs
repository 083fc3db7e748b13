//! The notes of a position: their lines and badges, and the ripple where a game was decided. The games define
//! the kinds of notes, and the styles their appearance.

use super::BoardView;
use crate::games::words::GameWords;
use crate::play::keyframes::Point;
use crate::play::{Heights, Layout, Note, Picture, Spot, points, translate};
use leptos::prelude::*;

/// The notes of the picture, and the paths that the selected piece can walk.
#[component]
pub fn Notes(
    game_words: &'static dyn GameWords,
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
) -> impl IntoView {
    let notes = Memo::new(move |_| picture.with(|picture| picture.notes.clone()));
    let paths = Memo::new(move |_| picture.with(|picture| picture.paths.clone()));
    let draw = move |note: &Note| {
        let at = |spot: &Spot| heights.with(|heights| point(&layout.get(), heights, *spot));
        let places: Vec<Point> = note.spots.iter().map(at).collect();
        let first = places[0];
        view! {
            <g class=format!("note note-{}", note.kind)>
                <polyline class="note-link" points=points(&places)/>
                {game_words.badge(note).map(|strokes| view! {
                    <g transform=translate(first)>
                        <g class="note-badge">
                            <circle r="15"/>
                            <path d=strokes/>
                        </g>
                    </g>
                })}
            </g>
        }
    };
    let thread = move |path: &Vec<Spot>| {
        let at = |spot: &Spot| layout.get().middle(*spot);
        let places: Vec<Point> = path.iter().map(at).collect();
        let points = points(&places);
        view! {
            <polyline class="note-line" points=points.clone()/>
            <polyline class="note-line-core" points=points/>
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || paths.with(|paths| paths.iter().map(thread).collect_view())}
            {move || notes.with(|notes| notes.iter().map(draw).collect_view())}
        </g>
    }
}

/// Where the game was decided: a ripple on each place, and a line through places that belong together.
#[component]
pub fn JudgedMarks(
    view: BoardView,
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
) -> impl IntoView {
    let places = Memo::new(move |_| {
        let by_position = view.ended.get().is_some_and(|ended| ended.by_position);
        picture.with(|picture| {
            if by_position {
                picture.decided.clone()
            } else {
                Vec::new()
            }
        })
    });
    let board = view.shape();
    let draw = move |spots: Vec<Spot>| {
        let at = |spot: &Spot| heights.with(|heights| point(&layout.get(), heights, *spot));
        let all: Vec<Point> = spots.iter().map(at).collect();
        // A ball that has left the board is shown again there.
        let out = spots.iter().all(|spot| board.is_beyond(*spot));
        let closed: Vec<Point> = all.iter().skip(1).copied().collect();
        view! {
            <polyline class="decided-line" points=points(&closed)/>
            {all.into_iter().enumerate().map(|(index, place)| view! {
                <g transform=translate(place)>
                    {out.then(|| view! { <circle class="decided-out" r="17"/> })}
                    <circle class="mark-decided" class:decided-other={index > 0} r=if out { 24 } else { 46 }/>
                </g>
            }).collect_view()}
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || places.get().into_iter().map(&draw).collect_view()}
        </g>
    }
}

/// The middle of a place at the note's height.
fn point(layout: &Layout, heights: &Heights, spot: Spot) -> Point {
    let (x, y) = layout.middle(spot);
    let height = heights.at(spot);
    if height > 1 {
        (x, y - layout.lift(spot.level.min(height - 1), height))
    } else {
        (x, y)
    }
}
