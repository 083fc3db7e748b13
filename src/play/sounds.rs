//! What is heard of a change of the picture.

use super::{Board, Change};

/// A sound that a board makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// Something goes elsewhere.
    Move,
    /// Something shoves others.
    Push,
    /// Something is taken.
    Capture,
    /// Something falls off the board.
    Fall,
    /// A touch that the rules refuse.
    Illegal,
    /// A game is won.
    Win,
    /// A game ends without a winner.
    Draw,
}

impl Sound {
    /// The most telling sound of what changes on a board; none where nothing does.
    #[must_use]
    pub fn of(changes: &[Change], board: &Board) -> Option<Sound> {
        let of_one = |change: &Change| match change {
            Change::Stayed { .. } => None,
            Change::Moved { way, .. } if way.beat > 0 => Some(Sound::Push),
            Change::Moved { .. } | Change::Came { .. } => Some(Sound::Move),
            Change::Left { way, .. } if way.leads_beyond(board) => Some(Sound::Fall),
            Change::Left { .. } => Some(Sound::Capture),
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
