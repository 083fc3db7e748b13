//! Opening a game from a text: pasted, typed, or from a file.

mod excerpt;
mod model;

pub use excerpt::Excerpt;
pub use model::{FileFault, ImportEffect, ImportMessage, ImportModel, ImportState};
