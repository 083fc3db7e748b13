//! Moves that must be confirmed by a second touch, if the player wants this.

use super::state::Play;
use crate::play::{Open, Spot};
use crate::session::Hover;
use leptos::prelude::*;

/// A touch that would have made a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The selection at that time. With another selection, nothing waits any more.
    in_hand: Vec<Spot>,
    spot: Spot,
}

/// The place that waits for the second touch.
pub fn waiting(asked: RwSignal<Option<Asked>>, open: Memo<Open>) -> Option<Spot> {
    let asked = asked.get()?;
    let holds = open.with(|open| open.in_hand == asked.in_hand);
    holds.then_some(asked.spot)
}

/// The place that is pointed at: by the pointer, else the waiting place, else by the keys.
pub fn hover(pointed: Option<Hover>, waits: Option<Spot>, focused: Option<Hover>) -> Option<Hover> {
    let waits = waits.map(|spot| Hover {
        spot,
        in_doubt: true,
    });
    match (pointed, waits) {
        (Some(pointed), Some(waits)) if pointed.spot.ground() == waits.spot.ground() => Some(waits),
        (Some(pointed), _) => Some(pointed),
        (None, waits) => waits.or(focused),
    }
}

impl Play {
    /// Whether moves are confirmed.
    pub fn confirms(self) -> bool {
        self.settings.with_untracked(|settings| settings.confirm)
    }

    /// Whether this touch would make a move and is the first of the two needed.
    pub(super) fn is_to_confirm(self, spot: Spot) -> bool {
        if !self.confirms() {
            return false;
        }
        let (goal, in_hand) = self.open.with_untracked(|open| {
            let goal = open.target(spot).filter(|target| target.makes.is_some());
            (goal.map(|goal| goal.touch.clone()), open.in_hand.clone())
        });
        let Some(goal) = goal else { return false };
        let again = |asked: &Asked| asked.in_hand == in_hand && goal.covers(asked.spot);
        if self
            .asked
            .with_untracked(|asked| asked.as_ref().is_some_and(again))
        {
            self.asked.set(None);
            return false;
        }
        self.asked.set(Some(Asked { in_hand, spot }));
        true
    }
}
