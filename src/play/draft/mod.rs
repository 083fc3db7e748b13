//! A position that is being set up, and each game's rules for setting it up.

mod change;
mod editor;
mod mirror;
mod pieces;
mod refusal;
mod text;
mod whole;

pub use change::{DraftChange, move_piece, remove_piece, tap};
pub use editor::{DraftField, FieldKind, GameEditor, PaletteItem, SecondTouch};
pub use mirror::Mirror;
pub use pieces::{Draft, highest};
pub use refusal::Refusal;
