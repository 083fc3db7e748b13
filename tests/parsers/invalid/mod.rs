//! Hand-written texts that an attacker might send, for every reader.

mod addresses;
mod games;
mod imports;
mod messages;
mod moves;
mod positions;
mod stored;

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
    ("several", imports::SEVERAL),
    ("code", addresses::CODES),
    ("address", addresses::ADDRESSES),
    ("draft", addresses::DRAFTS),
    ("row", stored::ROWS),
    ("index", stored::INDEXES),
    ("finished-line", stored::FINISHED_LINES),
    ("finished-page", stored::FINISHED_PAGES),
    ("variations", stored::VARIATIONS),
    ("settings", stored::SETTINGS),
    ("progress", stored::PROGRESS),
    ("correspondence", stored::CORRESPONDENCES),
    ("backup", stored::BACKUPS),
    ("call", messages::CALLS),
    ("reply", messages::REPLIES),
];
