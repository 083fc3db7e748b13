//! The squares and rectangles of one side.

use super::placement::Placement;
use crate::play::Spot;

/// Each side has seven squares and two rectangles.
pub(super) const MAX_SQUARES: usize = 7;
pub(super) const MAX_RECTANGLES: usize = 2;
const MAX_PIECES: usize = MAX_SQUARES + MAX_RECTANGLES;

/// A square or a rectangle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct ArmyPiece {
    pub(super) placement: Placement,
    /// For each cell of its name, whether it is the upper piece there.
    pub(super) upper: [bool; 2],
}

impl ArmyPiece {
    /// The cells of the board on which it lies, each with whether it is the upper piece there.
    pub(super) fn halves(self) -> impl Iterator<Item = (Spot, bool)> {
        let named = self.placement.named().zip(self.upper);
        let flat = self.placement.is_flat();
        named.filter(move |(at, _)| flat && super::lattice::is_cell(*at))
    }

    /// Whether it lies on another piece on any cell.
    pub(super) fn is_upper(self) -> bool {
        self.upper != [false; 2]
    }

    /// Whether it lies on a cell of the board: `Some(true)` if it is the upper piece there, `Some(false)` if
    /// not.
    pub(super) fn on(self, cell: Spot) -> Option<bool> {
        if !self.placement.is_flat() {
            None
        } else if self.placement.first() == cell {
            Some(self.upper[0])
        } else {
            (self.placement.second() == Some(cell)).then_some(self.upper[1])
        }
    }

    pub(super) fn is_upper_on(self, cell: Spot) -> bool {
        self.on(cell) == Some(true)
    }

    pub(super) fn lies_on(self, cell: Spot) -> bool {
        self.on(cell).is_some()
    }

    /// Whether it lies on the other piece on some cell.
    pub(super) fn lies_upon(self, lower: ArmyPiece) -> bool {
        let mut on = self.halves().filter(|(_, upper)| *upper);
        on.any(|(at, _)| lower.on(at) == Some(false))
    }
}

/// The pieces of a side. They have no identity: two armies are equal if they occupy the same places.
/// The slots are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Army([Option<ArmyPiece>; MAX_PIECES]);

impl Army {
    pub(super) const EMPTY: Army = Army([None; MAX_PIECES]);

    pub(super) fn pieces(&self) -> impl Iterator<Item = ArmyPiece> + Clone + '_ {
        self.0.iter().copied().flatten()
    }

    pub(super) fn count(&self) -> usize {
        self.pieces().count()
    }

    /// The number of squares and the number of rectangles.
    pub(super) fn kinds(&self) -> [i32; 2] {
        let mut kinds = [0; 2];
        for piece in self.pieces() {
            kinds[usize::from(!piece.placement.is_square())] += 1;
        }
        kinds
    }

    /// Replaces a piece (or an empty slot) by another. Does nothing if `from` is missing.
    pub(super) fn change(&mut self, from: Option<ArmyPiece>, to: Option<ArmyPiece>) {
        let slots = &mut self.0;
        let Some(mut at) = slots.iter().position(|slot| *slot == from) else {
            return;
        };
        slots[at] = to;
        while at > 0 && slots[at] < slots[at - 1] {
            slots.swap(at, at - 1);
            at -= 1;
        }
        while at + 1 < MAX_PIECES && slots[at] > slots[at + 1] {
            slots.swap(at, at + 1);
            at += 1;
        }
    }

    /// The piece with this placement. If there are two, the upper one.
    pub(super) fn on_top(&self, placement: Placement) -> Option<ArmyPiece> {
        let so = self.pieces().filter(|piece| piece.placement == placement);
        so.max_by_key(|piece| piece.is_upper())
    }

    /// The wall in a segment.
    pub(super) fn wall(&self, segment: Spot) -> Option<ArmyPiece> {
        let here = |piece: &ArmyPiece| {
            !piece.placement.is_flat() && piece.placement.named().any(|at| at == segment)
        };
        self.pieces().find(here)
    }
}
