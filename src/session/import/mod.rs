//! Opening a game from a text: pasted, typed, or from a file.

mod excerpt;
mod file_kind;
mod model;

pub use excerpt::Excerpt;
pub use file_kind::{FILE_ENDINGS, FILE_KIND, file_name};
pub use model::{FileFault, ImportEffect, ImportMessage, ImportModel, ImportState};
