//! The board on the page as a separate picture: SVG or PNG, saved or copied.

mod drawing;
mod export;

pub use drawing::drawing;
pub use export::can_be_copied;
