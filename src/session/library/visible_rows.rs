//! Which rows of a long list are visible. Only these are on the page.

use std::ops::Range;

/// The number of rows rendered beyond each edge, so that they exist before they become visible.
const BEYOND: usize = 4;

/// The measures of a list that scrolls, all in the same unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ListMeasures {
    /// How far the list is scrolled.
    pub scrolled: f64,
    /// The height of the visible part.
    pub height: f64,
    /// The height of each row.
    pub row: f64,
}

impl ListMeasures {
    /// The visible rows among `count` rows, and some beyond the edges. The range changes only every few rows, so that
    /// scrolling does not render the list again for each row.
    #[must_use]
    pub fn rows(&self, count: usize) -> Range<usize> {
        let per_page = rows_in(self.height, self.row).saturating_add(1);
        let first = rows_in(self.scrolled, self.row).min(count.saturating_sub(per_page));
        let start = (first / BEYOND * BEYOND).saturating_sub(BEYOND);
        let end = first.saturating_add(per_page).div_ceil(BEYOND) * BEYOND + BEYOND;
        start..end.min(count)
    }

    /// How many whole rows are visible, at least one.
    #[must_use]
    pub fn page(&self) -> usize {
        rows_in(self.height, self.row).max(1)
    }

    /// Whether a part of a row is visible.
    #[must_use]
    pub fn shows(&self, place: usize) -> bool {
        let top = place as f64 * self.row;
        top + self.row > self.scrolled && top < self.scrolled + self.height
    }

    /// The first row that is partly visible. 0 if the list is empty.
    #[must_use]
    pub fn first_partly_shown(&self, count: usize) -> usize {
        rows_in(self.scrolled, self.row).min(count.saturating_sub(1))
    }

    /// The first row that is visible as a whole. 0 if the list is empty.
    #[must_use]
    pub fn first_shown(&self, count: usize) -> usize {
        let above = rows_in(self.scrolled + self.row - 1.0, self.row);
        above.min(count.saturating_sub(1))
    }

    /// How far the list must be scrolled so that the same rows are at its top when rows have this height.
    #[must_use]
    pub fn scrolled_with(&self, row: f64) -> f64 {
        match self.row > 0.0 {
            true => self.scrolled * row / self.row,
            false => self.scrolled,
        }
    }

    /// How far the list must be scrolled so that a row is visible. None if it already is.
    #[must_use]
    pub fn scroll_to(&self, place: usize) -> Option<f64> {
        let top = place as f64 * self.row;
        let lowest = top + self.row - self.height;
        if top < self.scrolled {
            Some(top)
        } else if lowest > self.scrolled {
            Some(lowest)
        } else {
            None
        }
    }
}

/// How many whole rows have this length; 0 if a number is not a valid measure.
fn rows_in(length: f64, row: f64) -> usize {
    let rows = (length / row).floor();
    match rows.is_finite() && rows > 0.0 {
        true => rows.min(1e9) as usize,
        false => 0,
    }
}
