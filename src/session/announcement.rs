//! Announcements that are read out immediately.

use crate::play::Action;
use crate::rules::Side;

/// Something to read out. It becomes words when it is read out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Announcement {
    /// The last move of a player, with the passes after it up to this ply.
    Moved(usize),
    /// The position after this ply is shown; 0 is the start.
    Shown(usize),
    /// A line that was not played is shown up to this move.
    LineShown(String),
    /// This was taken back. If the computer plays itself, it pauses.
    Undone {
        what: Option<Action<String>>,
        pauses: bool,
    },
    /// This was taken back and is played again.
    Redone(Action<String>),
    Resigned(Side),
    RanOutOfTime(Side),
    AgreedDraw,
    /// A side has at most this many seconds left.
    TimeLeft(Side, u32),
}
