//! Breakthrough, by Dan Troyka (2000): bring one piece to the far edge.

mod bits;
mod cell;
mod error;
mod hands;
mod moves;
mod notation;
mod position;
mod race;
mod size;

pub use cell::Cell;
pub use error::PositionError;
pub use hands::{Ending, Reason};
pub use moves::Move;
pub use position::Breakthrough;
pub use size::{MAX_SIDE, MIN_SIDE, Size};
