//! The screen of a game.

mod actions;
mod acts;
mod analysis;
mod anew;
mod consequences;
mod graph;
mod hint;
mod keys;
mod machine;
mod moves;
mod offer;
mod players;
mod queries;
mod repeat;
mod report;
mod screen;
mod share;
mod state;
mod status;
mod telling;
mod tools;
mod voice;
mod walk;

pub use machine::Arrow;
pub use screen::GameScreen;
pub use state::{Aim, Play};
pub use status::{line, result, rule_link, said_now};
pub use tools::Tools;
pub use voice::Voice;
