//! The spot under a pointer on a board.

use super::{Board, Heights, Layout, PossibleTouches, Spot};

impl PossibleTouches {
    /// The spot under a point of the drawing. In a stack whose levels are distinguished, the level there.
    #[must_use]
    pub fn spot_under(
        &self,
        point: (f64, f64),
        board: &Board,
        layout: &Layout,
        heights: &Heights,
        is_dragging: bool,
    ) -> Option<Spot> {
        // If the place behind a stack is a target, it is chosen, unless the touch is on the selected stack again.
        let rises = layout.stack_at(point, heights).filter(|stack| {
            let first = self.touched.first();
            let is_selected = first.is_some_and(|first| first.ground() == stack.ground());
            let is_touched_again = is_selected && !is_dragging;
            self.distinguishes_levels
                && (is_touched_again || !self.is_over_goal(point, board, layout))
        });
        let spot = rises.or_else(|| {
            let targets = self.targets.iter();
            let touchable = targets.flat_map(|target| target.touch.spots());
            layout.spot_at(point, board, touchable.chain(&self.touched))
        })?;
        if !self.distinguishes_levels {
            return Some(spot);
        }
        Some(spot.at_level(layout.level_at(point, spot, heights.at(spot))))
    }

    /// Whether the cell under a point is a target, ignoring stacks that cover it.
    fn is_over_goal(&self, point: (f64, f64), board: &Board, layout: &Layout) -> bool {
        let cell = layout.spot_at(point, board, &[]);
        let goes = |cell: Spot| self.targets.iter().any(|target| target.touch.covers(cell));
        !self.touched.is_empty() && cell.is_some_and(goes)
    }
}
