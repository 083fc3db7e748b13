//! The screen of a game.

mod actions;
mod acts;
mod consequences;
mod keys;
mod moves;
mod players;
mod repeat;
mod screen;
mod share;
mod state;
mod status;
mod telling;
mod voice;

pub use screen::GameScreen;
pub use state::{Aim, Play};
pub use status::{line, result, rule_link, said_now};
pub use voice::Voice;
