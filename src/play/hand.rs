//! The hand over the board: which touches are open, and what one more of them does.

use super::{Game, Spot, Touch};
use std::cmp::Reverse;

/// The touches made so far towards a move.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Hand {
    touched: Vec<Spot>,
    /// Where a stack was touched first: touched there again, it gives one piece more.
    asked: Option<Spot>,
}

/// What a touch did.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer<G: Game> {
    /// The gesture goes on.
    Held,
    /// The piece in hand was touched again: nothing is in hand now.
    LetGo,
    /// The gesture is complete and makes this move, which is not played yet.
    Moved(G::Move),
    /// No move goes this way: nothing is in hand now, but what two touches have begun.
    Refused(G::Reason),
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
    pub fn open<G: Game>(&self, position: &G) -> Vec<(G::Move, Touch)> {
        let begun = |gesture: &[Touch]| {
            gesture.len() > self.touched.len()
                && gesture
                    .iter()
                    .zip(&self.touched)
                    .all(|(touch, spot)| touch.means::<G>(*spot))
        };
        position
            .moves()
            .into_iter()
            .filter_map(|mv| {
                let mut gesture = position.gesture(mv);
                begun(&gesture).then(|| (mv, gesture.swap_remove(self.touched.len())))
            })
            .collect()
    }

    /// Touches a spot. A spot that goes on with the gesture does so, whatever else it could be; a stack in hand gives
    /// one piece more, any other piece in hand lets go; another piece that can move is taken in hand instead; where
    /// only another number of the stack in hand can go, that number goes.
    pub fn touch<G: Game>(&mut self, position: &G, spot: Spot) -> Answer<G> {
        let open: Vec<G::Move> = self.going_on(position, spot);
        if let Some(&mv) = open.first() {
            if self.touched.is_empty() {
                self.asked = Some(spot);
            }
            self.touched.push(spot);
            if position.gesture(mv).len() > self.touched.len() {
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
            .is_some_and(|piece| piece.means::<G>(spot))
        {
            self.let_go();
            return Answer::LetGo;
        }
        let at_once = self.at_once(position);
        if let Some((mv, _)) = at_once.iter().find(|(_, touch)| touch.means::<G>(spot)) {
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
        Answer::Refused(position.why_not(&refused))
    }

    /// The first touch of the gesture, with every spot that means the same.
    #[must_use]
    pub fn held<G: Game>(&self, position: &G) -> Option<Touch> {
        let first = *self.touched.first()?;
        let empty = Hand::default();
        empty
            .open(position)
            .into_iter()
            .map(|(_, touch)| touch)
            .find(|touch| touch.means::<G>(first))
    }

    /// Whether a hand at this spot is at what is in hand: the piece, or where its stack was touched.
    #[must_use]
    pub fn holds<G: Game>(&self, position: &G, spot: Spot) -> bool {
        let held = self.held(position);
        let is_held = held.is_some_and(|piece| piece.means::<G>(spot));
        let is_asked = |asked: Spot| {
            let lifts = lifts(position, asked);
            let (asked, spot) = (lift_of(&lifts, asked), lift_of(&lifts, spot));
            asked.is_some() && asked == spot
        };
        let asked = self.asked.filter(|_| G::LEVELS && !self.touched.is_empty());
        is_held || asked.is_some_and(is_asked)
    }

    /// The moves of other numbers of the stack in hand that a touch makes at once: to places where only one number can
    /// go, and where nothing else could be meant.
    #[must_use]
    pub fn at_once<G: Game>(&self, position: &G) -> Vec<(G::Move, Touch)> {
        let (true, &[first]) = (G::LEVELS, self.touched()) else {
            return Vec::new();
        };
        let of_stack = |mv: G::Move| match <[Touch; 2]>::try_from(position.gesture(mv)) {
            Ok([from, to]) if from.covers(first) => Some((mv, from.contains(first), to)),
            _ => None,
        };
        let all: Vec<_> = position.moves().into_iter().filter_map(of_stack).collect();
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
    pub fn gives_more<G: Game>(&self, position: &G) -> bool {
        let (true, &[first]) = (G::LEVELS, self.touched()) else {
            return false;
        };
        let lifts = lifts(position, first);
        lift_of(&lifts, first).is_some_and(|now| now + 1 < lifts.len())
    }

    /// Touched again, a stack in hand gives one piece more, after all of them it lets go; nothing where another place
    /// is touched, or a piece that tells its number by itself.
    fn lift_more<G: Game>(&mut self, position: &G, spot: Spot) -> Option<Answer<G>> {
        let (true, &[first], Some(asked)) = (G::LEVELS, self.touched(), self.asked) else {
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

    fn going_on<G: Game>(&self, position: &G, spot: Spot) -> Vec<G::Move> {
        self.open(position)
            .into_iter()
            .filter(|(_, touch)| touch.means::<G>(spot))
            .map(|(mv, _)| mv)
            .collect()
    }
}

/// The touches that lift pieces of the stack at a place, one piece first.
fn lifts<G: Game>(position: &G, place: Spot) -> Vec<Touch> {
    let mut lifts: Vec<Touch> = Vec::new();
    for (_, touch) in Hand::default().open(position) {
        if touch.covers(place) && !lifts.iter().any(|known| known.same(&touch)) {
            lifts.push(touch);
        }
    }
    lifts.sort_by_key(|touch| Reverse(touch.first().level));
    lifts
}

/// Which of these touches a spot is.
fn lift_of(lifts: &[Touch], spot: Spot) -> Option<usize> {
    lifts.iter().position(|touch| touch.contains(spot))
}

#[cfg(test)]
mod tests;
