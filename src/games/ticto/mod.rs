//! TicTo: build a path for the round across the board from squares and rectangles that slide, stand up as
//! walls, push and kill.

mod army;
mod cells;
mod check;
mod code;
mod distance;
mod editor;
mod ending;
mod error;
mod flat;
mod generate;
mod gestures;
mod groove;
mod ground;
mod lattice;
mod levels;
mod moves;
mod node;
mod notation;
mod notes;
mod picture;
mod piece_actions;
mod placement;
mod play;
mod position;
mod read;
mod reason;
mod roads;
mod rules;
mod setup;
mod text;
mod unchecked_fields;
mod value;
mod walk;
mod why;
pub mod words;

pub use code::CODE;
pub use ending::Ending;
pub use error::PositionError;
pub use moves::Move;
pub use placement::{Placement, Shape};
pub use position::TicTo;
pub use reason::Reason;
pub use setup::Setup;
