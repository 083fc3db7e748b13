//! What is true of each place just now.

use super::{Consequence, Open, Spot};
use std::collections::BTreeMap;

/// What is true of a place.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mark {
    /// What stands there can be taken in hand.
    pub movable: bool,
    pub selected: bool,
    /// What is in hand can go there.
    pub target: bool,
    /// What it would do there.
    pub consequence: Consequence,
    /// How many pieces of the stack in hand go there, where that is another number than is in hand.
    pub number: Option<u8>,
    pub last: bool,
    /// Of the places that mean the same it is the one to be drawn on.
    pub first: bool,
}

impl Mark {
    /// All that is true of it, a word each.
    #[must_use]
    pub fn words(self) -> String {
        let all = [
            ("movable", self.movable),
            ("selected", self.selected),
            ("target", self.target),
            ("take", self.consequence.takes),
            ("push", self.consequence.pushes),
            ("lose", self.consequence.loses),
            ("last", self.last),
        ];
        let words = all.iter().filter(|(_, is)| *is).map(|(word, _)| *word);
        words.collect::<Vec<&str>>().join(" ")
    }
}

/// The marks of every place that has one.
#[must_use]
pub fn marks(open: &Open, last: &[Spot]) -> BTreeMap<Spot, Mark> {
    let mut marks: BTreeMap<Spot, Mark> = BTreeMap::new();
    for spot in last {
        marks.entry(spot.ground()).or_default().last = true;
    }
    for spot in &open.in_hand {
        marks.entry(spot.ground()).or_default().selected = true;
    }
    for target in &open.targets {
        let first = target.touch.first().ground();
        for spot in target.touch.spots() {
            let mark = marks.entry(spot.ground()).or_default();
            mark.first |= spot.ground() == first;
            if open.in_hand.is_empty() && target.makes.is_none() {
                mark.movable = true;
            } else {
                mark.target = true;
                mark.number = target.number;
                mark.consequence = mark.consequence.and(target.consequence);
            }
        }
    }
    marks
}
