//! The drawings of each game's pieces and badges. A new game needs a file here and a line in the list.

mod breakthrough;
mod drawings;
mod pogo;
mod push_push;
mod ticto;
mod zoq;

use drawings::Art;
use leptos::prelude::*;

static ALL: &[&dyn Art] = &[
    &breakthrough::Pieces,
    &pogo::Pieces,
    &push_push::Pieces,
    &ticto::Pieces,
    &zoq::Pieces,
];

/// The symbols of all games.
pub fn symbols() -> AnyView {
    let symbols = ALL.iter().map(|art| art.symbols());
    symbols.collect_view().into_any()
}

/// The height of the jumps of a game's pieces, in units of the drawing.
#[must_use]
pub fn jump_height(slug: &str) -> f64 {
    of(slug).map_or(0.0, Art::jump_height)
}

/// The drawing on the badge of a kind of note in a game, in a circle with radius 15, if it has one.
#[must_use]
pub fn badge(slug: &str, kind: &str) -> Option<&'static str> {
    of(slug)?.badge(kind)
}

fn of(slug: &str) -> Option<&'static dyn Art> {
    ALL.iter().copied().find(|art| art.slug() == slug)
}
