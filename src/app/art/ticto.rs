//! TicTo's pieces. Rectangles are drawn horizontally and rotated on the board.

use super::drawings::Art;
use leptos::prelude::*;

pub struct Pieces;

impl Art for Pieces {
    fn slug(&self) -> &'static str {
        "ticto"
    }

    fn symbols(&self) -> AnyView {
        view! { <Symbols/> }.into_any()
    }

    /// An hourglass, or an arrow pointing up.
    fn badge(&self, kind: &str) -> Option<&'static str> {
        match kind {
            "waits-push" | "waits-rebel" => Some("M-5 -7H5M-5 7H5M-4 -7L4 7M4 -7L-4 7"),
            "rebels" => Some("M0 8V-7M-6 -1L0 -7L6 -1"),
            _ => None,
        }
    }
}

#[component]
fn Symbols() -> impl IntoView {
    view! {
        // A ball, with some of its shadow on the ground.
        <g id="ticto-round">
            <ellipse class="piece-shadow" cx="-3" cy="9" rx="28" ry="26"/>
            <circle class="piece-ball" r="27"/>
            <path class="piece-line" d="M -13 -8 A 16 16 0 0 1 3 -16"/>
            <circle class="piece-pip" r="5"/>
        </g>
        // Flat pieces show their face: as large as their cells, covering the groove between them.
        <g id="ticto-square">
            <rect class="piece-body" x="-42" y="-42" width="84" height="84" rx="9"/>
            <rect class="piece-line" x="-30" y="-30" width="60" height="60" rx="4"/>
        </g>
        <g id="ticto-rectangle">
            <rect class="piece-body" x="-106" y="-42" width="212" height="84" rx="9"/>
            <rect class="piece-line" x="-94" y="-30" width="188" height="60" rx="4"/>
            <path class="piece-line" d="M 0 -30 V 30"/>
        </g>
        // Walls: the long edge of a square or a rectangle, or the short edge of a rectangle on end, which
        // throws a long shadow.
        <g id="ticto-square-lying">
            <path class="piece-shadow" d="M -44 10 H 44 V 18 H -44 Z"/>
            <rect class="piece-body" x="-46" y="-11" width="92" height="22" rx="5"/>
            <path class="piece-line" d="M -32 0 H 32"/>
        </g>
        <g id="ticto-rectangle-lying">
            <path class="piece-shadow" d="M -106 10 H 106 V 18 H -106 Z"/>
            <rect class="piece-body" x="-110" y="-11" width="220" height="22" rx="5"/>
            <path class="piece-line" d="M -96 0 H -12 M 12 0 H 96 M 0 -10 V 10"/>
        </g>
        <g id="ticto-rectangle-on-end">
            <path class="piece-shadow" d="M -44 10 H 44 L 40 28 H -40 Z"/>
            <rect class="piece-body" x="-46" y="-14" width="92" height="28" rx="3"/>
            <path class="piece-line" d="M -38 -8 L 38 8 M -38 8 L 38 -8"/>
        </g>
    }
}
