//! What is worth seeing in a position of ZOQ: who is surrounded and who is stuck.

use super::{Cell, Reach, Zoq};
use crate::play::{DECIDED, Note, Spot};
use crate::rules::{Position, Side};

/// Surrounded in a corner, without being lost by it yet: the corner, then its neighbours.
const SURROUNDED: &str = "surrounded";
/// A piece of the side to move that has no move.
const STUCK: &str = "stuck";

impl Zoq {
    /// Each note is about pieces of its side, be they surrounded or stuck.
    pub(super) fn seen(&self) -> Vec<Note> {
        let (side, own) = (self.turn, self.pieces_of(self.turn));
        if self.outcome().is_none() {
            let stuck = own.iter().filter(|at| self.goals(*at).is_empty());
            let stuck = stuck.map(|at| note(STUCK, side, vec![at.spot()]));
            return self
                .corners(SURROUNDED, side.other())
                .chain(stuck)
                .collect();
        }
        let surrounded: Vec<Note> = self.corners(DECIDED, side).collect();
        if surrounded.is_empty() {
            let each = own.iter().map(|at| note(DECIDED, side, vec![at.spot()]));
            each.collect()
        } else {
            surrounded
        }
    }

    /// A note for every surrounded piece of a side.
    fn corners(&self, kind: &'static str, side: Side) -> impl Iterator<Item = Note> {
        self.surrounded(side).map(move |corner| {
            let cells = [corner].into_iter().chain(Reach::Lines.from(corner).iter());
            note(kind, side, cells.map(Cell::spot).collect())
        })
    }
}

fn note(kind: &'static str, side: Side, spots: Vec<Spot>) -> Note {
    Note {
        kind,
        side: Some(side),
        spots,
    }
}
