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
        let rises = self
            .heights
            .with_untracked(|heights| layout.stack_at(point, heights));
        // If the place behind the stack is a target, it is meant, unless the touch is on the selected stack
        // again.
        let rises = rises.filter(|stack| {
            self.view.levels && (self.is_touched_again(*stack) || !self.is_over_goal(point))
        });
        let spot = rises.or_else(|| {
            self.view.open.with_untracked(|open| {
                let targets = open.targets.iter();
                let touchable = targets.flat_map(|target| target.touch.spots());
                self.board.with_value(|board| {
                    layout.spot_at(point, board, touchable.chain(&open.touched))
                })
            })
        })?;
        if !self.view.levels {
            return Some(spot);
        }
        let height = self.heights.with_untracked(|heights| heights.at(spot));
        Some(spot.at_level(layout.level_at(point, spot, height)))
    }

    /// Whether the cell under a point is a target, ignoring stacks that cover it.
    fn is_over_goal(self, point: (f64, f64)) -> bool {
        let layout = self.layout.get_untracked();
        let cell = self
            .board
            .with_value(|board| layout.spot_at(point, board, &[]));
        self.view.open.with_untracked(|open| {
            let goes = |cell: Spot| open.targets.iter().any(|target| target.touch.covers(cell));
            !open.touched.is_empty() && cell.is_some_and(goes)
        })
    }

    /// Whether a stack is the selected one and is not being dragged.
    fn is_touched_again(self, stack: Spot) -> bool {
        let open = self.view.open;
        let in_hand = open.with_untracked(|open| open.touched.first().copied());
        !self.is_dragging() && in_hand.is_some_and(|first| first.ground() == stack.ground())
    }

    /// The point of the drawing under a pointer, at the board's current size.
    pub(super) fn point(self, client: (f64, f64)) -> Option<(f64, f64)> {
        let shown = self.svg.get_untracked()?.get_bounding_client_rect();
        let on_screen = [shown.left(), shown.top(), shown.width(), shown.height()];
        let view_box = self.layout.get_untracked().view_box();
        (shown.width() > 0.0).then(|| from_screen(view_box, on_screen, client))
    }
}
