//! The record of a game as a tree of moves: the first child of a node is the main line, the others are variations. An
//! end that the rules do not decide, such as a resignation, is a separate node, so that it moves with its line.

mod arena;
mod edits;
mod fault;
mod game_tree;
mod header;
mod line;
mod node;
mod place;
mod print;
mod read;
mod repetitions;
mod scan;
#[cfg(test)]
mod tests;

pub use super::termination::Termination;
pub use edits::Removed;
pub use fault::{TreeError, TreeFault};
pub use game_tree::GameTree;
pub use header::Header;
pub use node::{Node, NodeId, Step};
pub(in crate::play) use repetitions::Repetitions;
pub(in crate::play) use scan::{Token, scan_into};
