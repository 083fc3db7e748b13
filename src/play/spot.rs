//! Places that can be touched, on a lattice of half cells that all games share.

use std::fmt;
use std::str::FromStr;

/// A place that can be touched, in half cells. Cells have two odd coordinates, edges one, crossings none.
/// File a is x = 1, rank 1 is y = 1, and the margin (file z, rank 0) is -1.
///
/// Printed as `e2` (cell), `c3n` and `c3e` (the edges above and to the right of c3),
/// `c3x` (its upper right corner), with `.3` for the third level from below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    pub x: i8,
    pub y: i8,
    /// The height in a stack. 0 at the bottom, or without a stack.
    pub level: u8,
}

impl Spot {
    /// The cell of a file and a rank, both counted from 1. 0 is the margin.
    #[must_use]
    pub const fn cell(file: i8, rank: i8) -> Spot {
        Spot {
            x: 2 * file - 1,
            y: 2 * rank - 1,
            level: 0,
        }
    }

    /// The same place at another height.
    #[must_use]
    pub const fn at_level(self, level: u8) -> Spot {
        Spot { level, ..self }
    }

    /// The same place at ground level.
    #[must_use]
    pub const fn ground(self) -> Spot {
        self.at_level(0)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Edges and corners are named after the cell below or to the left of them.
        let cell = |at: i8| at.div_euclid(2) + at.rem_euclid(2);
        let (file, rank) = (cell(self.x), cell(self.y));
        let (on_file, on_rank) = (self.x.rem_euclid(2) == 1, self.y.rem_euclid(2) == 1);
        let letter = if file == 0 {
            'z'
        } else {
            char::from(b'a'.wrapping_add_signed(file - 1))
        };
        let mark = match (on_file, on_rank) {
            (true, true) => "",
            (true, false) => "n",
            (false, true) => "e",
            (false, false) => "x",
        };
        write!(f, "{letter}{rank}{mark}")?;
        match self.level {
            0 => Ok(()),
            level => write!(f, ".{}", u16::from(level) + 1),
        }
    }
}

/// The text is not the name of a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpotError;

impl fmt::Display for SpotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of a place on a board")
    }
}

impl std::error::Error for SpotError {}

impl FromStr for Spot {
    type Err = SpotError;

    fn from_str(text: &str) -> Result<Spot, SpotError> {
        let (place, level) = match text.split_once('.') {
            None => (text, 0),
            Some((place, height)) => match height.parse::<u8>() {
                Ok(height @ 2..=100) => (place, height - 1),
                _ => return Err(SpotError),
            },
        };
        let mut letters = place.chars();
        let file = match letters.next() {
            Some('z') => 0,
            Some(letter @ 'a'..='y') => letter as i8 - 'a' as i8 + 1,
            _ => return Err(SpotError),
        };
        let rest = letters.as_str();
        let (digits, (east, north)) = match rest.as_bytes().last() {
            Some(b'n') => (&rest[..rest.len() - 1], (0, 1)),
            Some(b'e') => (&rest[..rest.len() - 1], (1, 0)),
            Some(b'x') => (&rest[..rest.len() - 1], (1, 1)),
            _ => (rest, (0, 0)),
        };
        let rank = match digits.parse::<i8>() {
            Ok(rank @ 0..=60) => rank,
            _ => return Err(SpotError),
        };
        let spot = Spot::cell(file, rank);
        let spot = Spot {
            x: spot.x + east,
            y: spot.y + north,
            level,
        };
        // Each spot has only one name: `e02` and `+3` are not allowed.
        if spot.to_string() == text {
            Ok(spot)
        } else {
            Err(SpotError)
        }
    }
}

/// Equivalent spots at one point of a gesture, for example both halves of a rectangle. The first one is used
/// for the name, for drawing and for the cursor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touch(Vec<Spot>);

impl Touch {
    /// A touch with several equivalent spots.
    ///
    /// # Panics
    /// If there are no spots.
    #[must_use]
    pub fn any_of(spots: Vec<Spot>) -> Touch {
        assert!(!spots.is_empty(), "a touch is somewhere");
        Touch(spots)
    }

    #[must_use]
    pub fn first(&self) -> Spot {
        self.0[0]
    }

    #[must_use]
    pub fn spots(&self) -> &[Spot] {
        &self.0
    }

    #[must_use]
    pub fn contains(&self, spot: Spot) -> bool {
        self.0.contains(&spot)
    }

    /// Whether it includes this place, at any height.
    #[must_use]
    pub fn covers(&self, place: Spot) -> bool {
        self.0.iter().any(|spot| spot.ground() == place.ground())
    }

    /// Whether touching this spot is this touch. `distinguishes_levels` is as in [`super::Kind::distinguishes_levels`].
    #[must_use]
    pub fn means(&self, spot: Spot, distinguishes_levels: bool) -> bool {
        if distinguishes_levels {
            self.contains(spot)
        } else {
            self.covers(spot)
        }
    }

    /// Whether both have the same spots, in any order.
    #[must_use]
    pub fn same(&self, other: &Touch) -> bool {
        self.0.len() == other.0.len() && self.0.iter().all(|spot| other.contains(*spot))
    }

    #[must_use]
    pub fn disjoint(&self, other: &Touch) -> bool {
        !self.0.iter().any(|spot| other.contains(*spot))
    }
}

impl From<Spot> for Touch {
    fn from(spot: Spot) -> Touch {
        Touch(vec![spot])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_has_one_name_and_is_read_back_from_it() {
        for x in -1..=21 {
            for y in -1..=21 {
                for level in [0, 1, 11] {
                    let spot = Spot { x, y, level };
                    assert_eq!(spot.to_string().parse(), Ok(spot));
                }
            }
        }
    }

    #[test]
    fn names_match_the_notations() {
        let names = |x, y| Spot { x, y, level: 0 }.to_string();
        assert_eq!(names(9, 3), "e2");
        assert_eq!(names(5, 6), "c3n");
        assert_eq!(names(6, 5), "c3e");
        assert_eq!(names(6, 6), "c3x");
        assert_eq!(names(-1, 1), "z1");
        assert_eq!(names(3, -1), "b0");
        assert_eq!(names(3, 0), "b0n");
        assert_eq!(Spot::cell(2, 2).at_level(2).to_string(), "b2.3");
    }

    #[test]
    fn other_texts_name_no_spot() {
        for text in [
            "", "e", "2", "e02", "E2", "e2.1", "e2.0", "e2.x", "e+2", "e2nn", "é2", "e999",
        ] {
            assert_eq!(text.parse::<Spot>(), Err(SpotError), "{text}");
        }
    }
}
