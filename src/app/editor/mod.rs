//! The editor of positions: a board to set up, the pieces to choose from, and what can be done with the position.

mod board;
mod context;
mod fields;
mod grid;
mod palette;
mod pointer;
mod screen;
mod text;
mod uses;

pub use screen::EditorScreen;
