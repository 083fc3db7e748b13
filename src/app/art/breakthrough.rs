//! Breakthrough's pawn.

use super::drawings::Art;
use leptos::prelude::*;

pub struct Pieces;

impl Art for Pieces {
    fn slug(&self) -> &'static str {
        "breakthrough"
    }

    fn symbols(&self) -> AnyView {
        // A pawn from above, with its head up.
        view! {
            <g id="breakthrough-pawn">
                <path
                    class="piece-body"
                    d="M -29 9 A 29 28 0 0 0 29 9 C 29 -4 20 -10 13 -16 L -13 -16 C -20 -10 -29 -4 -29 9 Z"
                />
                <path class="piece-line" d="M -19.5 15 A 20 18 0 0 0 19.5 15"/>
                <circle class="piece-body" cy="-16" r="17"/>
            </g>
        }
        .into_any()
    }
}
