//! The sign of a known result.

use crate::narration::value_class;
use crate::search::{ExactValue, Wdl};
use leptos::prelude::*;

/// The sign of a value. Its shape shows the result, not only its colour.
#[component]
pub fn ValueSign(value: ExactValue) -> impl IntoView {
    let class = value_class(value);
    let shape = match value.wdl() {
        // A disc, a bar, or a square on its corner.
        Wdl::Win => "M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z",
        Wdl::Draw => "M2 5h12v6h-12z",
        Wdl::Loss => "M8 1l7 7l-7 7l-7 -7z",
    };
    view! {
        <svg class=format!("value-sign value-{class}") viewBox="0 0 16 16" aria-hidden="true">
            <path d=shape/>
        </svg>
    }
}
