//! ZOQ's counter.

use super::drawings::Art;
use leptos::prelude::*;

pub struct Pieces;

impl Art for Pieces {
    fn slug(&self) -> &'static str {
        "zoq"
    }

    fn symbols(&self) -> AnyView {
        // A turned peg from above: foot, shoulder and knob.
        view! {
            <g id="zoq-counter">
                <circle class="piece-body" r="33"/>
                <circle class="piece-line" r="24"/>
                <circle class="piece-body" r="14"/>
                <path class="piece-line" d="M -7 -5 A 9 9 0 0 1 3 -9"/>
            </g>
        }
        .into_any()
    }

    /// A cross.
    fn badge(&self, kind: &str) -> Option<&'static str> {
        (kind == "stuck").then_some("M-6 -6L6 6M6 -6L-6 6")
    }
}
