//! Sentences about a board, made of facts: a game, what is shown of it, and the language.

mod announcements;
mod board;
mod consequences;
mod facts;
mod game;
mod known;
mod moves;
mod queries;
mod report;
mod threats;
mod values;

pub use announcements::announcement;
pub use board::{message, status};
pub use facts::{BoardFacts, scene_of};
pub use game::{GameFacts, GameResult};
pub use known::{known_move, known_value, repetitions, value_sentence};
pub use report::{estimate, mistake_cost, short_estimate};
pub use values::{place_value, value_class};
