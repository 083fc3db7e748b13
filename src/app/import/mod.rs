//! Opening a game from a text or a file.

mod context;
mod dialog;
mod drops;
mod form;
mod launches;
mod opening;
mod result;
mod text_form;

pub use context::use_import;
pub use opening::{ImportPlace, provide};
