//! Pogo's stone.

use super::drawings::Art;
use leptos::prelude::*;

pub struct Pieces;

impl Art for Pieces {
    fn slug(&self) -> &'static str {
        "pogo"
    }

    fn symbols(&self) -> AnyView {
        // A flat disc with a bevelled rim, seen diagonally from above. The light on its lower rim separates
        // it from the disc below.
        view! {
            <g id="pogo-stone">
                <path class="piece-body" d="M -38 -6 V 6 A 38 16 0 0 0 38 6 V -6 Z"/>
                <path class="piece-rim" d="M -36.5 7.5 A 36.5 14.5 0 0 0 36.5 7.5"/>
                <ellipse class="piece-body" cy="-6" rx="38" ry="16"/>
                <ellipse class="piece-line" cy="-6" rx="28" ry="10.5"/>
            </g>
        }
        .into_any()
    }

    fn jump_height(&self) -> f64 {
        34.0
    }
}
