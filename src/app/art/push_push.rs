//! Push Push's counters and ball.

use super::drawings::Art;
use leptos::prelude::*;

pub struct Pieces;

impl Art for Pieces {
    fn slug(&self) -> &'static str {
        "push-push"
    }

    fn symbols(&self) -> AnyView {
        // Weights: the value is shown by figures and by size, from a small round piece to a broad block. The
        // ball is a ring with a dot.
        view! {
            {COUNTERS.map(counter).collect_view()}
            <g id="push-push-ball">
                <circle class="piece-body" r="27"/>
                <circle class="ball-ring" r="16"/>
                <circle class="piece-pip" r="6"/>
            </g>
        }
        .into_any()
    }
}

/// A piece as a symbol.
#[derive(Clone, Copy)]
struct Counter {
    id: &'static str,
    outline: &'static str,
    figure: u8,
}

const COUNTERS: [Counter; 4] = [
    Counter {
        id: "push-push-one",
        outline: "M 0 -24 A 24 24 0 0 1 0 24 A 24 24 0 0 1 0 -24 Z",
        figure: 1,
    },
    Counter {
        id: "push-push-two",
        outline: "M -15 -28 H 15 A 13 13 0 0 1 28 -15 V 15 A 13 13 0 0 1 15 28 H -15 A 13 13 0 0 1 -28 15 V -15 A 13 13 0 0 1 -15 -28 Z",
        figure: 2,
    },
    Counter {
        id: "push-push-three",
        outline: "M -16 -34 H 16 L 34 -16 V 16 L 16 34 H -16 L -34 16 V -16 Z",
        figure: 3,
    },
    Counter {
        id: "push-push-four",
        outline: "M -37 -37 H 37 A 3 3 0 0 1 40 -34 V 34 A 3 3 0 0 1 37 37 H -37 A 3 3 0 0 1 -40 34 V -34 A 3 3 0 0 1 -37 -37 Z",
        figure: 4,
    },
];

fn counter(counter: Counter) -> impl IntoView {
    let Counter {
        id,
        outline,
        figure,
    } = counter;
    view! {
        <g id=id>
            <path class="piece-body" d=outline/>
            <text class="piece-figure" y="2">{figure}</text>
        </g>
    }
}
