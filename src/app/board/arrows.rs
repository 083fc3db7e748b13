//! Rings and arrows that point out places and paths on a board. Each kind has its own shape.

use crate::play::{Layout, Spot, length, points};
use crate::session::Arrow;
use leptos::prelude::*;

/// Half the width of an arrow's head, and its length.
const HEAD: (f64, f64) = (15.0, 26.0);
/// The distance of an arrow's start from the middle of a place.
const START: f64 = 16.0;

#[component]
pub fn Arrows(#[prop(into)] arrows: Signal<Vec<Arrow>>, layout: Signal<Layout>) -> impl IntoView {
    let draw = move |arrow: &Arrow| {
        let layout = layout.get();
        let middle = |spot: &Spot| layout.middle(*spot);
        let places: Vec<(f64, f64)> = arrow.spots.iter().map(middle).collect();
        let class = format!("arrow arrow-{}", arrow.kind);
        match places.as_slice() {
            [] => ().into_any(),
            [(x, y)] => {
                view! { <circle class=class cx=length(*x) cy=length(*y) r="40"/> }.into_any()
            }
            [.., before, end] => {
                let shaft = shaft(&places);
                let head = head(*before, *end);
                view! {
                    <g class=class>
                        <polyline points=shaft/>
                        <polygon points=head/>
                    </g>
                }
                .into_any()
            }
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || arrows.with(|arrows| arrows.iter().map(draw).collect_view())}
        </g>
    }
}

/// The line of an arrow, from beside its first place to the start of its head.
fn shaft(places: &[(f64, f64)]) -> String {
    let mut places = places.to_vec();
    let last = places.len() - 1;
    places[0] = towards(places[0], places[1], START);
    places[last] = towards(places[last], places[last - 1], HEAD.1 - 2.0);
    points(&places)
}

fn head(before: (f64, f64), end: (f64, f64)) -> String {
    let (dx, dy) = direction(end, before);
    let (x, y) = (end.0 + HEAD.1 * dx, end.1 + HEAD.1 * dy);
    let (aside, down) = (-dy * HEAD.0, dx * HEAD.0);
    points(&[end, (x + aside, y + down), (x - aside, y - down)])
}

fn towards(from: (f64, f64), to: (f64, f64), by: f64) -> (f64, f64) {
    let (dx, dy) = direction(from, to);
    (from.0 + by * dx, from.1 + by * dy)
}

fn direction(from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let far = dx.hypot(dy).max(1.0);
    (dx / far, dy / far)
}
