//! Notable facts about a position in ZOQ: pieces that are surrounded, stuck, or may soon be stuck.

use super::{Cell, Ending, Reach, Zoq};
use crate::play::{DECIDED, Game, Note, Spot};
use crate::rules::{Position, Side};

/// A piece is surrounded in a corner, but the game is not lost yet. The spots are the corner, then its
/// neighbours.
const SURROUNDED: &str = "surrounded";
/// A piece of the side to move that has no move.
const STUCK: &str = "stuck";
/// The side that is not to move could be left without a move by the next move. The spots are all its pieces
/// on the board.
const CAN_BE_STUCK: &str = "can-be-stuck";
/// The side to move could be left without a move by the reply to one of its moves. The spots are the same as above.
const SQUEEZED: &str = "squeezed";

impl Zoq {
    /// All notes are about pieces of the note's own side.
    pub(super) fn seen(&self) -> Vec<Note> {
        let (side, own) = (self.turn, self.pieces_of(self.turn));
        if self.outcome().is_none() {
            let stuck = own.iter().filter(|at| self.goals(*at).is_empty());
            let stuck = stuck.map(|at| note(STUCK, side, vec![at.spot()]));
            return self
                .corners(SURROUNDED, side.other())
                .chain(stuck)
                .chain(self.squeezed())
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

    /// A note for each side that can be left without a move.
    fn squeezed(&self) -> impl Iterator<Item = Note> {
        let by_a_reply = self.nexts().any(|next| next.can_block());
        let sides = [
            (CAN_BE_STUCK, self.turn.other(), self.can_block()),
            (SQUEEZED, self.turn, by_a_reply),
        ];
        sides
            .into_iter()
            .filter(|(_, _, can)| *can)
            .map(move |(kind, side, _)| {
                let cells = self.pieces_of(side).iter();
                note(kind, side, cells.map(Cell::spot).collect())
            })
    }

    /// Whether some move of the side to move leaves the other side without a move.
    fn can_block(&self) -> bool {
        self.nexts()
            .any(|next| matches!(next.ending(), Some(Ending::Stuck { .. })))
    }

    /// The position after each move.
    fn nexts(&self) -> impl Iterator<Item = Zoq> {
        self.moves().into_iter().map(|mv| {
            let mut next = *self;
            next.play(mv);
            next
        })
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
