//! Pogo, by Laurent Escoffier (1998): have a piece of your colour on top of every stack.

mod code;
mod editor;
mod error;
mod gestures;
mod levels;
mod moves;
mod node;
mod notation;
mod path;
mod position;
mod rules;
mod solve;
mod stack;
pub mod words;

pub use crate::games::three_by_three::Cell;
pub use code::CODE;
pub use error::PositionError;
pub use gestures::{Ending, Reason};
pub use moves::{MAX_MOVED, Move};
pub use node::PogoNode;
pub use position::{PIECES, Pogo};
pub use solve::{PogoSolver, PogoTable};
pub use stack::Stack;
