//! What is true of each place just now, and its marks: each a shape before it is a colour.

use crate::app::game::Play;
use crate::play::{CELL, Cause, GROOVE, Heights, Layout, Spot, Target};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What is true of a place.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mark {
    pub movable: bool,
    pub selected: bool,
    pub target: bool,
    pub takes: bool,
    pub last: bool,
    /// Of the places that mean the same it is the one to be drawn on.
    pub first: bool,
}

impl Mark {
    /// The words of `data-state`.
    #[must_use]
    pub fn words(self) -> String {
        let all = [
            ("movable", self.movable),
            ("selected", self.selected),
            ("target", self.target),
            ("take", self.takes),
            ("last", self.last),
        ];
        let words: Vec<&str> = all
            .iter()
            .filter(|(_, is)| *is)
            .map(|(word, _)| *word)
            .collect();
        words.join(" ")
    }
}

/// The marks of every place that has one.
#[must_use]
pub fn marks(in_hand: &[Spot], targets: &[Target], last: &[Spot]) -> BTreeMap<Spot, Mark> {
    let mut marks: BTreeMap<Spot, Mark> = BTreeMap::new();
    for spot in last {
        marks.entry(*spot).or_default().last = true;
    }
    for spot in in_hand {
        marks.entry(spot.ground()).or_default().selected = true;
    }
    for target in targets {
        let first = target.touch.first().ground();
        for spot in target.touch.spots() {
            let mark = marks.entry(spot.ground()).or_default();
            mark.first |= spot.ground() == first;
            if in_hand.is_empty() && target.makes.is_none() {
                mark.movable = true;
            } else {
                mark.target = true;
                mark.takes |= target.takes;
            }
        }
    }
    marks
}

/// Where the last move was, what is in hand.
#[component]
pub fn MarksUnder(marks: Memo<BTreeMap<Spot, Mark>>, layout: Signal<Layout>) -> impl IntoView {
    let draw = move |spot: Spot, mark: Mark| {
        let layout = layout.get();
        let (x, y) = layout.middle(spot);
        let [_, _, width, height] = layout.area(spot);
        let corner = |sx: f64, sy: f64| {
            let (x, y) = (sx * (width / 2.0 - 4.0), sy * (height / 2.0 - 4.0));
            let (dx, dy) = (20.0_f64.min(x.abs()), 20.0_f64.min(y.abs()));
            format!("M{x} {}V{y}H{}", y - sy * dy, x - sx * dx)
        };
        let corners = [
            corner(1.0, 1.0),
            corner(1.0, -1.0),
            corner(-1.0, 1.0),
            corner(-1.0, -1.0),
        ];
        view! {
            <g transform=format!("translate({x} {y})")>
                {mark.last.then(|| view! { <path class="mark-last" d=corners.concat()/> })}
                {mark.selected.then(|| view! { <Ring class="mark-selected" size=(width, height) inset=5.0/> })}
            </g>
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || each(marks, |mark| mark.last || mark.selected)
                .map(|(spot, mark)| draw(spot, mark))
                .collect_view()}
        </g>
    }
}

/// A ring around a place, as round as it can be.
#[component]
fn Ring(class: &'static str, size: (f64, f64), inset: f64) -> impl IntoView {
    let (width, height) = (size.0 - 2.0 * inset, size.1 - 2.0 * inset);
    view! {
        <rect
            class=class
            x=-width / 2.0
            y=-height / 2.0
            width=width
            height=height
            rx=width.min(height) / 2.0
        />
    }
}

/// Where the piece in hand may go.
#[component]
pub fn Targets(
    marks: Memo<BTreeMap<Spot, Mark>>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
    #[prop(into)] hovered: Signal<Option<Spot>>,
) -> impl IntoView {
    let draw = move |spot: Spot, mark: Mark| {
        let layout = layout.get();
        let (x, y) = layout.middle(spot);
        let [_, _, width, height] = layout.area(spot);
        // Smaller in a groove, and smallest where two of them cross.
        let room = if width.max(height) <= GROOVE {
            "crossing"
        } else if width.min(height) < CELL {
            "groove"
        } else {
            "cell"
        };
        let hovered = move || hovered.get().is_some_and(|over| over.ground() == spot);
        view! {
            <g class="mark-target" class:hovered=hovered data-room=room transform=format!("translate({x} {y})")>
                {if mark.takes || heights.with(|heights| heights.at(spot)) > 0 {
                    // A dot would lie under what stands there.
                    let class = if mark.takes { "mark-take" } else { "mark-push" };
                    view! { <Ring class size=(width, height) inset=3.0/> }.into_any()
                } else {
                    view! { <circle class="mark-step" r="15"/> }.into_any()
                }}
            </g>
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || each(marks, |mark| mark.target && mark.first)
                .map(|(spot, mark)| draw(spot, mark))
                .collect_view()}
        </g>
    }
}

/// One ripple where the game was decided.
#[component]
pub fn Decided(play: Play, layout: Signal<Layout>) -> impl IntoView {
    let place = Memo::new(move |_| {
        let cause = play.verdict().filter(|_| !play.looking_back())?.cause;
        let last = play.scene().with(|scene| scene.last.last().copied());
        last.filter(|_| matches!(cause, Cause::Position(_)))
    });
    view! {
        <g class="marks" aria-hidden="true">
            {move || place.get().map(|spot| {
                let (x, y) = layout.get().middle(spot);
                view! {
                    <g transform=format!("translate({x} {y})")>
                        <circle class="mark-decided" r="46"/>
                    </g>
                }
            })}
        </g>
    }
}

fn each(
    marks: Memo<BTreeMap<Spot, Mark>>,
    wanted: impl Fn(&Mark) -> bool,
) -> impl Iterator<Item = (Spot, Mark)> {
    marks
        .get()
        .into_iter()
        .filter(move |(_, mark)| wanted(mark))
}
