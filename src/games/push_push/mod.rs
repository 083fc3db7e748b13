//! Push Push, by Javier Delgado Cruces (2018): push the ball out over the opponent's side.

mod cell;
mod code;
mod direction;
mod editor;
mod error;
mod gestures;
mod levels;
mod moves;
mod node;
mod notation;
mod piece_actions;
mod position;
mod push;
mod reason;
mod rules;
mod threat;
mod value;
mod why;
pub mod words;

pub use cell::Cell;
pub use code::CODE;
pub use error::PositionError;
pub use gestures::Ending;
pub use moves::Move;
pub use node::PushPushNode;
pub use position::PushPush;
pub use reason::{Course, Reason};
