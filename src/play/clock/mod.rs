//! The clock of a game, its setting, and its display.

mod face;
mod game_clock;
mod setting;
#[cfg(test)]
mod tests;
mod text;
mod turn;

pub use face::{ClockFace, clock_face, until_next_face};
pub use game_clock::Clock;
pub use setting::{ClockSetting, TimeLimit};
