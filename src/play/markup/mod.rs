//! The SVG markup of boards: ground, pieces and marks. The boards of the page and the early board (`crate::early`)
//! share it. All words in it are names that consist of letters, digits and hyphens, so nothing has to be escaped.

mod classes;
mod ground;
mod marks;
mod pieces;
#[cfg(test)]
mod tests;
mod writer;

pub use classes::{piece_class, side_class};
pub use ground::{aspect, goal_bar, ground, names, near, rim};
pub use marks::{counts, losses, marks_under, others, targets};
pub use pieces::still_board;
pub(crate) use pieces::{draw_symbol, whole_ground};
pub(crate) use writer::Markup;
