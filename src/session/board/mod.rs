//! A board that can be touched: the game on it, the shown position, and the selection.

mod cache;
mod confirm;
mod confirmation;
mod cursor;
mod drawings;
mod line_preview;
mod lines;
mod model;
mod pen;
mod position;
mod shown;
mod touch;
mod update;
mod variations;

pub use line_preview::LinePreview;
pub use model::{BoardModel, Role};
pub use position::{GamePosition, ShownPosition, TouchesKey};
