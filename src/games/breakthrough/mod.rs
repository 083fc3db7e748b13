//! Breakthrough, by Dan Troyka (2000): bring one piece to the far edge.

mod bits;
mod cell;
mod code;
mod editor;
mod error;
mod gestures;
mod ground;
mod levels;
mod moves;
mod node;
mod notation;
mod other_notations;
mod position;
mod proof;
mod race;
mod rules;
mod size;
mod value;
pub mod words;

pub use cell::Cell;
pub use code::CODE;
pub use error::PositionError;
pub use gestures::{Ending, Reason};
pub use moves::Move;
pub use node::BreakthroughNode;
pub use position::Breakthrough;
pub use size::{MAX_SIDE, MIN_SIDE, Size};
