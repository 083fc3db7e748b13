//! The state of touches: the possible touches, and the effect of a further touch.

use super::{AnyPosition, Erased, LegalMove, MoveId, Spot, Touch};
use crate::rules::sort_short;
use std::cmp::Reverse;

/// The touches made so far towards a move.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Selection {
    touched: Vec<Spot>,
    /// The spot of a stack that was touched first. Touching it again takes one more piece.
    first_touch: Option<Spot>,
}

/// The effect of a touch.
#[derive(Clone, Debug)]
pub enum TouchResult {
    /// The gesture continues.
    Selected,
    /// The selected piece was touched again, and is no longer selected.
    Deselected,
    /// The gesture is complete and makes this move. The move is not played yet.
    Moved(MoveId),
    /// No move matches. Nothing is selected any more, except for a gesture with at least two touches.
    Refused {
        reason: Erased,
        /// The number of the rule that forbids it, if there is one.
        rule: Option<&'static str>,
    },
}

impl Selection {
    #[must_use]
    pub fn touched(&self) -> &[Spot] {
        &self.touched
    }

    pub fn deselect(&mut self) {
        self.touched.clear();
        self.first_touch = None;
    }

    /// The moves that match the touches so far, in the order of the moves, each with its next touch.
    #[must_use]
    pub fn open(&self, position: &dyn AnyPosition) -> Vec<(MoveId, Touch)> {
        let distinguishes_levels = position.distinguishes_levels();
        let begun = |gesture: &[Touch]| {
            gesture.len() > self.touched.len()
                && gesture
                    .iter()
                    .zip(&self.touched)
                    .all(|(touch, spot)| touch.means(*spot, distinguishes_levels))
        };
        let moves = position.legal().iter().enumerate();
        moves
            .filter(|(_, mv)| begun(&mv.gesture))
            .map(|(index, mv)| (MoveId::at(index), mv.gesture[self.touched.len()].clone()))
            .collect()
    }

    /// Touches a spot. A spot that continues the gesture is added to it. If the selected piece is touched again, a
    /// stack takes one more piece, and any other piece is deselected. Touching another movable piece selects that
    /// piece. If only another number of pieces of the selected stack can move to the spot, that number moves.
    pub fn touch(&mut self, position: &dyn AnyPosition, spot: Spot) -> TouchResult {
        let open: Vec<MoveId> = self.continuations(position, spot);
        if let Some(&mv) = open.first() {
            if self.touched.is_empty() {
                self.first_touch = Some(spot);
            }
            self.touched.push(spot);
            if position.legal()[mv.index()].gesture.len() > self.touched.len() {
                return TouchResult::Selected;
            }
            self.deselect();
            return TouchResult::Moved(mv);
        }
        if let Some(answer) = self.lift_more(position, spot) {
            return answer;
        }
        if self
            .selected(position)
            .is_some_and(|piece| piece.means(spot, position.distinguishes_levels()))
        {
            self.deselect();
            return TouchResult::Deselected;
        }
        let at_once = self.at_once(position);
        if let Some((mv, _)) = at_once
            .iter()
            .find(|(_, touch)| touch.means(spot, position.distinguishes_levels()))
        {
            self.deselect();
            return TouchResult::Moved(*mv);
        }
        let touched = std::mem::take(&mut self.touched);
        if !touched.is_empty() && !self.continuations(position, spot).is_empty() {
            return self.touch(position, spot);
        }
        let refused = [&touched[..], &[spot]].concat();
        // Keep the gesture so far, so that a wrong touch in the middle of a push does not cancel the push.
        match touched.len() > 1 {
            true => self.touched = touched,
            false => self.first_touch = None,
        }
        let (reason, rule) = position.why_not(&refused);
        TouchResult::Refused { reason, rule }
    }

    /// The first touch of the gesture, with all spots that mean the same.
    #[must_use]
    pub fn selected(&self, position: &dyn AnyPosition) -> Option<Touch> {
        let first = *self.touched.first()?;
        let empty = Selection::default();
        empty
            .open(position)
            .into_iter()
            .map(|(_, touch)| touch)
            .find(|touch| touch.means(first, position.distinguishes_levels()))
    }

    /// Whether this spot belongs to the selection: the piece, or the place where its stack was touched.
    #[must_use]
    pub fn is_selected(&self, position: &dyn AnyPosition, spot: Spot) -> bool {
        let selected = self.selected(position);
        let is_held =
            selected.is_some_and(|piece| piece.means(spot, position.distinguishes_levels()));
        let is_asked = |asked: Spot| {
            let lifts = lifts(position, asked);
            let (asked, spot) = (lift_of(&lifts, asked), lift_of(&lifts, spot));
            asked.is_some() && asked == spot
        };
        let asked = self
            .first_touch
            .filter(|_| position.distinguishes_levels() && !self.touched.is_empty());
        is_held || asked.is_some_and(is_asked)
    }

    /// Moves of other numbers of pieces from the selected stack that a single touch makes: to places that
    /// only one number can reach and that have no other meaning.
    #[must_use]
    pub fn at_once(&self, position: &dyn AnyPosition) -> Vec<(MoveId, Touch)> {
        let (true, &[first]) = (position.distinguishes_levels(), self.touched()) else {
            return Vec::new();
        };
        let of_stack = |(index, mv): (usize, &LegalMove)| match &*mv.gesture {
            [from, to] if from.covers(first) => {
                Some((MoveId::at(index), from.contains(first), to.clone()))
            }
            _ => None,
        };
        let moves = position.legal().iter().enumerate();
        let all: Vec<_> = moves.filter_map(of_stack).collect();
        let begins = Selection::default().open(position);
        let is_alone = |to: &Touch| {
            let there = all.iter().filter(|(_, _, other)| other.covers(to.first()));
            let begins = begins.iter().any(|(_, touch)| touch.covers(to.first()));
            there.count() == 1 && !begins
        };
        let other = all
            .iter()
            .filter(|(_, is_in_hand, to)| !is_in_hand && is_alone(to));
        other.map(|(mv, _, to)| (*mv, to.clone())).collect()
    }

    /// Whether touching the selected stack again takes one more piece.
    #[must_use]
    pub fn gives_more(&self, position: &dyn AnyPosition) -> bool {
        let (true, &[first]) = (position.distinguishes_levels(), self.touched()) else {
            return false;
        };
        let lifts = lifts(position, first);
        lift_of(&lifts, first).is_some_and(|now| now + 1 < lifts.len())
    }

    /// If a selected stack is touched again, takes one more piece, or deselects the stack if no more of its pieces can
    /// move. Returns `None` if another place was touched, or a piece that selects its own number.
    fn lift_more(&mut self, position: &dyn AnyPosition, spot: Spot) -> Option<TouchResult> {
        let (true, &[first], Some(asked)) = (
            position.distinguishes_levels(),
            self.touched(),
            self.first_touch,
        ) else {
            return None;
        };
        if spot.ground() != first.ground() {
            return None;
        }
        let lifts = lifts(position, first);
        let (now, here) = (lift_of(&lifts, first)?, lift_of(&lifts, spot));
        if here != Some(now) && here != lift_of(&lifts, asked) {
            return None;
        }
        match lifts.get(now + 1) {
            Some(more) => {
                self.touched = vec![more.first()];
                Some(TouchResult::Selected)
            }
            None => {
                self.deselect();
                Some(TouchResult::Deselected)
            }
        }
    }

    fn continuations(&self, position: &dyn AnyPosition, spot: Spot) -> Vec<MoveId> {
        self.open(position)
            .into_iter()
            .filter(|(_, touch)| touch.means(spot, position.distinguishes_levels()))
            .map(|(mv, _)| mv)
            .collect()
    }
}

/// The touches that lift pieces of the stack at a place, starting with one piece.
fn lifts(position: &dyn AnyPosition, place: Spot) -> Vec<Touch> {
    let mut lifts: Vec<Touch> = Vec::new();
    for (_, touch) in Selection::default().open(position) {
        if touch.covers(place) && !lifts.iter().any(|known| known.same(&touch)) {
            lifts.push(touch);
        }
    }
    sort_short(&mut lifts, |touch| Reverse(touch.first().level));
    lifts
}

/// The index of the touch that a spot belongs to.
fn lift_of(lifts: &[Touch], spot: Spot) -> Option<usize> {
    lifts.iter().position(|touch| touch.contains(spot))
}

#[cfg(test)]
mod tests;
