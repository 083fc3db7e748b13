//! What a text is read with, and what it is read as.

use super::notation::Notation;
use crate::play::{GameText, GameTree, Kind};

/// A kind of game whose texts can be read.
pub struct ReadableGame {
    pub kind: &'static dyn Kind,
    /// Where its lists of moves may start, the likeliest first.
    pub starts: Vec<GameText>,
    /// How other programs write its moves.
    pub notations: &'static [Notation],
}

/// What a text was read as.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Form {
    /// A game in form 1 or 2, or a link to one.
    Game,
    Position,
    /// A list of moves in our own notation.
    Moves,
    /// A list of moves in another notation.
    Foreign(Notation),
}

/// A game that a text can be.
#[derive(Debug)]
pub struct Reading {
    pub form: Form,
    pub tree: GameTree,
}
