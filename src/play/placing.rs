//! The place and orientation of each drawn piece of a picture.

use super::{Heights, Layout, Piece, Pose, Spot};

impl Piece {
    /// Whether its drawing is turned upright: it is longer vertically than horizontally.
    #[must_use]
    pub fn is_upright(&self) -> bool {
        match self.spots.as_slice() {
            // In a groove. Vertical grooves lie between files.
            [only] => self.pose != Pose::Flat && only.x.rem_euclid(2) == 0,
            all => all.iter().all(|spot| spot.x == all[0].x),
        }
    }

    /// The highest level that it occupies in a pile.
    #[must_use]
    pub fn top_level(&self) -> u8 {
        let levels = self.spots.iter().map(|spot| spot.level);
        levels.max().unwrap_or_default()
    }

    /// The order in which pieces are drawn: stacks in the back before stacks in front, lower before higher, flat pieces
    /// before walls with their shadows.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "no drawing is so large")]
    pub fn drawing_order(&self, layout: &Layout, stacked: bool) -> (i64, u8, u8) {
        let pose = match self.pose {
            Pose::Flat => 0,
            Pose::Lying | Pose::OnEnd => 1,
        };
        let depth = if stacked {
            layout.middle(self.spots[0]).1 as i64
        } else {
            0
        };
        (depth, self.top_level(), pose)
    }

    /// The middle of its drawing: the middle of all its places, raised by the pieces under it.
    #[must_use]
    pub fn middle(&self, layout: &Layout, heights: &Heights) -> (f64, f64) {
        let middle = |spot: &Spot| {
            let (x, y) = layout.middle_of_whole(*spot);
            (x, y - layout.lift(spot.level, heights.at(*spot)))
        };
        let ends = [self.spots.iter().min(), self.spots.iter().max()];
        let ends: Vec<(f64, f64)> = ends.into_iter().flatten().map(middle).collect();
        let count = ends.len().max(1) as f64;
        let sum = |of: fn(&(f64, f64)) -> f64| ends.iter().map(of).sum::<f64>();
        (sum(|end| end.0) / count, sum(|end| end.1) / count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Board, CELL};
    use crate::rules::Side::White;

    fn piece(pose: Pose, spots: &[&str]) -> Piece {
        Piece {
            pose,
            spots: spots.iter().map(|name| name.parse().unwrap()).collect(),
            ..Piece::on(Spot::cell(1, 1), White, "stone")
        }
    }

    #[test]
    fn the_middle_of_a_long_piece_is_between_its_ends() {
        let layout = Layout::new(&Board::of_lattice(7, 7, |_| true), false);
        let across = piece(Pose::Flat, &["d3", "c3", "c3e"]);
        let heights = Heights::of(std::slice::from_ref(&across));
        let between = layout.middle("c3e".parse().unwrap());
        assert_eq!(across.middle(&layout, &heights), between);
        assert!(!across.is_upright());
        assert!(piece(Pose::Flat, &["c3", "c4", "c3n"]).is_upright());
    }

    #[test]
    fn pieces_in_grooves_have_the_direction_of_the_groove() {
        assert!(!piece(Pose::Lying, &["c3n"]).is_upright());
        assert!(piece(Pose::OnEnd, &["c3e"]).is_upright());
        assert!(piece(Pose::Lying, &["c3e", "c3x", "c4e"]).is_upright());
        assert!(!piece(Pose::Flat, &["c3"]).is_upright());
    }

    #[test]
    fn the_pieces_of_a_stack_are_drawn_above_one_another() {
        let layout = Layout::new(&Board::of_cells(3, 3), false);
        let stack = ["b2", "b2.2", "b2.3"].map(|name| piece(Pose::Flat, &[name]));
        let heights = Heights::of(&stack);
        let b2 = Spot::cell(2, 2);
        assert_eq!((heights.at(b2), heights.at(Spot::cell(1, 1))), (3, 0));
        assert_eq!(heights.top(b2), b2.at_level(2));
        assert_eq!(heights.top(Spot::cell(1, 1)), Spot::cell(1, 1));
        let [low, middle, high] = stack.map(|piece| piece.middle(&layout, &heights).1);
        assert_eq!(middle, 1.5 * CELL);
        assert!(high < middle && middle < low);
    }
}
