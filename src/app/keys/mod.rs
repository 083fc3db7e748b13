//! Keys that work wherever the focus is. The [table] defines their meanings.

mod list;
mod list_open;
mod listen;
mod table;

pub use list::KeyList;
pub use list_open::ListOpen;
pub use listen::{held, on, provide, tip};
pub use table::{Area, KeyAction, find};
