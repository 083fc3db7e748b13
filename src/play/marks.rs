//! The marks of places for the current touches.

use super::{Consequence, PossibleTouches, SmallMap, Spot};

/// The marks of a place.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mark {
    /// A piece on it can be selected.
    pub movable: bool,
    pub selected: bool,
    /// The selected piece can move there.
    pub target: bool,
    /// The effect of the move there.
    pub consequence: Consequence,
    /// The number of pieces of the selected stack that moves there, if it is not the selected number.
    pub number: Option<u8>,
    pub last: bool,
    /// The target is drawn here, if several places are equivalent.
    pub first: bool,
}

impl Mark {
    /// The names of all marks that are set.
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

/// The marks of every place that has any.
#[must_use]
pub fn marks(open: &PossibleTouches, last: &[Spot]) -> SmallMap<Spot, Mark> {
    let mut marks: SmallMap<Spot, Mark> = SmallMap::default();
    for spot in last {
        marks.entry(spot.ground()).last = true;
    }
    for spot in &open.touched {
        marks.entry(spot.ground()).selected = true;
    }
    for target in &open.targets {
        let first = target.touch.first().ground();
        for spot in target.touch.spots() {
            let mark = marks.entry(spot.ground());
            mark.first |= spot.ground() == first;
            if open.touched.is_empty() && target.makes.is_none() {
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
