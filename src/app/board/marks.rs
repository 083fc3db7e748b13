//! The marks of places and pieces.

use crate::play::{Heights, Layout, Picture, markup};
use crate::session::Hover;
use leptos::prelude::*;

/// The last move and the selection.
#[component]
pub fn MarksUnder(
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
) -> impl IntoView {
    let marks = move || markup::marks_under(&picture.read(), &layout.read(), &heights.read());
    view! { <g class="marks" aria-hidden="true" inner_html=marks></g> }
}

/// The targets of the selected piece.
#[component]
pub fn Targets(
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
    #[prop(into)] aim: Signal<Option<Hover>>,
) -> impl IntoView {
    let targets = move || {
        let aim = aim.get().map(|aim| aim.spot);
        markup::targets(&picture.read(), &layout.read(), &heights.read(), aim)
    };
    view! { <g class="marks" aria-hidden="true" inner_html=targets></g> }
}

/// Hatching over every piece that would be lost by the previewed move.
#[component]
pub fn Losses(
    picture: Memo<Picture>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
) -> impl IntoView {
    let losses = move || markup::losses(&picture.read(), &layout.read(), &heights.read());
    view! { <g class="marks" aria-hidden="true" inner_html=losses></g> }
}

/// The numbers of pieces of the selected stack that could move to a place, and beside tall stacks the number of their
/// pieces.
#[component]
pub fn Numbers(picture: Memo<Picture>, layout: Signal<Layout>) -> impl IntoView {
    let numbers = move || {
        let (picture, layout) = (picture.read(), layout.read());
        markup::counts(&picture, &layout) + &markup::others(&picture, &layout)
    };
    view! { <g class="marks" aria-hidden="true" inner_html=numbers></g> }
}
