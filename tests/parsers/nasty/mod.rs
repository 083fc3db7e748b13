//! Hand-written texts that an attacker might send, for every reader.

mod games;
mod imports;
mod moves;
mod positions;

pub use games::TAKEN;

/// Texts that every reader of every game must reject.
pub const REFUSED: &[(&str, &[&str])] = &[
    ("position", positions::POSITIONS),
    ("mv", moves::MOVES),
    ("options", moves::OPTIONS),
    ("spot", moves::SPOTS),
    ("record", games::RECORDS),
    ("tree", games::TREES),
    ("link", games::LINKS),
    ("saved", games::SAVED),
    ("import", imports::IMPORTS),
];
