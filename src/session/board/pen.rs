//! What touches draw with.

use crate::play::{DrawingColor, Spot};

/// Touches draw with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen {
    pub(super) color: DrawingColor,
    /// Where a stroke begins that waits for its end.
    pub(super) from: Option<Spot>,
}
