//! The editor of positions: a draft, the actions of a player, and whether the rules accept the draft.

mod address;
mod board;
mod check;
mod escape;
mod intent;
mod model;
mod offered;
mod piece_counts;
mod touch;
mod update;

pub use address::{draft_address, edited_position, read_edited};
pub use check::{Checked, DraftFault, check};
pub use intent::{EditorEffect, EditorIntent, EditorMessage, Tool};
pub use model::EditorModel;
