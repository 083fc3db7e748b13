//! Starting a game: immediately like the last one of its kind, or with the dialog.

mod begin;
mod clock_fields;
mod dialog;
mod form;
mod level;
mod number_input;
mod other_size;
mod radio;
mod starts;

pub use begin::{provide, use_new_game};
pub use dialog::NewGameDialog;
