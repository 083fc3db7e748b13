//! Finds the place under a pointer.

use super::pointer::{Pointer, client};
use crate::play::{Spot, from_screen};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

impl Pointer {
    pub(super) fn spot(self, event: &PointerEvent) -> Option<Spot> {
        self.spot_at(client(event))
    }

    pub(super) fn spot_at(self, client: (f64, f64)) -> Option<Spot> {
        let (layout, point) = (self.layout.get_untracked(), self.point(client)?);
        let is_dragging = self.is_dragging();
        let (touches, heights) = (self.view.touches, self.heights);
        self.board.with_value(|board| {
            touches.with_untracked(|touches| {
                heights.with_untracked(|heights| {
                    touches.spot_under(point, board, &layout, heights, is_dragging)
                })
            })
        })
    }

    /// The point of the drawing under a pointer, at the board's current size.
    pub(super) fn point(self, client: (f64, f64)) -> Option<(f64, f64)> {
        let shown = self.svg.get_untracked()?.get_bounding_client_rect();
        let on_screen = [shown.left(), shown.top(), shown.width(), shown.height()];
        let view_box = self.layout.get_untracked().view_box();
        (shown.width() > 0.0).then(|| from_screen(view_box, on_screen, client))
    }
}
