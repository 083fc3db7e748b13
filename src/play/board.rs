//! The board under the pieces, as plain data.

use super::Spot;
use crate::rules::Side;

/// The places of a board and the things drawn on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Files, from a.
    pub width: u8,
    /// Ranks, from 1.
    pub height: u8,
    /// Every place that can ever be touched, each once, at ground level.
    pub spots: Vec<Spot>,
    /// Signs drawn on the board itself.
    pub signs: Vec<Sign>,
    /// Lines drawn between places along which pieces move.
    pub lines: Vec<[Spot; 2]>,
    /// The edges that the sides must reach.
    pub goals: Vec<Goal>,
    /// Whether pieces form tall stacks.
    pub stacked: bool,
    /// Whether pieces in hand are shown above and below the board. If not, only a part of the margin is drawn.
    pub hands: bool,
}

/// A permanent sign on the board, for example an exit or a goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sign {
    pub spot: Spot,
    /// The owner, if it has one.
    pub side: Option<Side>,
    /// The name of its symbol, and of its word in the translations.
    pub kind: &'static str,
}

/// An edge of the board that a side must reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    pub side: Side,
    /// Whether it is the highest rank. If not, it is the lowest.
    pub top: bool,
    /// Whether something can leave the board over this edge, into the margin.
    pub mouth: bool,
}

impl Goal {
    /// For each side, the edge opposite its start.
    #[must_use]
    pub fn far_edges(mouth: bool) -> Vec<Goal> {
        let edge = |side| Goal {
            side,
            top: side == Side::White,
            mouth,
        };
        Side::BOTH.map(edge).to_vec()
    }
}

/// The sides of a board that have places beyond them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Margin {
    pub left: bool,
    pub right: bool,
    pub below: bool,
    pub above: bool,
}

impl Board {
    /// A board that only has cells.
    #[must_use]
    pub fn of_cells(width: u8, height: u8) -> Board {
        let (right, top) = far_corner(width, height);
        let inside = |at: i8, end: i8| at.rem_euclid(2) == 1 && (0..end).contains(&at);
        Board::of_lattice(width, height, |spot| {
            inside(spot.x, right) && inside(spot.y, top)
        })
    }

    /// A board of the chosen cells, edges, crossings and margin cells, in reading order.
    #[must_use]
    pub fn of_lattice(width: u8, height: u8, chosen: impl Fn(Spot) -> bool) -> Board {
        let (right, top) = far_corner(width, height);
        let row = |y| (-1..=right + 1).map(move |x| Spot { x, y, level: 0 });
        Board {
            width,
            height,
            spots: (-1..=top + 1)
                .rev()
                .flat_map(row)
                .filter(|spot| chosen(*spot))
                .collect(),
            signs: Vec::new(),
            lines: Vec::new(),
            goals: Vec::new(),
            stacked: false,
            hands: false,
        }
    }

    /// Whether a place is outside the cells and their surrounding edges.
    #[must_use]
    pub fn is_beyond(&self, spot: Spot) -> bool {
        let (right, top) = far_corner(self.width, self.height);
        !(0..=right).contains(&spot.x) || !(0..=top).contains(&spot.y)
    }

    /// Whether there are places between its cells.
    #[must_use]
    pub fn has_grooves(&self) -> bool {
        self.spots
            .iter()
            .any(|spot| spot.x & 1 == 0 || spot.y & 1 == 0)
    }

    /// The sides of the board that have places beyond them.
    #[must_use]
    pub fn margin(&self) -> Margin {
        let (right, top) = far_corner(self.width, self.height);
        let any = |beyond: &dyn Fn(&Spot) -> bool| self.spots.iter().any(beyond);
        Margin {
            left: any(&|spot| spot.x < 0),
            right: any(&|spot| spot.x > right),
            below: any(&|spot| spot.y < 0),
            above: any(&|spot| spot.y > top),
        }
    }
}

/// The upper right corner of the board, in half cells.
fn far_corner(width: u8, height: u8) -> (i8, i8) {
    (2 * width.cast_signed(), 2 * height.cast_signed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_read_from_the_highest_rank() {
        let board = Board::of_cells(3, 2);
        let names: Vec<String> = board.spots.iter().map(Spot::to_string).collect();
        assert_eq!(names, ["a2", "b2", "c2", "a1", "b1", "c1"]);
        assert!(!board.has_grooves());
        assert_eq!(board.margin(), Margin::default());
    }

    #[test]
    fn pieces_beside_the_board_add_a_margin() {
        let mut board = Board::of_cells(3, 3);
        board.spots.push(Spot::cell(2, 4));
        assert_eq!(
            board.margin(),
            Margin {
                above: true,
                ..Margin::default()
            }
        );
        board.spots.push(Spot::cell(0, 1));
        assert!(board.is_beyond(Spot::cell(0, 1)) && !board.is_beyond(Spot::cell(3, 1)));
        assert!(board.margin().left && !board.margin().right && !board.margin().below);
    }
}
