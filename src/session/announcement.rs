//! What is read out at once.

/// Something to read out. Its words are made when it is read out, in the language of that moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Announcement {
    /// The last move of a player, with the passes after it.
    LastMove,
    /// The position after this ply is shown; 0 is the start.
    Shown(usize),
}
