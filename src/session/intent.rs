//! What a person does with a board, and what is drawn for it.

use crate::play::Spot;

/// A place that is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hover {
    pub spot: Spot,
    /// Whether a finger was between two places. Repeating the touch confirms this place.
    pub in_doubt: bool,
}

/// An arrow over the places that a move touches; a ring if there is only one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The name of its style.
    pub kind: &'static str,
    pub spots: Vec<Spot>,
}

/// What a person does with a board.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardIntent {
    Touch(Spot),
    /// Point at a place with the pointer, or at none.
    Hover(Option<Hover>),
    /// The same with the cursor of the keys.
    Focus(Option<Hover>),
    Deselect,
    /// Show the position so many moves later or earlier.
    Step(isize),
    /// Draw an arrow, or remove it if it is there.
    Draw(Arrow),
    ClearDrawings,
    /// Show what the opponent could do: with the piece on this place, if it is the opponent's.
    ShowThreats(Option<Spot>),
    HideThreats,
}

/// Adds an arrow, or removes it if it is there.
pub fn toggle(arrows: &mut Vec<Arrow>, arrow: Arrow) {
    let before = arrows.len();
    arrows.retain(|other| *other != arrow);
    if arrows.len() == before {
        arrows.push(arrow);
    }
}

impl BoardIntent {
    /// Whether it takes back notices that are no longer news.
    #[must_use]
    pub fn ends_notices(&self) -> bool {
        matches!(self, BoardIntent::Touch(_) | BoardIntent::Step(_))
    }
}
