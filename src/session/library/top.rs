//! The game at the top of the list. It is used to keep the scroll position when the games change.

use super::model::LibraryModel;
use super::visible_rows::ListMeasures;

/// The visible games, and how far the list is scrolled within the first of them.
#[derive(Clone, PartialEq, Debug)]
pub struct ListTop {
    ids: Vec<String>,
    within: f64,
}

impl ListTop {
    /// The top of the list as it is scrolled. None at the start of the list, so that new games are visible there.
    #[must_use]
    pub fn of(model: &LibraryModel, measures: &ListMeasures) -> Option<ListTop> {
        if measures.scrolled <= 0.0 {
            return None;
        }
        let first = measures.first_partly_shown(model.len());
        let places = first..=first + measures.page();
        let rows = places.filter_map(|place| model.row(place));
        let ids: Vec<String> = rows.map(|row| row.id.clone()).collect();
        (!ids.is_empty()).then_some(ListTop {
            ids,
            within: measures.scrolled - first as f64 * measures.row,
        })
    }

    /// How far the list must be scrolled so that the same game is at its top. If it is gone, the first remaining one
    /// below it is used. None if all games that were visible are gone.
    #[must_use]
    pub fn scrolled(&self, model: &LibraryModel, measures: &ListMeasures) -> Option<f64> {
        let place = self.ids.iter().find_map(|id| model.place(id))?;
        Some(place as f64 * measures.row + self.within)
    }
}
