//! The actions of players in a game, and the reasons why an action is not possible.

use crate::rules::{MoveTextError, Side};
use std::fmt;

/// Something that a player can do and take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action<M> {
    Move(M),
    Resign(Side),
    /// A side runs out of time.
    RunOutOfTime(Side),
    /// Both players agree to a draw.
    Draw,
}

pub(super) const RESIGN: &str = "resign:";
pub(super) const DRAW: &str = "draw";
/// Written before the side whose time has run out.
pub(super) const TIME: &str = "time:";

impl<M: fmt::Display> fmt::Display for Action<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(mv) => mv.fmt(f),
            Action::Resign(side) => write!(f, "{RESIGN}{side}"),
            Action::RunOutOfTime(side) => write!(f, "{TIME}{side}"),
            Action::Draw => f.write_str(DRAW),
        }
    }
}

/// The reason why a text is not a legal move in this position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveError {
    Over,
    Text(MoveTextError),
    Illegal,
    /// The record has no room for more moves.
    Full,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Over => f.write_str("the game is over"),
            MoveError::Text(error) => error.fmt(f),
            MoveError::Illegal => f.write_str("not a legal move here"),
            MoveError::Full => f.write_str("the record is full"),
        }
    }
}

impl std::error::Error for MoveError {}
