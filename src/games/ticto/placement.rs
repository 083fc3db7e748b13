//! Placements: the place and the pose of a piece. `c3` is a square, `b1c1` a rectangle, `c3n` a square in a
//! groove, `b3nc3n` a rectangle that lies in a groove, and `^c3n` one on end.

use super::lattice::{Direction, go, groove, is_cell, is_margin, is_segment};
use super::text::Text;
use crate::play::Spot;
use crate::rules::{MoveTextError, sort_short};
use std::fmt;
use std::str::FromStr;

/// The kind of a piece (not the round) together with its pose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// A square, flat.
    Square,
    /// A flat rectangle whose halves are side by side.
    Wide,
    /// A flat rectangle with one half above the other.
    High,
    /// A square in a groove.
    Wall,
    /// A rectangle that lies in a groove.
    Long,
    /// A rectangle on end in a groove.
    Tall,
}

const SHAPES: [Shape; 6] = [
    Shape::Square,
    Shape::Wide,
    Shape::High,
    Shape::Wall,
    Shape::Long,
    Shape::Tall,
];

/// The place and pose of a square or a rectangle: its shape, and the lower or left one of its cells or
/// segments. It is packed into one number because positions are copied and compared very often.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement(u16);

/// The offset of a lattice coordinate, and the number of its bits.
const ORIGIN: i8 = 3;
const BITS: u16 = 5;
const MASK: u16 = (1 << BITS) - 1;

impl Placement {
    pub(super) const fn new(shape: Shape, first: Spot) -> Placement {
        let (x, y) = (first.x + ORIGIN, first.y + ORIGIN);
        Placement((shape as u16) << (2 * BITS) | (x as u16) << BITS | y as u16)
    }

    /// The flat rectangle on a cell and the next cell in a direction.
    pub(super) fn flat(first: Spot, direction: Direction) -> Placement {
        let (shape, lowest) = match direction {
            Direction::EAST => (Shape::Wide, first),
            Direction::NORTH => (Shape::High, first),
            _ if direction.y == 0 => (Shape::Wide, go(first, direction, 2)),
            _ => (Shape::High, go(first, direction, 2)),
        };
        Placement::new(shape, lowest)
    }

    #[must_use]
    pub fn shape(self) -> Shape {
        SHAPES[usize::from(self.0 >> (2 * BITS))]
    }

    /// A number that is different for every placement, never 0.
    pub(super) const fn code(self) -> u16 {
        self.0
    }

    /// The lower or left one of its cells or segments.
    #[must_use]
    pub fn first(self) -> Spot {
        let along = |bits: u16| (bits & MASK) as i8 - ORIGIN;
        Spot {
            x: along(self.0 >> BITS),
            y: along(self.0),
            level: 0,
        }
    }

    #[must_use]
    pub fn is_flat(self) -> bool {
        matches!(self.shape(), Shape::Square | Shape::Wide | Shape::High)
    }

    #[must_use]
    pub fn is_square(self) -> bool {
        matches!(self.shape(), Shape::Square | Shape::Wall)
    }

    /// The direction from its first cell or segment to the second. For a piece in a groove, the direction of
    /// the groove.
    pub(super) fn axis(self) -> Direction {
        match self.shape() {
            Shape::Square | Shape::Wide => Direction::EAST,
            Shape::High => Direction::NORTH,
            Shape::Wall | Shape::Long | Shape::Tall => groove(self.first()),
        }
    }

    /// The second cell or segment of a rectangle that has two.
    pub(super) fn second(self) -> Option<Spot> {
        self.has_two().then(|| go(self.first(), self.axis(), 2))
    }

    fn has_two(self) -> bool {
        matches!(self.shape(), Shape::Wide | Shape::High | Shape::Long)
    }

    /// The cells or segments in its name.
    pub fn named(self) -> impl Iterator<Item = Spot> + Clone {
        let (first, axis) = (self.first(), self.axis());
        let count = if self.has_two() { 2 } else { 1 };
        (0..count).map(move |half| go(first, axis, 2 * half))
    }

    /// The cells of the board on which it lies.
    pub(super) fn cells(self) -> impl Iterator<Item = Spot> + Clone {
        self.named().filter(|at| is_cell(*at))
    }

    /// The place between its halves: the segment under it, or the crossing that it occupies.
    pub(super) fn middle(self) -> Option<Spot> {
        self.second().map(|_| go(self.first(), self.axis(), 1))
    }

    /// Everything that it occupies. A half on the board comes before one in the margin.
    pub(super) fn spots(self) -> Vec<Spot> {
        let mut spots: Vec<Spot> = self.named().collect();
        sort_short(&mut spots, |at| is_margin(*at));
        spots.extend(self.middle());
        spots
    }

    /// Whether it occupies the place.
    pub(super) fn holds(self, at: Spot) -> bool {
        self.named().any(|named| named == at) || self.middle() == Some(at)
    }

    /// The cell or segment at its front in this direction.
    pub(super) fn front(self, direction: Direction) -> Spot {
        match self.second() {
            Some(second) if direction == self.axis() => second,
            _ => self.first(),
        }
    }

    /// The same placement, one cell or segment further.
    pub(super) fn moved(self, direction: Direction) -> Placement {
        Placement::new(self.shape(), go(self.first(), direction, 2))
    }

    /// The direction along its groove to another wall in the groove.
    pub(super) fn toward(self, other: Placement) -> Direction {
        if self.first() < other.first() {
            self.axis()
        } else {
            self.axis().back()
        }
    }

    /// The placement of a piece from a groove after it has lain down on that side.
    pub(super) fn lie_down(self, direction: Direction) -> Placement {
        let near = go(self.first(), direction, 1);
        match self.shape() {
            Shape::Long => Placement::flat(near, self.axis()),
            Shape::Tall => Placement::flat(near, direction),
            _ => Placement::new(Shape::Square, near),
        }
    }

    pub(super) fn is_half_out(self) -> bool {
        self.is_flat() && self.named().any(is_margin)
    }

    /// The half of a flat rectangle that is on the board. If both halves are, the first one.
    pub(super) fn board_half(self) -> Spot {
        self.cells().next().unwrap_or(self.first())
    }

    pub(super) fn write(self, text: &mut Text) {
        if self.shape() == Shape::Tall {
            text.push(b'^');
        }
        self.named().for_each(|at| text.push_spot(at));
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::EMPTY;
        self.write(&mut text);
        text.fmt(f)
    }
}

/// The reason why these cells or segments are not a place for a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// This is not the name of a piece.
    Unreadable,
    /// A square in the margin.
    SquareInMargin,
    /// A rectangle without a half on the board.
    AllInMargin,
    /// Two cells that are not next to each other, or in the wrong order.
    Cells,
    /// Two segments that are not next to each other in one groove, or in the wrong order.
    Segments,
    NoSegment(Spot),
}

/// Reads the name of a piece's place, with a mark for each half that is the upper one of two.
pub(super) fn read_marked(text: &str) -> Result<(Placement, [bool; 2]), Fault> {
    let (rest, on_end) = match text.strip_prefix('^') {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    let (first, first_mark, rest) = name(rest).ok_or(Fault::Unreadable)?;
    if rest.is_empty() {
        let placement = one(first, on_end)?;
        if first_mark && !placement.is_flat() {
            return Err(Fault::Unreadable);
        }
        return Ok((placement, [first_mark, false]));
    }
    let (second, second_mark, rest) = name(rest).ok_or(Fault::Unreadable)?;
    if on_end || !rest.is_empty() {
        return Err(Fault::Unreadable);
    }
    let placement = two(first, second)?;
    if (first_mark || second_mark) && !placement.is_flat() {
        return Err(Fault::Unreadable);
    }
    Ok((placement, [first_mark, second_mark]))
}

fn is_named_cell(at: Spot) -> bool {
    at.x & 1 != 0 && at.y & 1 != 0
}

fn one(at: Spot, on_end: bool) -> Result<Placement, Fault> {
    match (is_named_cell(at), on_end) {
        (true, true) => Err(Fault::Unreadable),
        (true, false) if is_cell(at) => Ok(Placement::new(Shape::Square, at)),
        (true, false) => Err(Fault::SquareInMargin),
        (false, _) if !is_segment(at) => Err(Fault::NoSegment(at)),
        (false, true) => Ok(Placement::new(Shape::Tall, at)),
        (false, false) => Ok(Placement::new(Shape::Wall, at)),
    }
}

fn two(first: Spot, second: Spot) -> Result<Placement, Fault> {
    let placement = match (is_named_cell(first), is_named_cell(second)) {
        (true, true) if second == go(first, Direction::EAST, 2) => {
            Placement::new(Shape::Wide, first)
        }
        (true, true) if second == go(first, Direction::NORTH, 2) => {
            Placement::new(Shape::High, first)
        }
        (true, true) => return Err(Fault::Cells),
        (false, false) => Placement::new(Shape::Long, first),
        _ => return Err(Fault::Unreadable),
    };
    if !placement.is_flat() {
        let none = [first, second].into_iter().find(|at| !is_segment(*at));
        return match none {
            Some(none) => Err(Fault::NoSegment(none)),
            None if placement.second() == Some(second) => Ok(placement),
            None => Err(Fault::Segments),
        };
    }
    if placement.cells().next().is_none() {
        return Err(Fault::AllInMargin);
    }
    Ok(placement)
}

/// The cell or segment at the start of a text, whether it is marked, and the rest of the text.
fn name(text: &str) -> Option<(Spot, bool, &str)> {
    let &[letter, digit, ..] = text.as_bytes() else {
        return None;
    };
    let file = match letter {
        b'z' => 0,
        b'a'..=b'h' => letter - b'a' + 1,
        _ => return None,
    };
    let rank = match digit {
        b'0'..=b'8' => digit - b'0',
        _ => return None,
    };
    let cell = Spot::cell(file.cast_signed(), rank.cast_signed());
    let rest = &text[2..];
    let segment = match rest.as_bytes() {
        [b'n', ..] => Some(go(cell, Direction::NORTH, 1)),
        // An `e` before a digit is the file of the next name.
        [b'e', next, ..] if next.is_ascii_digit() => None,
        [b'e', ..] => Some(go(cell, Direction::EAST, 1)),
        _ => None,
    };
    let (at, rest) = match segment {
        Some(segment) => (segment, &rest[1..]),
        None => (cell, rest),
    };
    match rest.strip_prefix('+') {
        Some(rest) => Some((at, true, rest)),
        None => Some((at, false, rest)),
    }
}

impl FromStr for Placement {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Placement, MoveTextError> {
        match read_marked(text) {
            Ok((placement, [false, false])) => Ok(placement),
            _ => Err(MoveTextError),
        }
    }
}
