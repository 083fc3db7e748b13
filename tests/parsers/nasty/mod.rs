//! Texts that somebody might send, written by hand, for every reader.

mod games;
mod moves;
mod positions;

pub use games::TAKEN;

/// Refused by every reader of every game.
pub const REFUSED: &[(&str, &[&str])] = &[
    ("position", positions::POSITIONS),
    ("mv", moves::MOVES),
    ("options", moves::OPTIONS),
    ("spot", moves::SPOTS),
    ("record", games::RECORDS),
    ("tree", games::TREES),
    ("link", games::LINKS),
    ("saved", games::SAVED),
];
