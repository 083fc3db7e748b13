//! Opening a game from a text or a file.

mod dialog;
mod form;
mod result;
mod text_form;

pub use dialog::{ImportDialog, provide, use_import};
