//! Sentences about a board, made of facts: a game, what is shown of it, and the language.

mod board;
mod consequences;
mod facts;
mod moves;
mod threats;
mod values;

pub use board::{feedback, message, noted, previewed, selected_or_turn, status};
pub use facts::{BoardFacts, scene_of};
pub use moves::MoveFacts;
pub use threats::threats;
pub use values::{place_value, short_value, value_class, value_text};
