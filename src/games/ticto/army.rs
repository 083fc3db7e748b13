//! The squares and rectangles of one side.

use super::stand::Stand;
use crate::play::Spot;

/// Seven squares and two rectangles.
pub(super) const MOST_SQUARES: usize = 7;
pub(super) const MOST_RECTANGLES: usize = 2;
const MOST: usize = MOST_SQUARES + MOST_RECTANGLES;

/// A square or a rectangle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Man {
    pub(super) stand: Stand,
    /// For each cell of its name whether it is the upper one of two there.
    pub(super) upper: [bool; 2],
}

impl Man {
    /// The cells of the board that it lies on, each with whether it is the upper one of two there.
    pub(super) fn halves(self) -> impl Iterator<Item = (Spot, bool)> {
        let named = self.stand.named().zip(self.upper);
        let flat = self.stand.is_flat();
        named.filter(move |(at, _)| flat && super::lattice::is_cell(*at))
    }

    /// Whether it lies on another piece anywhere.
    pub(super) fn is_upper(self) -> bool {
        self.upper != [false; 2]
    }

    pub(super) fn is_upper_on(self, cell: Spot) -> bool {
        self.halves().any(|(at, upper)| at == cell && upper)
    }

    pub(super) fn lies_on(self, cell: Spot) -> bool {
        self.halves().any(|(at, _)| at == cell)
    }

    /// Whether it lies on that piece on some cell.
    pub(super) fn lies_upon(self, lower: Man) -> bool {
        let mut on = self.halves().filter(|(_, upper)| *upper);
        on.any(|(at, _)| lower.lies_on(at) && !lower.is_upper_on(at))
    }
}

/// Men have no identity: an army is where they are, in one order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Army([Option<Man>; MOST]);

impl Army {
    pub(super) const EMPTY: Army = Army([None; MOST]);

    pub(super) fn men(&self) -> impl Iterator<Item = Man> + Clone + '_ {
        self.0.iter().copied().flatten()
    }

    pub(super) fn count(&self) -> usize {
        self.men().count()
    }

    /// Puts something in the place of a man, or of none.
    pub(super) fn change(&mut self, from: Option<Man>, to: Option<Man>) {
        let slot = self.0.iter_mut().find(|slot| **slot == from);
        *slot.expect("a man who goes is there, and room for one who comes") = to;
        self.0.sort_unstable();
    }

    /// The man who stands so; of two the one on top.
    pub(super) fn on_top(&self, stand: Stand) -> Option<Man> {
        let so = self.men().filter(|man| man.stand == stand);
        so.max_by_key(|man| man.is_upper())
    }

    /// The wall in a segment.
    pub(super) fn wall(&self, segment: Spot) -> Option<Man> {
        let here = |man: &Man| !man.stand.is_flat() && man.stand.named().any(|at| at == segment);
        self.men().find(here)
    }
}
