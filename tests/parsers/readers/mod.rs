//! Every reader of text that may come from elsewhere, as a plain function that checks its contract for any text: it
//! does not panic, rejects a text with one short sentence or sets it aside, rejects every text over its limit, and what
//! it accepts is printed in one form, which is read as the same.
//!
//! The tests beside this folder call these functions, and so does `fuzz/`.

mod addresses;
mod backup;
mod common;
mod finished;
mod games;
mod imports;
pub mod memory_store;
mod messages;
mod stored;

use tablero::play::limits;

/// A reader of text.
#[derive(Clone, Copy)]
pub struct Reader {
    pub name: &'static str,
    /// Whether it accepts a text.
    reads: fn(&str) -> bool,
    /// The length in bytes of the longest text that it may accept.
    pub limit: usize,
}

impl Reader {
    /// Whether it accepts a text.
    ///
    /// # Panics
    /// If it breaks its contract.
    pub fn accepts(self, text: &str) -> bool {
        let accepted = (self.reads)(text);
        let bytes = text.len();
        assert!(
            !accepted || bytes <= self.limit,
            "{}: {bytes} bytes",
            self.name
        );
        accepted
    }
}

const fn reader(name: &'static str, limit: usize, reads: fn(&str) -> bool) -> Reader {
    Reader { name, reads, limit }
}

/// Every reader.
pub const READERS: &[Reader] = &[
    reader("position", limits::POSITION, games::position),
    reader("mv", limits::MOVE, games::mv),
    reader("options", limits::OPTIONS, games::options),
    reader("spot", limits::MOVE, games::spot),
    reader("record", limits::TEXT, games::record),
    reader("tree", limits::TEXT, games::tree),
    reader("link", limits::LINK, games::link),
    reader("saved", limits::STORED, games::saved),
    reader("import", limits::LINK, imports::import),
    reader("several", limits::GAMES_BYTES, imports::several),
    reader("code", limits::CODE, addresses::code),
    reader("address", limits::LINK, addresses::address),
    reader("draft", ESCAPED * limits::DRAFT, addresses::draft),
    reader("row", limits::STORED, stored::row),
    reader("index", limits::STORED, stored::index),
    reader("finished-line", limits::STORED, finished::line),
    reader("finished-page", limits::STORED, finished::page),
    reader("variations", limits::STORED, stored::variations),
    reader("settings", limits::STORED, stored::settings),
    reader("progress", limits::STORED, stored::progress),
    reader("correspondence", limits::STORED, stored::correspondence),
    reader("backup", limits::BACKUP, backup::backup),
    reader("call", limits::MESSAGE, messages::call),
    reader("reply", limits::MESSAGE, messages::reply),
];

/// The bytes of an escaped character.
const ESCAPED: usize = 3;

/// The reader of this name.
///
/// # Panics
/// If there is none.
pub fn named(name: &str) -> Reader {
    let found = READERS.iter().find(|reader| reader.name == name);
    *found.expect("a reader of this name")
}
