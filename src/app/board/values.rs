//! The values of touches, if they are known: a sign at every movable piece and every target. Each result has
//! its own shape, with the winner's number of moves to the end.

use crate::narration::value_class;
use crate::play::{Layout, translate};
use crate::search::{ExactValue, Wdl};
use crate::session::SpotValue;
use leptos::prelude::*;

/// The distance of a sign's middle from the right and the lower edge of its place.
const ASIDE: (f64, f64) = (27.0, 15.0);

#[component]
pub fn Values(valued: Memo<Vec<SpotValue>>, layout: Signal<Layout>) -> impl IntoView {
    let draw = move |one: SpotValue| {
        let [x, y, width, height] = layout.get().area(one.spot);
        let corner = (x + width - ASIDE.0, y + height - ASIDE.1);
        let class = value_class(one.value);
        view! {
            <g class=format!("value value-{class}") data-value=class transform=translate(corner)>
                <path d=shape(one)/>
                <text>{words(one)}</text>
            </g>
        }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {move || valued.get().into_iter().map(draw).collect_view()}
        </g>
    }
}

/// Round ends for a win, a straight bar for a draw, points for a loss.
fn shape(one: SpotValue) -> &'static str {
    match one.value.wdl() {
        Wdl::Draw if one.repeats.is_some() => "M-27 -11h54v22h-54z",
        Wdl::Win => "M-13 -13h26a13 13 0 0 1 0 26h-26a13 13 0 0 1 0 -26z",
        Wdl::Draw => "M-16 -11h32v22h-32z",
        Wdl::Loss => "M-27 0l10 -13h34l10 13l-10 13h-34z",
    }
}

/// For example `+9`, `=`, `−12`, or `=3×` for a draw by repetition. Understandable in any language.
fn words(one: SpotValue) -> String {
    let moves = one.value.moves().unwrap_or_default();
    match one.value {
        ExactValue::Draw if one.repeats.is_some() => "=3×".to_owned(),
        ExactValue::Win(_) => format!("+{moves}"),
        ExactValue::Draw => "=".to_owned(),
        ExactValue::Loss(_) => format!("\u{2212}{moves}"),
    }
}
