//! What a player does with an editor, and what follows from it.

use crate::play::Spot;
use crate::play::draft::{Edited, Mirror, PaletteItem};
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
    /// Takes away the highest piece of a place, whatever tool is chosen.
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
    /// The draft is another one: the address names it.
    Changed,
    /// Read out what has happened.
    Say(Said),
}

/// What has happened, for people who do not see the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    Edited(Edited),
    /// All pieces of a kind are there, and another piece of the palette is chosen now.
    Next(&'static PaletteItem),
    /// This many pieces were put down at once.
    Painted(usize),
    /// The piece on this place is to be moved.
    Lifted(Spot),
    /// It is not moved after all.
    LetGo,
    /// Nothing can be done on this place with the chosen tool.
    Nothing(Spot),
    Cleared,
    Started,
    Mirrored(Mirror),
    Turn(Side),
    Undone,
    Redone,
}
