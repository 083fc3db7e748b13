//! Why a link to a game cannot be opened.

use crate::play::LinkError;
use crate::play::game_code::CodeError;
use crate::play::tree::TreeFault;

/// Why a link to a game cannot be opened.
#[derive(Clone, Debug)]
pub enum BrokenLink {
    /// The fragment cannot be decoded.
    Link(LinkError),
    /// The name of the game, empty if the text has none, and the error in its text.
    Game(String, TreeFault),
    /// The name of the game, empty if it is not known, and the error in its code.
    Code(String, CodeError),
}

/// Errors in texts cannot be compared, because games have their own. They are the same if they print the same.
impl PartialEq for BrokenLink {
    fn eq(&self, other: &BrokenLink) -> bool {
        match (self, other) {
            (BrokenLink::Link(error), BrokenLink::Link(other)) => error == other,
            (BrokenLink::Game(game, fault), BrokenLink::Game(other_game, other_fault)) => {
                game == other_game && fault.to_string() == other_fault.to_string()
            }
            (BrokenLink::Code(game, error), BrokenLink::Code(other_game, other_error)) => {
                game == other_game && error.to_string() == other_error.to_string()
            }
            (BrokenLink::Link(_) | BrokenLink::Game(..) | BrokenLink::Code(..), _) => false,
        }
    }
}
