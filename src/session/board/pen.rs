//! The pen that touches draw with.

use crate::play::{DrawingColor, Spot};

/// A pen that touches draw with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen {
    pub(super) color: DrawingColor,
    /// The start of a stroke whose end has not been touched yet.
    pub(super) from: Option<Spot>,
}
