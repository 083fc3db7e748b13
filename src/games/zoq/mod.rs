//! ZOQ, by an unknown author: surround an enemy piece in a corner.

mod code;
mod editor;
mod error;
mod gestures;
mod levels;
mod moves;
mod node;
mod notation;
mod notes;
mod position;
mod reach;
mod reason;
mod rules;
mod solve;
pub mod words;

pub use crate::games::three_by_three::Cell;
pub use code::CODE;
pub use error::PositionError;
pub use moves::Move;
pub use node::ZoqNode;
pub use position::{PIECES, Zoq};
pub use reach::Reach;
pub use reason::{Ending, Reason};
