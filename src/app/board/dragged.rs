//! A piece that follows a pointer.

use crate::play::keyframes::Point;
use crate::play::{Layout, Spot};

/// A dragged piece: its original spot, and its current position in the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dragged {
    pub from: Spot,
    pub at: (f64, f64),
    /// Whether it is dragged by a finger, which hides what is under it.
    pub by_touch: bool,
}

impl Dragged {
    /// The position of a dragged piece whose place is `home`. The pieces of a stack stay above one another.
    pub fn position_of(&self, home: Point, layout: &Layout) -> Point {
        let (_, ground) = layout.middle(self.from);
        (self.at.0, self.at.1 + home.1 - ground)
    }
}
