//! The heights of the stacks, up to the symmetries of the board.

use super::combinations::{count, next, rank, unrank};
use crate::games::three_by_three::Cell;

/// The number of pieces in a position.
pub(super) const PIECES: usize = 12;
/// The number of different height vectors.
pub(super) const VECTORS: usize = count(PIECES + Cell::COUNT - 1, Cell::COUNT - 1);

/// The heights of the nine stacks. Their sum is twelve.
pub(super) type Heights = [u8; Cell::COUNT];

/// The target of each cell.
pub(super) type Symmetry = [u8; Cell::COUNT];

/// The symmetries of the board.
pub(super) const SYMMETRIES: [Symmetry; 8] = {
    let mut all = [[0; Cell::COUNT]; 8];
    let mut number = 0;
    while number < 8 {
        let mut at = 0;
        while at < Cell::COUNT {
            let cell = Cell::numbered(at);
            let (mut file, mut rank) = (cell.file(), cell.rank());
            if number & 1 != 0 {
                file = 2 - file;
            }
            if number & 2 != 0 {
                rank = 2 - rank;
            }
            if number & 4 != 0 {
                (file, rank) = (rank, file);
            }
            all[number][at] = Cell::new(file, rank).index() as u8;
            at += 1;
        }
        number += 1;
    }
    all
};

/// The index of the lowest piece of each stack, when the pieces are numbered stack by stack.
pub(super) fn offsets(heights: &Heights) -> Heights {
    let mut below = 0;
    heights.map(|height| {
        below += height;
        below - height
    })
}

/// The class of a height vector.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    pub class: u16,
    /// A bit for each of [`SYMMETRIES`] that maps the heights to the heights of the class.
    pub symmetries: u8,
}

/// All classes, and the class of every height vector.
pub(super) struct Classes {
    heights: Vec<Heights>,
    places: Vec<Place>,
}

impl Classes {
    /// By Burnside's lemma: (125,970 + 4·1,218 + 210 + 2·10) / 8.
    pub const COUNT: usize = 1 << 14;

    pub fn new() -> Classes {
        let mut classes = Classes {
            heights: Vec::with_capacity(Classes::COUNT),
            places: vec![Place::default(); VECTORS],
        };
        let mut bars = (1 << (Cell::COUNT - 1)) - 1;
        for number in 0..VECTORS {
            if classes.places[number].symmetries == 0 {
                classes.add(between(bars));
            }
            bars = next(bars);
        }
        classes
    }

    fn add(&mut self, heights: Heights) {
        let class = self.heights.len() as u16;
        for (number, symmetry) in SYMMETRIES.iter().enumerate() {
            // The inverse of this symmetry, applied to the class's heights, gives the heights that it maps to
            // the class.
            let mut turned = [0; Cell::COUNT];
            for (height, from) in turned.iter_mut().zip(symmetry) {
                *height = heights[usize::from(*from)];
            }
            let place = &mut self.places[rank(bars(&turned))];
            place.class = class;
            place.symmetries |= 1 << number;
        }
        self.heights.push(heights);
    }

    /// The heights of a class. `class` is less than [`Classes::COUNT`].
    pub fn heights(&self, class: usize) -> &Heights {
        &self.heights[class]
    }

    /// The class of a height vector.
    pub fn place(&self, heights: &Heights) -> Place {
        self.places[rank(bars(heights))]
    }

    /// The number of height vectors in a class: 8, or fewer if they have a symmetry.
    pub fn images(&self, class: usize) -> usize {
        let place = self.place(self.heights(class));
        SYMMETRIES.len() / place.symmetries.count_ones() as usize
    }
}

/// Encodes heights as the positions of the bars between nine stacks of twelve pieces in a row.
fn bars(heights: &Heights) -> u32 {
    let (mut bars, mut at) = (0, 0);
    for height in &heights[..Cell::COUNT - 1] {
        at += u32::from(*height);
        bars |= 1 << at;
        at += 1;
    }
    bars
}

/// The heights with this number, less than [`VECTORS`]. The order has no meaning.
pub(super) fn heights_numbered(number: usize) -> Option<Heights> {
    (number < VECTORS).then(|| between(unrank(number, Cell::COUNT - 1)))
}

/// The reverse of [`bars`].
fn between(bars: u32) -> Heights {
    let (mut heights, mut rest, mut left) = ([0; Cell::COUNT], bars, PIECES as u8);
    for height in &mut heights[..Cell::COUNT - 1] {
        *height = rest.trailing_zeros() as u8;
        rest >>= *height + 1;
        left -= *height;
    }
    heights[Cell::COUNT - 1] = left;
    heights
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Applies a symmetry to heights.
    fn turned(heights: &Heights, symmetry: &Symmetry) -> Heights {
        let mut turned = [0; Cell::COUNT];
        for (to, height) in symmetry.iter().zip(heights) {
            turned[usize::from(*to)] = *height;
        }
        turned
    }

    #[test]
    fn symmetric_heights_are_in_one_class() {
        let classes = Classes::new();
        assert_eq!(classes.heights.len(), Classes::COUNT);
        let images = (0..Classes::COUNT).map(|class| classes.images(class));
        assert_eq!(images.sum::<usize>(), VECTORS);
        let mut row = (1 << (Cell::COUNT - 1)) - 1;
        for number in 0..VECTORS {
            let heights = heights_numbered(number).unwrap();
            assert_eq!(heights, between(row));
            assert_eq!((bars(&heights), rank(row)), (row, number));
            let place = classes.place(&heights);
            let class = classes.heights(usize::from(place.class));
            for (number, symmetry) in SYMMETRIES.iter().enumerate() {
                let leads = turned(&heights, symmetry) == *class;
                assert_eq!(leads, place.symmetries >> number & 1 != 0);
            }
            row = next(row);
        }
    }

    #[test]
    fn the_eight_symmetries_keep_distances() {
        for (number, symmetry) in SYMMETRIES.iter().enumerate() {
            assert!(!SYMMETRIES[..number].contains(symmetry));
            let image = |cell: Cell| Cell::numbered(usize::from(symmetry[cell.index()]));
            for one in Cell::all() {
                for other in Cell::all() {
                    assert_eq!(image(one).distance(image(other)), one.distance(other));
                }
            }
        }
    }
}
