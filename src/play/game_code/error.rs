//! The reasons why a code is not read or not written.

use crate::play::{OpenError, limits};
use crate::rules::Side;
use std::fmt;

/// The reason why a fragment is not a game in a code.
#[derive(Clone, Debug)]
pub enum CodeError {
    /// It does not start like a code.
    Foreign,
    /// It is longer than any code.
    TooLong { bytes: usize },
    /// A part of it was changed or lost.
    Damaged,
    /// It was written by a newer version of the page, which has more features.
    Newer(NewerPart),
    /// The rules reject the start or the end. The code was made by hand, or by another program.
    Open(OpenError),
    /// The rules reject a move.
    Move {
        /// The number of the move, counted from 1. Moves of both sides count.
        number: usize,
        /// The side that moves first in this game.
        first: Side,
        fault: MoveFault,
    },
    /// The draw offer or the request does not fit the game.
    Message,
}

/// The part of a code that is not known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewerPart {
    /// The form of the whole code.
    Form,
    Game,
    /// The version of the rules.
    Rules,
    Options,
    Start,
    /// The way in which the game has ended.
    End,
    Message,
}

/// The reason why a move of a code is rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveFault {
    /// The game is already over.
    Over,
    /// The code implies that it is the only legal move, but there are others.
    NotTheOnlyOne,
    /// Its number is not the number of a legal move: the code ends within it.
    CutOff,
    /// There are more than [`limits::NODES`] − 1 moves.
    TooMany,
}

/// The reason why a game has no code.
#[derive(Clone, Debug)]
pub enum EncodeError {
    /// The rules reject the game.
    Open(OpenError),
    /// The options or a character of the start have no number in a code, or there are no rules for codes of this game.
    NoNumber,
    /// There are more moves than a code may have.
    TooMany { moves: usize },
    /// A name is too long or has a control character.
    Name,
    /// The draw offer or the request does not fit the game.
    Message,
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Foreign => f.write_str("not a game in a code"),
            CodeError::TooLong { bytes } => {
                write!(f, "{bytes} bytes, expected at most {}", limits::CODE)
            }
            CodeError::Damaged => f.write_str("the code does not fit its checksum"),
            CodeError::Newer(part) => write!(f, "{part} is not known, the code is newer"),
            CodeError::Open(error) => error.fmt(f),
            CodeError::Move { number, fault, .. } => write!(f, "move {number}: {fault}"),
            CodeError::Message => f.write_str("the message does not fit the game"),
        }
    }
}

impl fmt::Display for NewerPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NewerPart::Form => "the form",
            NewerPart::Game => "the game",
            NewerPart::Rules => "the version of the rules",
            NewerPart::Options => "the option",
            NewerPart::Start => "the start",
            NewerPart::End => "the end",
            NewerPart::Message => "the message",
        })
    }
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveFault::Over => f.write_str("the game is over"),
            MoveFault::NotTheOnlyOne => f.write_str("there are other moves"),
            MoveFault::CutOff => f.write_str("the code ends within it"),
            MoveFault::TooMany => write!(f, "expected at most {} moves", limits::NODES - 1),
        }
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EncodeError::Open(error) => error.fmt(f),
            EncodeError::NoNumber => f.write_str("the game, its options or its start has no code"),
            EncodeError::TooMany { moves } => {
                let max = limits::NODES - 1;
                write!(f, "{moves} moves, expected at most {max}")
            }
            EncodeError::Name => f.write_str("a name is too long or has a control character"),
            EncodeError::Message => f.write_str("the message does not fit the game"),
        }
    }
}

impl std::error::Error for CodeError {}
impl std::error::Error for EncodeError {}
