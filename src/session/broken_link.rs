//! Why a link cannot be opened.

use crate::play::LinkError;
use crate::play::tree::TreeFault;

/// Why a link cannot be opened.
#[derive(Clone, Debug)]
pub enum BrokenLink {
    Link(LinkError),
    /// The game that it names, and the error in its text.
    Game(String, TreeFault),
}
