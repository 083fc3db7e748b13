//! Everything that this browser has stored, as one text: games with their variations, settings, and what was solved.
//!
//! ```text
//! tablero backup 1
//! settings 9a3f01c2 {"version":2,"language":"es"}
//! lessons 0b1c77e5 {"version":2,"done":{"zoq":["step"]}}
//! game:mwz1nsea3id 51d0aa07 {"version":2,"revision":4,"text":"tablero 1\ngame zoq","saved":0.0}
//! variations:mwz1nsea3id 7a11c3fe {"version":2,"text":"tablero 2\ngame zoq\nmoves @b2 (@c1)"}
//! end 4
//! ```
//!
//! With finished games in lines, the first line has the number 2. Then there are values such as `finished:mwz1nsea3id`,
//! a line, and `shared:33b8`, a text whose key is in lines.
//!
//! A line has the name of a stored value, the checksum of the rest in hexadecimal digits, and the value as it is
//! stored. A line that is damaged is left out, and the others are read. The last line has the number of values.

mod fingerprint;
mod names;
mod read;
mod restore;
mod restored;
mod take_game;
mod target;
mod write;

pub use read::{Backup, BackupError, SavedPart, is_backup, read_backup};
pub use restore::restore;
pub use restored::Restored;
pub use write::write_backup;
