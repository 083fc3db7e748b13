//! A press of the pointer that is playing.

use crate::play::{Drag, Layout, Spot};
use crate::session::Hover;

/// A press of the pointer.
pub struct Press {
    pub drag: Drag,
    /// The pressed pointer. Other pointers do not interfere with it.
    pub id: Option<i32>,
    /// The places that it selected.
    pub selected: Vec<Spot>,
    /// Where and when it was pressed.
    pub pressed: ((f64, f64), f64),
    /// The layout of the board at that time. If the board is turned meanwhile, the press no longer counts.
    pub layout: Layout,
    /// Where a finger was pressed on a figure. Whether it is a tap or a scroll is not known yet.
    pub tapped: Option<(f64, f64)>,
    /// The target under the pointer before the press.
    pub hover: Option<Hover>,
}

impl Press {
    /// No press, on a board with this layout.
    pub fn new(layout: Layout) -> Press {
        Press {
            drag: Drag::default(),
            id: None,
            selected: Vec::new(),
            pressed: ((0.0, 0.0), 0.0),
            layout,
            tapped: None,
            hover: None,
        }
    }
}
