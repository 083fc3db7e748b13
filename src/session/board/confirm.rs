//! Moves that a second touch must confirm, if the player wants this.

use super::confirmation::Confirmation;
use super::model::BoardModel;
use crate::play::Spot;
use crate::session::intent::Hover;

impl BoardModel {
    /// The place that is pointed at: by the pointer, else the place that waits for a second touch, else by the keys.
    #[must_use]
    pub fn hover(&self) -> Option<Hover> {
        let waiting = self.waiting_spot().map(|spot| Hover {
            spot,
            is_ambiguous: true,
        });
        match (self.hovered, waiting) {
            (Some(hovered), Some(waiting)) if hovered.spot.ground() == waiting.spot.ground() => {
                Some(waiting)
            }
            (Some(hovered), _) => Some(hovered),
            (None, waiting) => waiting.or(self.focused),
        }
    }

    /// Whether this touch would make a move and is the first of the two needed. Then it waits for the second.
    pub(super) fn must_confirm(&mut self, spot: Spot) -> bool {
        let touches = self.possible_touches();
        let target = touches.target(spot).filter(|target| target.makes.is_some());
        let Some(target) = target else { return false };
        let before = self.confirmation.take();
        let is_second = before.is_some_and(|first| {
            first.touched == touches.touched && target.touch.covers(first.spot)
        });
        if !is_second {
            self.confirmation = Some(Confirmation {
                touched: touches.touched.clone(),
                spot,
            });
        }
        !is_second
    }

    /// The place that waits for the second touch.
    fn waiting_spot(&self) -> Option<Spot> {
        let first = self.confirmation.as_ref()?;
        (self.possible_touches().touched == first.touched).then_some(first.spot)
    }
}
