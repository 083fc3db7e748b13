//! The values of a position in a solved game.

use crate::play::{GameRecord, PossibleTouches, Probe, Spot};
use crate::rules::Side;
use crate::session::spot_value::SpotValue;

/// The values of a position and its moves.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionValues {
    /// The side to move.
    pub turn: Side,
    pub known: Probe,
    /// The touches of every move.
    steps: Vec<Vec<Spot>>,
}

impl PositionValues {
    /// The values after a ply of a game.
    #[must_use]
    pub fn new(record: &GameRecord, ply: usize, known: Probe) -> PositionValues {
        let steps = known.moves.iter().map(|one| record.steps(ply, &one.mv));
        PositionValues {
            turn: record.turn_at(ply),
            steps: steps.collect(),
            known,
        }
    }

    /// Whether the result in this game differs from the result of the position alone.
    #[must_use]
    pub fn is_overruled(&self) -> bool {
        self.known.times > 2 || self.known.outcome().wdl() != self.known.value.wdl()
    }

    /// The places that can be touched next, with their values. Without a selection, the places of the pieces.
    #[must_use]
    pub fn places(&self, open: &PossibleTouches) -> Vec<SpotValue> {
        let since = &open.touched[open.selected.len().min(open.touched.len())..];
        let begins = |steps: &[Spot]| match open.selected.is_empty() {
            true => Some(0),
            false => {
                let (first, rest) = steps.split_first()?;
                let same = open.selected.contains(first) && rest.starts_with(since);
                same.then_some(1 + since.len())
            }
        };
        // The next touch may also move another number of pieces than the selected one.
        let goes = |mv: &str| {
            let mut targets = open.targets.iter();
            targets.any(|target| target.number.is_some() && target.makes.as_deref() == Some(mv))
        };
        let mut places: Vec<SpotValue> = Vec::new();
        for (one, steps) in self.known.moves.iter().zip(&self.steps) {
            let next = match goes(&one.mv) {
                true => steps.last(),
                false => begins(steps).and_then(|made| steps.get(made)),
            };
            let Some(spot) = next else {
                continue;
            };
            let new = SpotValue {
                spot: spot.ground(),
                value: one.outcome(),
                repeats: one.repeats,
                is_target: !open.selected.is_empty(),
            };
            match places.iter_mut().find(|place| place.spot == new.spot) {
                Some(place) if new.rank() > place.rank() => *place = new,
                Some(_) => {}
                None => places.push(new),
            }
        }
        places
    }
}
