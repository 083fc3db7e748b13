//! The data that codes need about a kind of game in addition to its rules. It must never change once a code is
//! published.

use crate::play::{AnyPosition, MoveId, OpenError, Pos};

/// How the codes of a kind of game are read and written.
#[derive(Clone, Copy, Debug)]
pub struct CodeRules {
    /// The number of the game in its codes. No other game may ever have it.
    pub number: usize,
    /// The name of the game.
    pub slug: &'static str,
    /// The options by their numbers.
    pub options: &'static [&'static str],
    /// The characters of its positions by their numbers.
    pub signs: &'static str,
    /// Further starts by their numbers. They take little space in a code. `None` after the last one.
    pub starts: fn(number: usize) -> Option<String>,
    /// The order of the legal moves in each version, from version 1. The last one is written, all are read.
    pub orders: &'static [MoveOrder],
}

/// For games without further starts.
#[must_use]
pub fn no_starts(_: usize) -> Option<String> {
    None
}

/// The order in which a code counts the legal moves of a position.
#[derive(Clone, Copy, Debug)]
pub enum MoveOrder {
    /// The order of [`AnyPosition::legal`].
    OfRules,
    /// A former order: a list of indexes in [`AnyPosition::legal`], each exactly once.
    Places(fn(&dyn AnyPosition) -> Vec<usize>),
}

impl MoveOrder {
    /// The number of a move in this order.
    pub(super) fn number_of(self, position: &dyn AnyPosition, mv: MoveId) -> Option<usize> {
        match self {
            MoveOrder::OfRules => Some(mv.index()),
            MoveOrder::Places(places) => {
                let mut places = places(position).into_iter();
                places.position(|place| place == mv.index())
            }
        }
    }

    /// The move with a number in this order.
    pub(super) fn move_at(self, position: &dyn AnyPosition, number: usize) -> Option<MoveId> {
        let place = match self {
            MoveOrder::OfRules => number,
            MoveOrder::Places(places) => *places(position).get(number)?,
        };
        (place < position.legal().len()).then(|| MoveId::at(place))
    }
}

/// The start of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// The usual start for the options.
    Usual,
    /// A position that is in the code.
    Position,
    /// One of [`CodeRules::starts`].
    Listed(usize),
}

impl Start {
    pub fn number(self) -> usize {
        match self {
            Start::Usual => 0,
            Start::Position => 1,
            Start::Listed(number) => number + 2,
        }
    }

    pub fn of_number(number: usize) -> Start {
        match number {
            0 => Start::Usual,
            1 => Start::Position,
            number => Start::Listed(number - 2),
        }
    }

    /// The form in which a position is written as a start.
    ///
    /// # Errors
    /// If its options have no usual start.
    pub fn of(position: &Pos, rules: &CodeRules) -> Result<Start, OpenError> {
        let usual = position.kind().start(&position.options(), None)?;
        let text = position.text();
        if text == usual.text() {
            return Ok(Start::Usual);
        }
        let mut listed = (0..).map_while(rules.starts);
        let number = listed.position(|start| start == text);
        Ok(number.map_or(Start::Position, Start::Listed))
    }
}
