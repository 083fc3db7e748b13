//! The view of a board: its pieces, the possible touches, and the effect of a touch.

use super::model::BoardModel;
use super::position::TouchesKey;
use crate::play::{PossibleTouches, Preview, Scene};
use std::sync::Arc;

impl BoardModel {
    /// The key of the possible touches: equal keys mean equal touches.
    #[must_use]
    pub fn touches_key(&self) -> TouchesKey {
        TouchesKey {
            position: self.shown_position(),
            touched: self.touched_record().touched().to_vec(),
            can_touch: self.can_touch(),
            is_over: self.touched_record().result().is_some(),
        }
    }

    #[must_use]
    pub fn scene(&self) -> Arc<Scene> {
        self.cache.scene.get(self.shown_position(), || {
            let (record, ply) = self.shown();
            Arc::new(record.scene(ply))
        })
    }

    /// The possible touches: none while the board is locked, or a line is shown that is not in the record.
    #[must_use]
    pub fn possible_touches(&self) -> Arc<PossibleTouches> {
        self.cache.touches.get(self.touches_key(), || {
            Arc::new(match self.can_touch() {
                true => self.touched_record().possible_touches(),
                false => PossibleTouches {
                    distinguishes_levels: self.record.distinguishes_levels(),
                    ..PossibleTouches::default()
                },
            })
        })
    }

    /// The effect of the move that a touch of the place pointed at would make.
    #[must_use]
    pub fn preview(&self) -> Option<Arc<Preview>> {
        let spot = self.hover()?.spot;
        if !self.can_touch() || self.pen().is_some() || self.touched_record().has_no_selection() {
            return None;
        }
        let key = (self.touches_key(), spot);
        let preview = || self.touched_record().preview(spot).map(Arc::new);
        self.cache.preview.get(key, preview)
    }
}
