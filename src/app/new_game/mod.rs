//! Beginning a game: at once, as the last one of its kind was begun, or by the dialog in which one chooses.

mod begin;
mod dialog;
mod form;
mod level;
mod radio;
mod starts;

pub use begin::{provide, use_new_game};
pub use dialog::NewGameDialog;
