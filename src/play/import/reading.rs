//! The input and the result of reading a text.

use super::notation::Notation;
use crate::play::{GameText, GameTree, Kind};

/// A kind of game whose texts can be read.
pub struct ReadableGame {
    pub kind: &'static dyn Kind,
    /// The possible starts of its lists of moves, the most likely first.
    pub starts: Vec<GameText>,
    /// Other programs' notations of its moves.
    pub notations: &'static [Notation],
}

/// The form of a text.
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
