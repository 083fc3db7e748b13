//! Texts for the places of pieces.

use crate::games::ticto::Placement;
use crate::play::Spot;
use crate::words::{Locale, say};

/// The cells of a piece, for example `b1–c1`, or the places on both sides of a wall.
pub fn place(locale: Locale, placement: Placement) -> String {
    let spots: Vec<Spot> = placement.named().collect();
    if placement.is_flat() {
        return names(&spots);
    }
    // The cells on both sides of its segments.
    let upright = spots[0].x.rem_euclid(2) == 0;
    let beside = |by: i8| {
        let cell = |at: &Spot| Spot {
            x: at.x + if upright { by } else { 0 },
            y: at.y + if upright { 0 } else { by },
            level: 0,
        };
        names(&spots.iter().map(cell).collect::<Vec<_>>())
    };
    let (at, and) = (beside(-1), beside(1));
    say!(locale, ticto.place.amid, at = at, and = and)
}

/// The place of a piece in the notation, for people who write it.
pub fn coded(placement: Placement) -> String {
    names(&placement.named().collect::<Vec<_>>())
}

fn names(spots: &[Spot]) -> String {
    let names: Vec<String> = spots.iter().map(Spot::to_string).collect();
    names.join("–")
}
