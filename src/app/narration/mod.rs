//! Sentences about a board, made of facts: a game, what is shown of it, and the language.

mod board;
mod consequences;
mod facts;
mod moves;
mod threats;
mod values;

pub use board::{feedback, line, message, noted, previewed, selected_or_turn};
pub use facts::BoardFacts;
pub use moves::MoveFacts;
pub use threats::threats;
pub use values::{outcome, short, value_class, valued};
