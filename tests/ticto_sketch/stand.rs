//! Where a piece stands, named as in the notation: `c3`, `b1c1`, `c3n`, `b3nc3n`, `^c3n`.

use std::fmt;
use std::str::FromStr;
use tablero::play::Spot;
use tablero::rules::MoveTextError;

/// The place and state of a square or a rectangle; of two spots the lower or left one comes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stand {
    /// A square, flat.
    Cell(Spot),
    /// A rectangle, flat; one of its cells may be margin.
    Cells(Spot, Spot),
    /// A square in a groove.
    Segment(Spot),
    /// A rectangle lying in a groove.
    Long(Spot, Spot),
    /// A rectangle on end in a groove.
    Tall(Spot),
}

impl Stand {
    /// The stand of these spots, if there is such a one.
    pub fn of(spots: &[Spot], on_end: bool) -> Option<Stand> {
        match *spots {
            [at] if is_segment(at) && on_end => Some(Stand::Tall(at)),
            [at] if is_segment(at) => Some(Stand::Segment(at)),
            [at] if is_cell(at) && !on_end => Some(Stand::Cell(at)),
            [a, b] if on_end || !follows(a, b) => None,
            [a, b] if is_segment(a) && is_segment(b) && along_groove(a, b) => {
                Some(Stand::Long(a, b))
            }
            [a, b] if is_cell(a) || is_cell(b) => Some(Stand::Cells(a, b)),
            _ => None,
        }
    }

    pub fn is_flat(self) -> bool {
        matches!(self, Stand::Cell(_) | Stand::Cells(..))
    }

    pub fn is_square(self) -> bool {
        matches!(self, Stand::Cell(_) | Stand::Segment(_))
    }

    /// The spots of its name.
    pub fn named(self) -> Vec<Spot> {
        match self {
            Stand::Cell(at) | Stand::Segment(at) | Stand::Tall(at) => vec![at],
            Stand::Cells(a, b) | Stand::Long(a, b) => vec![a, b],
        }
    }

    /// The cells of the board that it lies on.
    pub fn cells(self) -> Vec<Spot> {
        let mut cells = self.named();
        cells.retain(|&at| is_cell(at));
        cells
    }

    /// What is between its halves: the segment under a flat rectangle, the crossing of a long one.
    pub fn middle(self) -> Option<Spot> {
        match self {
            Stand::Cells(a, b) | Stand::Long(a, b) => Some(between(a, b)),
            _ => None,
        }
    }

    /// Everything it occupies, a half on the board first.
    pub fn spots(self) -> Vec<Spot> {
        let mut spots = self.named();
        spots.sort_by_key(|&at| self.is_flat() && !is_cell(at));
        spots.extend(self.middle());
        spots
    }

    /// As far away as `to` is from `from`.
    pub fn moved(self, from: Spot, to: Spot) -> Stand {
        let shift = |at: Spot| Spot {
            x: at.x + to.x - from.x,
            y: at.y + to.y - from.y,
            ..at
        };
        match self {
            Stand::Cell(at) => Stand::Cell(shift(at)),
            Stand::Cells(a, b) => Stand::Cells(shift(a), shift(b)),
            Stand::Segment(at) => Stand::Segment(shift(at)),
            Stand::Long(a, b) => Stand::Long(shift(a), shift(b)),
            Stand::Tall(at) => Stand::Tall(shift(at)),
        }
    }
}

/// A cell of the board.
pub fn is_cell(at: Spot) -> bool {
    let inside = |along: i8| along & 1 == 1 && (1..14).contains(&along);
    inside(at.x) && inside(at.y)
}

/// A segment of a groove.
pub fn is_segment(at: Spot) -> bool {
    let (long, across) = if at.y & 1 == 0 {
        (at.x, at.y)
    } else {
        (at.y, at.x)
    };
    long & 1 == 1 && (1..14).contains(&long) && across & 1 == 0 && (0..=14).contains(&across)
}

/// The spot half-way between two.
pub fn between(a: Spot, b: Spot) -> Spot {
    Spot {
        x: (a.x + b.x) / 2,
        y: (a.y + b.y) / 2,
        level: 0,
    }
}

/// Whether `b` is the next spot of its kind to the right of `a` or above it.
fn follows(a: Spot, b: Spot) -> bool {
    matches!((b.x - a.x, b.y - a.y), (2, 0) | (0, 2))
}

fn along_groove(a: Spot, b: Spot) -> bool {
    (a.y & 1 == 0) == (a.y == b.y)
}

/// The names in a text one after another, each with whether a `+` follows it.
pub fn names(text: &str) -> Option<Vec<(Spot, bool)>> {
    let mut names = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let letters: Vec<char> = rest.chars().take(4).collect();
        // An `e` before a digit is the file of the next name.
        let marked = match letters.get(2) {
            Some('n') => true,
            Some('e') => !letters.get(3).is_some_and(char::is_ascii_digit),
            _ => false,
        };
        let (name, after) = rest.split_at_checked(if marked { 3 } else { 2 })?;
        let after_plus = after.strip_prefix('+');
        names.push((name.parse().ok()?, after_plus.is_some()));
        rest = after_plus.unwrap_or(after);
    }
    Some(names)
}

impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Stand::Tall(_) = self {
            f.write_str("^")?;
        }
        self.named().iter().try_for_each(|at| at.fmt(f))
    }
}

impl FromStr for Stand {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Stand, MoveTextError> {
        let on_end = text.strip_prefix('^');
        let names = names(on_end.unwrap_or(text)).ok_or(MoveTextError)?;
        if names.iter().any(|&(_, plus)| plus) {
            return Err(MoveTextError);
        }
        let spots: Vec<Spot> = names.into_iter().map(|(at, _)| at).collect();
        Stand::of(&spots, on_end.is_some()).ok_or(MoveTextError)
    }
}
