//! The board on the page as a separate picture: SVG or PNG, saved or copied.

mod buttons;
mod drawing;
mod export;

pub use buttons::PictureButtons;
use drawing::drawing;
use export::can_be_copied;
