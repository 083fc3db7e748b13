//! The places of the board under a pointer.

use super::context::Editor;
use crate::play::{Area, Layout, Spot, from_screen};
use crate::session::editor::EditorModel;
use leptos::prelude::*;
use web_sys::PointerEvent;

/// If a pointer moves farther than this after a press, it drags. In CSS pixels.
pub const DRAG_THRESHOLD: f64 = 8.0;

impl Editor {
    /// The layout of the board.
    pub fn layout(self) -> Layout {
        self.now(|model| Layout::new(model.board(), false))
    }

    /// The point of the drawing under a point of the window.
    pub fn point(self, at: (f64, f64)) -> Option<(f64, f64)> {
        Some(from_screen(self.layout().view_box(), self.area()?, at))
    }

    /// Whether a point of the drawing is on the board or its edge.
    pub fn is_over_board(self, point: (f64, f64)) -> bool {
        let [x, y, width, height] = self.layout().view_box();
        (x..x + width).contains(&point.0) && (y..y + height).contains(&point.1)
    }

    /// The place at a point of the drawing, among the places that match.
    pub fn place(
        self,
        point: (f64, f64),
        is_meant: impl Fn(&EditorModel, Spot) -> bool,
    ) -> Option<Spot> {
        let layout = self.layout();
        self.now(|model| {
            let board = model.board();
            let spots = board.spots.iter().filter(|spot| is_meant(model, **spot));
            let spots: Vec<Spot> = spots.copied().collect();
            let found = layout.spot_at(point, board, &spots)?;
            spots.contains(&found).then_some(found)
        })
    }

    /// CSS pixels per unit of the drawing.
    pub fn scale(self) -> f64 {
        let [_, _, width, _] = self.layout().view_box();
        self.area().map_or(1.0, |[_, _, wide, _]| wide / width)
    }

    fn area(self) -> Option<Area> {
        let area = self.svg.get_untracked()?.get_bounding_client_rect();
        Some([area.left(), area.top(), area.width(), area.height()])
    }
}

/// Where a pointer is in the window.
pub fn client(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Whether a pointer drags that was pressed at the point `from` of the window and is now at `to`.
pub fn is_drag(from: (f64, f64), to: (f64, f64)) -> bool {
    (to.0 - from.0).hypot(to.1 - from.1) > DRAG_THRESHOLD
}
