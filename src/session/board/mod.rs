//! A board that is touched: the game on it, what is shown of it, and what is selected.

mod cache;
mod confirm;
mod confirmation;
mod lines;
mod model;
mod position;
mod shown;
mod touch;
mod update;
mod variation;

pub use model::{BoardModel, Role};
pub use position::{GamePosition, OpenKey, ShownPosition};
pub use variation::Variation;
