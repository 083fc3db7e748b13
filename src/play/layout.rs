//! Where the spots of a board lie in its drawing, and back.

use super::{Board, Spot};

/// A cell's side in the units of the drawing.
pub const CELL: f64 = 100.0;
/// The frame around the cells, where their names stand.
pub const FRAME: f64 = 36.0;

/// The drawing of a board: the cells from (0, 0) rightwards and down, a frame around them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    width: f64,
    height: f64,
    /// Seen from Black's side.
    flipped: bool,
}

impl Layout {
    #[must_use]
    pub fn new(board: &Board, flipped: bool) -> Layout {
        Layout {
            width: f64::from(board.width) * CELL,
            height: f64::from(board.height) * CELL,
            flipped,
        }
    }

    /// Width and height of the cells together.
    #[must_use]
    pub fn size(&self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// Left, top, width and height of the whole drawing.
    #[must_use]
    pub fn view_box(&self) -> [f64; 4] {
        let both = 2.0 * FRAME;
        [-FRAME, -FRAME, self.width + both, self.height + both]
    }

    /// The middle of a spot.
    #[must_use]
    pub fn middle(&self, spot: Spot) -> (f64, f64) {
        let x = f64::from(spot.x) * CELL / 2.0;
        let y = self.height - f64::from(spot.y) * CELL / 2.0;
        if self.flipped {
            (self.width - x, self.height - y)
        } else {
            (x, y)
        }
    }

    /// The cell at a point of the drawing.
    #[must_use]
    pub fn cell_at(&self, (x, y): (f64, f64)) -> Option<Spot> {
        let inside = (0.0..self.width).contains(&x) && (0.0..self.height).contains(&y);
        let (x, y) = if self.flipped {
            (self.width - x, y)
        } else {
            (x, self.height - y)
        };
        #[allow(clippy::cast_possible_truncation)]
        let along = |at: f64| (at / CELL).ceil().max(1.0) as i8;
        inside.then(|| Spot::cell(along(x), along(y)))
    }

    /// The spot that an arrow key leads to on the screen: right and up are positive.
    #[must_use]
    pub fn towards(&self, spot: Spot, right: i8, up: i8) -> Spot {
        let sign = if self.flipped { -1 } else { 1 };
        Spot {
            x: spot.x + 2 * sign * right,
            y: spot.y + 2 * sign * up,
            ..spot
        }
    }
}

/// A point of a drawing from one of its box on the screen; the drawing is centred in it and as
/// large as fits.
#[must_use]
pub fn from_screen(
    view_box: [f64; 4],
    [left, top, width, height]: [f64; 4],
    at: (f64, f64),
) -> (f64, f64) {
    let [x, y, wide, high] = view_box;
    let scale = (wide / width).max(high / height);
    (
        x + wide / 2.0 + (at.0 - left - width / 2.0) * scale,
        y + high / 2.0 + (at.1 - top - height / 2.0) * scale,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_found_at_its_middle_whichever_way_the_board_is_turned() {
        let board = Board::of_cells(5, 7);
        for flipped in [false, true] {
            let layout = Layout::new(&board, flipped);
            for &spot in &board.spots {
                assert_eq!(layout.cell_at(layout.middle(spot)), Some(spot));
            }
        }
        let (x, y) = Layout::new(&board, false).middle(Spot::cell(1, 1));
        assert_eq!((x, y), (50.0, 650.0));
        let (x, y) = Layout::new(&board, true).middle(Spot::cell(1, 1));
        assert_eq!((x, y), (450.0, 50.0));
    }

    #[test]
    fn beside_the_cells_there_is_none() {
        let layout = Layout::new(&Board::of_cells(5, 7), true);
        for at in [
            (-1.0, 50.0),
            (50.0, -1.0),
            (500.0, 50.0),
            (50.0, 700.0),
            (f64::NAN, 0.0),
        ] {
            assert_eq!(layout.cell_at(at), None);
        }
        assert_eq!(layout.cell_at((0.0, 0.0)), Some(Spot::cell(5, 1)));
    }

    #[test]
    fn arrows_go_by_the_screen() {
        let board = Board::of_cells(5, 7);
        let middle = Spot::cell(3, 3);
        let plain = Layout::new(&board, false).towards(middle, 1, 0);
        assert_eq!(plain, Spot::cell(4, 3));
        let turned = Layout::new(&board, true).towards(middle, 0, 1);
        assert_eq!(turned, Spot::cell(3, 2));
    }

    #[test]
    fn a_box_of_another_shape_shows_the_drawing_in_its_middle() {
        let view_box = [-10.0, -10.0, 100.0, 100.0];
        let on_screen = [20.0, 0.0, 400.0, 200.0];
        assert_eq!(
            from_screen(view_box, on_screen, (220.0, 100.0)),
            (40.0, 40.0)
        );
        assert_eq!(
            from_screen(view_box, on_screen, (120.0, 0.0)),
            (-10.0, -10.0)
        );
    }
}
