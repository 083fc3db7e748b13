//! Where the names of files and ranks are drawn.

use super::{FRAME, Layout};
use crate::play::Spot;

impl Layout {
    /// Where the name of a file is drawn: below the board, clear of the frame's rim.
    #[must_use]
    pub fn file_name(&self, file: i8) -> (f64, f64) {
        let [.., below] = self.border();
        let (x, _) = self.middle(Spot::cell(file, 1));
        let max = match (self.has_hands(), self.has_wide_rim()) {
            (true, _) => FRAME / 2.0,
            (_, true) => 31.0,
            _ => 24.0,
        };
        // Not `clamp`: the message of its panic would add the code that prints floating-point numbers to the page.
        let from_edge = (below / 2.0).min(max).max(17.0);
        (x, self.height + below - from_edge)
    }

    /// Where the name of a rank is drawn, left of the board.
    #[must_use]
    pub fn rank_name(&self, rank: i8) -> (f64, f64) {
        let [left, ..] = self.border();
        let (_, y) = self.middle(Spot::cell(1, rank));
        let from_edge = if self.has_wide_rim() { 29.0 } else { 17.0 };
        (from_edge - left, y)
    }

    /// Whether the frame's rim is wide, because pieces extend over the edge and end under it.
    fn has_wide_rim(&self) -> bool {
        self.groove > 0.0 && self.margin[0] > 0.0
    }
}
