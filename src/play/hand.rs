//! The hand over the board: which touches are open, and what one more of them does.

use super::{AnyPosition, Erased, LegalMove, MoveId, Spot, Touch};
use crate::rules::sort_short;
use std::cmp::Reverse;

/// The touches made so far towards a move.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Hand {
    touched: Vec<Spot>,
    /// Where a stack was touched first: touched there again, it gives one piece more.
    asked: Option<Spot>,
}

/// What a touch did.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The gesture goes on.
    Held,
    /// The piece in hand was touched again: nothing is in hand now.
    LetGo,
    /// The gesture is complete and makes this move, which is not played yet.
    Moved(MoveId),
    /// No move goes this way: nothing is in hand now, but what two touches have begun.
    Refused {
        reason: Erased,
        /// The number of the rule that forbids it, if one does.
        rule: Option<&'static str>,
    },
}

impl Hand {
    #[must_use]
    pub fn touched(&self) -> &[Spot] {
        &self.touched
    }

    pub fn let_go(&mut self) {
        self.touched.clear();
        self.asked = None;
    }

    /// The moves that agree with the touches so far, each with the touch that goes on to it, in
    /// the order of the moves.
    #[must_use]
    pub fn open(&self, position: &dyn AnyPosition) -> Vec<(MoveId, Touch)> {
        let levels = position.tells_levels();
        let begun = |gesture: &[Touch]| {
            gesture.len() > self.touched.len()
                && gesture
                    .iter()
                    .zip(&self.touched)
                    .all(|(touch, spot)| touch.means(*spot, levels))
        };
        let moves = position.legal().iter().enumerate();
        moves
            .filter(|(_, mv)| begun(&mv.gesture))
            .map(|(index, mv)| (MoveId::at(index), mv.gesture[self.touched.len()].clone()))
            .collect()
    }

    /// Touches a spot. A spot that goes on with the gesture does so, whatever else it could be; a stack in hand gives
    /// one piece more, any other piece in hand lets go; another piece that can move is taken in hand instead; where
    /// only another number of the stack in hand can go, that number goes.
    pub fn touch(&mut self, position: &dyn AnyPosition, spot: Spot) -> Answer {
        let open: Vec<MoveId> = self.going_on(position, spot);
        if let Some(&mv) = open.first() {
            if self.touched.is_empty() {
                self.asked = Some(spot);
            }
            self.touched.push(spot);
            if position.legal()[mv.index()].gesture.len() > self.touched.len() {
                return Answer::Held;
            }
            self.let_go();
            return Answer::Moved(mv);
        }
        if let Some(answer) = self.lift_more(position, spot) {
            return answer;
        }
        if self
            .held(position)
            .is_some_and(|piece| piece.means(spot, position.tells_levels()))
        {
            self.let_go();
            return Answer::LetGo;
        }
        let at_once = self.at_once(position);
        if let Some((mv, _)) = at_once
            .iter()
            .find(|(_, touch)| touch.means(spot, position.tells_levels()))
        {
            self.let_go();
            return Answer::Moved(*mv);
        }
        let touched = std::mem::take(&mut self.touched);
        if !touched.is_empty() && !self.going_on(position, spot).is_empty() {
            return self.touch(position, spot);
        }
        let refused = [&touched[..], &[spot]].concat();
        // What was asked is still asked: where a push is half made, a stray touch does not undo it.
        match touched.len() > 1 {
            true => self.touched = touched,
            false => self.asked = None,
        }
        let (reason, rule) = position.why_not(&refused);
        Answer::Refused { reason, rule }
    }

    /// The first touch of the gesture, with every spot that means the same.
    #[must_use]
    pub fn held(&self, position: &dyn AnyPosition) -> Option<Touch> {
        let first = *self.touched.first()?;
        let empty = Hand::default();
        empty
            .open(position)
            .into_iter()
            .map(|(_, touch)| touch)
            .find(|touch| touch.means(first, position.tells_levels()))
    }

    /// Whether a hand at this spot is at what is in hand: the piece, or where its stack was touched.
    #[must_use]
    pub fn holds(&self, position: &dyn AnyPosition, spot: Spot) -> bool {
        let held = self.held(position);
        let is_held = held.is_some_and(|piece| piece.means(spot, position.tells_levels()));
        let is_asked = |asked: Spot| {
            let lifts = lifts(position, asked);
            let (asked, spot) = (lift_of(&lifts, asked), lift_of(&lifts, spot));
            asked.is_some() && asked == spot
        };
        let asked = self
            .asked
            .filter(|_| position.tells_levels() && !self.touched.is_empty());
        is_held || asked.is_some_and(is_asked)
    }

    /// The moves of other numbers of the stack in hand that a touch makes at once: to places where only one number can
    /// go, and where nothing else could be meant.
    #[must_use]
    pub fn at_once(&self, position: &dyn AnyPosition) -> Vec<(MoveId, Touch)> {
        let (true, &[first]) = (position.tells_levels(), self.touched()) else {
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
        let begins = Hand::default().open(position);
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

    /// Whether a stack in hand, touched again, gives one piece more.
    #[must_use]
    pub fn gives_more(&self, position: &dyn AnyPosition) -> bool {
        let (true, &[first]) = (position.tells_levels(), self.touched()) else {
            return false;
        };
        let lifts = lifts(position, first);
        lift_of(&lifts, first).is_some_and(|now| now + 1 < lifts.len())
    }

    /// Touched again, a stack in hand gives one piece more, after all of them it lets go; nothing where another place
    /// is touched, or a piece that tells its number by itself.
    fn lift_more(&mut self, position: &dyn AnyPosition, spot: Spot) -> Option<Answer> {
        let (true, &[first], Some(asked)) = (position.tells_levels(), self.touched(), self.asked)
        else {
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
                Some(Answer::Held)
            }
            None => {
                self.let_go();
                Some(Answer::LetGo)
            }
        }
    }

    fn going_on(&self, position: &dyn AnyPosition, spot: Spot) -> Vec<MoveId> {
        self.open(position)
            .into_iter()
            .filter(|(_, touch)| touch.means(spot, position.tells_levels()))
            .map(|(mv, _)| mv)
            .collect()
    }
}

/// The touches that lift pieces of the stack at a place, one piece first.
fn lifts(position: &dyn AnyPosition, place: Spot) -> Vec<Touch> {
    let mut lifts: Vec<Touch> = Vec::new();
    for (_, touch) in Hand::default().open(position) {
        if touch.covers(place) && !lifts.iter().any(|known| known.same(&touch)) {
            lifts.push(touch);
        }
    }
    sort_short(&mut lifts, |touch| Reverse(touch.first().level));
    lifts
}

/// Which of these touches a spot is.
fn lift_of(lifts: &[Touch], spot: Spot) -> Option<usize> {
    lifts.iter().position(|touch| touch.contains(spot))
}

#[cfg(test)]
mod tests;
