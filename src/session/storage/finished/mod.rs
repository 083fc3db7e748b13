//! Finished games, kept as codes: a line for each, in pages of at most 200 lines.
//!
//! A finished game has a row while it is open or cannot be coded; else it has a line. If it has both, the row counts
//! and the line is hidden. [`super::game_storage::GameStorage::pack`] makes lines from rows, and
//! [`super::game_storage::GameStorage::unpack`] rows from lines.

pub mod all_lines;
pub mod coded;
pub mod line;
pub mod list;
pub mod lookup;
pub mod not_put;
pub mod open_page;
pub mod pack;
pub mod page;
pub mod put;
pub mod shared_texts;
pub mod take;
pub mod unpack;
