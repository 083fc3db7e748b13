//! Other programs' notations of the moves of a game.

use crate::play::AnyPosition;

/// Another program's notation of the moves of a game.
#[derive(Clone, Copy, Debug)]
pub struct Notation {
    /// The program, by its own name. `None` for a notation that many programs share.
    pub program: Option<&'static str>,
    /// The move in our own notation, from a word and the position before it. `None` if the word is not in this
    /// notation. The rules decide whether the move is legal.
    pub own: fn(&dyn AnyPosition, &str) -> Option<String>,
    /// Whether it also has lists in which Black begins.
    pub black_may_begin: bool,
}

/// Notations are the same if they have the same program.
impl PartialEq for Notation {
    fn eq(&self, other: &Notation) -> bool {
        self.program == other.program
    }
}
