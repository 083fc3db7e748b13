//! The sound for a change of the picture.

use super::{Board, PieceChange};

/// A sound of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A piece moves.
    Move,
    /// A piece pushes others.
    Push,
    /// A piece is taken.
    Capture,
    /// A piece falls off the board.
    Fall,
    /// A touch that the rules do not allow.
    Illegal,
    /// A game is won.
    Win,
    /// A game ends without a winner.
    Draw,
}

impl Sound {
    /// The most important sound for the changes on a board. `None` without changes.
    #[must_use]
    pub fn of(changes: &[PieceChange], board: &Board) -> Option<Sound> {
        let of_one = |change: &PieceChange| match change {
            PieceChange::Stayed { .. } => None,
            PieceChange::Moved { path, .. } if path.beat > 0 => Some(Sound::Push),
            PieceChange::Moved { .. } | PieceChange::Came { .. } => Some(Sound::Move),
            PieceChange::Left { path, .. } if path.leads_beyond(board) => Some(Sound::Fall),
            PieceChange::Left { .. } => Some(Sound::Capture),
        };
        let rank = |sound: &Sound| match sound {
            Sound::Move => 0,
            Sound::Push => 1,
            Sound::Capture => 2,
            Sound::Fall => 3,
            Sound::Illegal | Sound::Win | Sound::Draw => 4,
        };
        changes.iter().filter_map(of_one).max_by_key(rank)
    }
}
