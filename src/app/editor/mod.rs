//! The editor of positions: a board to set up, the pieces to choose from, and actions with the position.

mod board;
mod context;
mod fields;
mod games;
mod grid;
mod palette;
mod palette_drag;
mod places;
mod pointer;
mod screen;
mod status;
mod text;
mod undo_keys;
mod uses;

pub use screen::EditorScreen;
