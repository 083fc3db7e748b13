//! Boards as drawings: the background, the pieces, the marks and the places to touch.

mod arrow_drawing;
mod arrows;
mod background;
mod cells;
mod dragged;
mod glide;
mod hit_test;
mod interactive_board;
mod long_press;
mod marks;
mod model_board;
mod notes;
mod pace;
mod pointer;
mod press;
mod spots;
mod sprite;
mod sprites;
mod static_board;
mod threats;
mod values;
mod view;

pub use arrows::Arrows;
pub use background::{Background, Rim};
pub use interactive_board::InteractiveBoard;
pub use model_board::{BoardLiveRegions, BoardMessage, LiveRegions, ModelBoard, rule_link};
pub use pace::provide as provide_pace;
pub use static_board::{StaticBoard, Symbol};
pub use view::BoardView;
