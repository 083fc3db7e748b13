//! The pen that touches draw with.

use crate::play::{DrawingColor, Spot};

/// A pen that touches draw with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen {
    pub(super) color: DrawingColor,
    /// Where a stroke begins that waits for its end.
    pub(super) from: Option<Spot>,
}
