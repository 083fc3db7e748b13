//! Starting a game: immediately like the last one of its kind, or with the dialog.

mod begin;
mod dialog;
mod form;
mod level;
mod other_size;
mod radio;
mod starts;

pub use begin::{provide, use_new_game};
pub use dialog::NewGameDialog;
