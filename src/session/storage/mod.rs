//! The storage of games, settings and other values, over a store of texts under keys. It does not depend on a browser:
//! the page passes a [`KeyStore`] over local storage.
//!
//! - Each game has a separate row with a revision. [`GameStorage::save`] compares and swaps.
//! - Games of the first form, `v1`, are converted one at a time by [`GameStorage::convert`], and work until then.
//! - [`read_index`] reads the rows of games on home, and names the games whose rows must be made again.
//! - Finished games are kept as codes in pages: [`GameStorage::pack`], [`GameStorage::unpack`].
//! - [`read_new`], [`read_old`] and [`write_new`] are for single values, such as the settings.

mod by_name;
mod compare;
mod finished;
mod game_row;
mod game_storage;
mod index;
mod index_row;
mod key_store;
pub mod keys;
mod library_row;
mod merge;
mod migrate;
mod removed;
mod revision;
mod save;
mod stored_game;
mod values;
mod variations;

pub use by_name::ByName;
pub use compare::{Comparison, Line, compare, same_moves};
pub use finished::all_lines::{FinishedLines, finished_lines};
pub use finished::coded::{CodedRules, NewLine, NoGame, StayReason, line_of};
pub use finished::line::{FinishedLine, fits};
pub use finished::list::FinishedGames;
pub use finished::lookup::{has_line, lines_with_id};
pub use finished::not_put::NotPut;
pub use finished::open_page::MAX_LINES;
pub use finished::page::FinishedPage;
pub use finished::put::put_lines;
pub use finished::shared_texts::{key_of, keys_in};
pub use finished::unpack::Unpacked;
pub use game_row::{Form, GameRow};
pub use game_storage::{GameStorage, Loaded, UnsavedGame, stored_kind};
pub use index::{Index, is_going, put_index_row, read_index, write_index};
pub use index_row::IndexRow;
pub use key_store::{KeyStore, StorageError, write};
pub use library_row::LibraryRow;
pub use migrate::Converted;
pub use removed::RemovedGames;
pub use revision::{Revision, checksum};
pub use save::{Added, Change, Names, SaveResult};
pub use values::{Found, NotWritten, read_new, read_old, set_aside_value, write_new};
pub use variations::{read_variations, write_variations};
