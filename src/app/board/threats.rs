//! The opponent's possible next moves: a diamond where a piece could move, a square around a piece that could be taken.

use super::BoardView;
use crate::play::{Layout, SeenMove, Spot, length, points};
use crate::rules::sort_short;
use leptos::prelude::*;

/// Half the size of a diamond.
const HALF: f64 = 17.0;
/// The distance of a square from the edge of its place.
const INSET: f64 = 6.0;

#[component]
pub fn ThreatMarks(view: BoardView, layout: Signal<Layout>) -> impl IntoView {
    let taken = move |spot: &Spot| {
        let [x, y, width, height] = layout.get().area(*spot);
        view! {
            <rect
                class="mark-threat takes"
                x=length(x + INSET)
                y=length(y + INSET)
                width=length(width - 2.0 * INSET)
                height=length(height - 2.0 * INSET)
                rx="4"
            />
        }
    };
    let reached = move |spot: &Spot| {
        let layout = layout.get();
        let ((x, y), [_, _, width, height]) = (layout.middle(*spot), layout.area(*spot));
        // Smaller in a groove.
        let half = HALF.min(width.min(height) / 2.0);
        let corners = points(&[(x - half, y), (x, y - half), (x + half, y), (x, y + half)]);
        view! { <polygon class="mark-threat" points=corners/> }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || view.marks.threats.with(|threats| {
                let (taken_from, goals) = threats.as_ref().map(|all| places(&all.seen_moves))?;
                let takes = taken_from.iter().map(taken).collect_view();
                Some((takes, goals.iter().map(reached).collect_view()))
            })}
        </g>
    }
}

/// The places where something could be taken, and the other places where something could move.
fn places(seen_moves: &[SeenMove]) -> (Vec<Spot>, Vec<Spot>) {
    let takes = seen_moves.iter().filter(|mv| mv.takes);
    let taken = each_once(takes.flat_map(|mv| mv.hits.iter().copied()));
    let mut goals = each_once(seen_moves.iter().map(|mv| mv.to.first().ground()));
    goals.retain(|goal| !taken.contains(goal));
    (taken, goals)
}

fn each_once(spots: impl Iterator<Item = Spot>) -> Vec<Spot> {
    let mut spots: Vec<Spot> = spots.collect();
    sort_short(&mut spots, |spot| *spot);
    spots.dedup();
    spots
}
