//! Actions of a person on a board, and what is drawn for them.

use crate::play::{Drawing, DrawingColor, Spot};

/// A place that is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hover {
    pub spot: Spot,
    /// Whether a finger was between two places. Repeating the touch confirms this place.
    pub is_ambiguous: bool,
}

/// An arrow over the places that a move touches; a ring if there is only one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The name of its style.
    pub kind: &'static str,
    pub spots: Vec<Spot>,
}

impl Arrow {
    /// The name of the style of drawings in a colour.
    #[must_use]
    pub fn kind_of(color: DrawingColor) -> &'static str {
        match color {
            DrawingColor::Green => "drawn-1",
            DrawingColor::Red => "drawn-2",
            DrawingColor::Blue => "drawn-3",
            DrawingColor::Yellow => "drawn-4",
        }
    }
}

impl From<Drawing> for Arrow {
    fn from(drawing: Drawing) -> Arrow {
        Arrow {
            kind: Arrow::kind_of(drawing.color),
            spots: std::iter::once(drawing.from).chain(drawing.to).collect(),
        }
    }
}

/// An action of a person on a board.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardIntent {
    Touch(Spot),
    /// Point at a place with the pointer, or at none.
    Hover(Option<Hover>),
    /// The same with the keyboard cursor.
    Focus(Option<Hover>),
    Deselect,
    /// Show the position this many moves later or earlier.
    Step(isize),
    /// Draw this, or remove it if it is already drawn.
    Draw(Drawing),
    /// Remove the drawings that are not kept with a move.
    ClearDrawings,
    /// Show what the opponent could do: with the piece on this place, if it is the opponent's.
    ShowThreats(Option<Spot>),
    HideThreats,
}

/// Adds a drawing, or removes it if it is already drawn.
pub fn toggle(drawings: &mut Vec<Drawing>, drawing: Drawing) {
    let before = drawings.len();
    drawings.retain(|other| *other != drawing);
    if drawings.len() == before {
        drawings.push(drawing);
    }
}

impl BoardIntent {
    /// Whether it removes passing notices.
    #[must_use]
    pub fn ends_notices(&self) -> bool {
        matches!(self, BoardIntent::Touch(_) | BoardIntent::Step(_))
    }
}
