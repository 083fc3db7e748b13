//! The three start positions.

use crate::rules::OptionsError;
use std::fmt;
use std::str::FromStr;

/// The places of the pieces before the first move. Nothing else depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Setup {
    /// A row of squares in front of rectangles on both sides of the round.
    #[default]
    Pawns,
    /// The squares in the first row, the rectangles in front of them.
    Line,
    /// The rectangles in the corners.
    Wedge,
}

impl Setup {
    /// All set-ups, the default first.
    pub const ALL: [Setup; 3] = [Setup::Pawns, Setup::Line, Setup::Wedge];

    pub(super) fn text(self) -> &'static str {
        match self {
            Setup::Pawns => {
                "Rd1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 0"
            }
            Setup::Line => {
                "Rd1:a1,b1,b2c2,c1,d2,e1,e2f2,f1,g1 rd7:a7,b6c6,b7,c7,d6,e6f6,e7,f7,g7 w n - 0"
            }
            Setup::Wedge => {
                "Rd1:a1b1,b2,c1,c2,d2,e1,e2,f1g1,f2 rd7:a7b7,b6,c6,c7,d6,e6,e7,f6,f7g7 w n - 0"
            }
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Setup::Pawns => "setup=pawns",
            Setup::Line => "setup=line",
            Setup::Wedge => "setup=wedge",
        })
    }
}

impl FromStr for Setup {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<Setup, OptionsError> {
        if text.is_empty() {
            return Ok(Setup::default());
        }
        let named = |setup: &Setup| setup.to_string() == text;
        Setup::ALL
            .into_iter()
            .find(named)
            .ok_or_else(|| OptionsError {
                found: text.to_owned(),
            })
    }
}
