//! Actions of a player in an editor, and their effects.

use crate::play::Spot;
use crate::play::draft::{DraftChange, Mirror, PaletteItem, Refusal};
use crate::rules::Side;

/// What a touch of the board does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tool {
    /// Puts down the piece with this index in the palette.
    Piece(usize),
    /// Takes pieces away.
    Remove,
    /// Touches a piece, then its new place.
    Move,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorIntent {
    Choose(Tool),
    /// Touches a place with the chosen tool.
    Tap(Spot),
    /// Moves the highest piece of a place to another one.
    Carry(Spot, Spot),
    /// Puts the piece with this index in the palette on a place and chooses it.
    Drop(usize, Spot),
    /// Removes the highest piece of a place. The chosen tool does not matter.
    Take(Spot),
    /// Puts the chosen piece on every one of these places.
    Paint(Vec<Spot>),
    /// Removes all pieces.
    Clear,
    /// The usual start.
    Start,
    Mirror(Mirror),
    Turn(Side),
    Options(String),
    Size(u8, u8),
    /// The value of the field with this index.
    Field(usize, String),
    /// The notation of a position, as it is typed.
    Write(String),
    Undo,
    Redo,
}

/// Something to be done after an editor has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorEffect {
    /// The draft has changed: the address must show it.
    Changed,
    /// Read out an event.
    Say(EditorMessage),
}

/// An event to read out, for people who do not see the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorMessage {
    Edited(DraftChange),
    /// All pieces of a kind are on the board, and another piece of the palette is chosen now.
    Next(&'static PaletteItem),
    /// This many pieces were put down in one action.
    PlacedMany(usize),
    /// This many pieces were removed in one action.
    RemovedMany(usize),
    /// The piece on this place is selected to be moved.
    Selected(Spot),
    /// The selected piece is not moved after all.
    Deselected,
    /// A touch of this place changes nothing.
    Refused(Spot, Refusal),
    /// This many pieces did not fit on another board and are gone.
    Lost(usize),
    /// A position was read from a text.
    Written,
    Cleared,
    Started,
    Mirrored(Mirror),
    Turn(Side),
    Undone,
    Redone,
}

/// Adds something to read out.
pub(super) fn say(message: EditorMessage, effects: &mut Vec<EditorEffect>) {
    effects.push(EditorEffect::Say(message));
}
