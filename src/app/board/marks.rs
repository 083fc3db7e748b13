//! The marks of places and pieces. Each is recognisable by its shape, not only by its colour.

use crate::play::{
    CELL, Fate, Figure, GROOVE, Heights, Layout, Mark, Picture, Piece, Pose, Spot, length,
    translate,
};
use crate::session::Hover;
use leptos::prelude::*;

/// The last move and the selection.
#[component]
pub fn MarksUnder(
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
) -> impl IntoView {
    let draw = move |spot: Spot, mark: Mark| {
        let layout = layout.get();
        let (x, y) = layout.middle(spot);
        let [_, _, width, height] = layout.area(spot);
        // A piece in a groove fills its place, so the corners are drawn around it.
        let is_filled = width.min(height) < CELL && heights.with(|heights| heights.at(spot)) > 0;
        let inset = if is_filled { -7.0 } else { 4.0 };
        let corner = |sx: f64, sy: f64| {
            let (x, y) = (sx * (width / 2.0 - inset), sy * (height / 2.0 - inset));
            let (dx, dy) = (20.0_f64.min(x.abs()), 20.0_f64.min(y.abs()));
            format!(
                "M{} {}V{}H{}",
                length(x),
                length(y - sy * dy),
                length(y),
                length(x - sx * dx)
            )
        };
        let corners = [
            corner(1.0, 1.0),
            corner(1.0, -1.0),
            corner(-1.0, 1.0),
            corner(-1.0, -1.0),
        ];
        view! {
            <g transform=translate((x, y))>
                {mark.last.then(|| view! { <path class="mark-last" d=corners.concat()/> })}
                {mark.selected.then(|| view! { <Ring class="mark-selected" size=(width, height) inset=5.0/> })}
            </g>
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || each(picture, |mark| mark.last || mark.selected)
                .map(|(spot, mark)| draw(spot, mark))
                .collect_view()}
        </g>
    }
}

/// A ring around a place, as round as its shape allows.
#[component]
fn Ring(class: &'static str, size: (f64, f64), inset: f64) -> impl IntoView {
    let (width, height) = (size.0 - 2.0 * inset, size.1 - 2.0 * inset);
    view! {
        <rect
            class=class
            x=length(-width / 2.0)
            y=length(-height / 2.0)
            width=length(width)
            height=length(height)
            rx=length(width.min(height) / 2.0)
        />
    }
}

/// The targets of the selected piece.
#[component]
pub fn Targets(
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
    #[prop(into)] aim: Signal<Option<Hover>>,
) -> impl IntoView {
    let draw = move |spot: Spot, mark: Mark| {
        let layout = layout.get();
        let (x, y) = layout.middle(spot);
        let [_, _, width, height] = layout.area(spot);
        // Smaller in a groove, and smallest at a crossing.
        let room = if width.max(height) <= GROOVE {
            "crossing"
        } else if width.min(height) < CELL {
            "groove"
        } else {
            "cell"
        };
        let hovered = move || aim.get().is_some_and(|aim| aim.spot.ground() == spot);
        view! {
            <g class="mark-target" class:hovered=hovered data-room=room transform=translate((x, y))>
                {if mark.consequence.takes {
                    view! {
                        <Ring class="mark-edge" size=(width, height) inset=3.0/>
                        <Ring class="mark-take" size=(width, height) inset=3.0/>
                    }.into_any()
                } else if heights.with(|heights| heights.at(spot)) > 0 {
                    // A dot would be hidden below the piece.
                    view! {
                        <Ring class="mark-edge" size=(width, height) inset=3.0/>
                        <Ring class="mark-onto" size=(width, height) inset=3.0/>
                    }.into_any()
                } else {
                    view! { <circle class="mark-step" r="15"/> }.into_any()
                }}
                {mark.consequence.loses.then(|| view! { <Ring class="mark-lose" size=(width, height) inset=-1.0/> })}
            </g>
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || each(picture, |mark| mark.target && mark.first)
                .map(|(spot, mark)| draw(spot, mark))
                .collect_view()}
        </g>
    }
}

/// Hatching over every piece that would be lost by the previewed move.
#[component]
pub fn Losses(
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
) -> impl IntoView {
    let lost = move || {
        let is_lost = |figure: &&Figure| matches!(figure.fate, Some(Fate::Lost(_)));
        picture.with(|picture| {
            picture
                .figures
                .iter()
                .filter(is_lost)
                .cloned()
                .collect::<Vec<_>>()
        })
    };
    let draw = move |figure: Figure| {
        let piece = figure.piece;
        let (x, y) = heights.with(|heights| piece.middle(&layout.get(), heights));
        let (long, broad) = size_of(&piece);
        let (width, height) = if piece.is_upright() {
            (broad, long)
        } else {
            (long, broad)
        };
        let (width, height) = (width - 8.0, height - 2.0);
        view! {
            <rect
                class="mark-lost"
                x=length(x - width / 2.0)
                y=length(y - height / 2.0)
                width=length(width)
                height=length(height)
                rx="8"
            />
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || lost().into_iter().map(draw).collect_view()}
        </g>
    }
}

/// The numbers of pieces of the selected stack that could move to a place. Large if a touch moves that
/// number.
#[component]
pub fn Others(picture: Memo<Picture>, layout: Signal<Layout>) -> impl IntoView {
    let others = move || {
        picture.with(|picture| {
            let goes = |spot: &Spot| picture.mark(*spot).number.is_some();
            let all = picture.others.iter();
            all.map(|(spot, counts)| (*spot, counts.clone(), goes(spot)))
                .collect::<Vec<_>>()
        })
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || others().into_iter().map(|(spot, counts, goes)| {
                let [x, y, width, _] = layout.get().area(spot);
                let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
                view! {
                    <text class="mark-other" class:goes=goes x=length(x + width - 10.0) y=length(y + 24.0)>
                        {counts.join(" ")}
                    </text>
                }
            }).collect_view()}
        </g>
    }
}

/// The number of pieces beside a tall stack.
#[component]
pub fn Counts(picture: Memo<Picture>, layout: Signal<Layout>) -> impl IntoView {
    let counts = move || picture.with(|picture| picture.counts.clone());
    view! {
        <g class="marks" aria-hidden="true">
            {move || counts().into_iter().map(|(spot, count)| {
                let [x, y, _, height] = layout.get().area(spot);
                view! {
                    <g transform=translate((x + 13.0, y + height - 14.0))>
                        <circle class="stack-count" r="13"/>
                        <text class="stack-number">{count}</text>
                    </g>
                }
            }).collect_view()}
        </g>
    }
}

fn each(
    picture: Memo<Picture>,
    wanted: impl Fn(&Mark) -> bool,
) -> impl Iterator<Item = (Spot, Mark)> {
    let marks = picture.with(|picture| picture.marks.clone());
    marks.into_iter().filter(move |(_, mark)| wanted(mark))
}

/// The size at which a piece is drawn when it lies horizontally: length and width.
fn size_of(piece: &Piece) -> (f64, f64) {
    let length = if piece.spots.len() > 1 { 2.0 } else { 1.0 };
    let breadth = match piece.pose {
        Pose::Flat => CELL,
        Pose::Lying | Pose::OnEnd => GROOVE,
    };
    (length * CELL + (length - 1.0) * GROOVE, breadth)
}
