//! What is read out at once.

/// Something to read out. It becomes words when it is read out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Announcement {
    /// The last move of a player, with the passes after it up to this ply.
    Moved(usize),
    /// The position after this ply is shown; 0 is the start.
    Shown(usize),
}
