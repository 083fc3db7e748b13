//! Positions, their three beginnings, and what the vectors say about them.

use super::moves::Move;
use super::notation::{self, PositionError};
use super::stand::Stand;
use super::vectors;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;
use tablero::play::Spot;
use tablero::rules::{OptionsError, Outcome, Position, Side};

/// A position of TicTo that knows its legal moves only from the vectors.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sketch {
    pub setup: Setup,
    /// White's and Black's.
    pub rounds: [Spot; 2],
    /// White's before Black's, each in the order of their texts.
    pub men: Vec<Man>,
    pub turn: Side,
    pub extended: bool,
    pub last: Last,
    pub counter: u8,
}

/// A square or a rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    pub side: Side,
    pub stand: Stand,
    /// Whether it lies on another piece, for each spot of its name.
    pub upper: [bool; 2],
}

/// What the preceding ply bars for this one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Last {
    Nothing,
    Covered(Stand),
    Pushed(Stand, Stand),
}

impl Man {
    /// Whether it lies on another piece on this cell.
    pub fn is_upper_on(&self, cell: Spot) -> bool {
        let here = |(at, upper): (Spot, bool)| at == cell && upper;
        self.stand.named().into_iter().zip(self.upper).any(here)
    }

    /// Whether it lies on another piece anywhere.
    pub fn is_upper(&self) -> bool {
        self.upper.contains(&true)
    }
}

impl Sketch {
    pub fn read(text: &str) -> Sketch {
        Sketch::parse(Setup::Pawns, text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    pub fn after(&self, mv: Move) -> Sketch {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    pub fn round(&self, side: Side) -> Spot {
        self.rounds[side as usize]
    }

    /// The squares and rectangles on a cell, the lower one first.
    pub fn pile(&self, cell: Spot) -> Vec<Man> {
        let mut pile = self.men.clone();
        pile.retain(|man| man.stand.cells().contains(&cell));
        pile.sort_by_key(|man| man.is_upper_on(cell));
        pile
    }

    /// The square or rectangle that makes a move: the lower one of a pair to rebel, else the upper.
    pub fn actor(&self, mv: Move) -> Option<Man> {
        let (stand, upper) = match mv {
            Move::Round { .. } => return None,
            Move::Go { from, .. } => (from, true),
            Move::Push { pusher, .. } => (pusher, true),
            Move::Rebel(pair) => (pair, false),
        };
        let own = |man: &&Man| man.side == self.turn && man.stand == stand;
        let fits = |man: &&Man| man.is_upper() == upper;
        self.men.iter().filter(own).max_by_key(fits).copied()
    }

    /// The pieces in their canonical order.
    pub fn sort(&mut self) {
        self.men
            .sort_by_cached_key(|man| (man.side, man.to_string()));
    }
}

impl Position for Sketch {
    type Options = Setup;
    type Move = Move;
    type Error = PositionError;

    fn all_options() -> Vec<Setup> {
        vec![Setup::Pawns, Setup::Line, Setup::Wedge]
    }

    fn start(setup: Setup) -> Sketch {
        let text = match setup {
            Setup::Pawns => {
                "Rd1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 0"
            }
            Setup::Line => {
                "Rd1:a1,b1,b2c2,c1,d2,e1,e2f2,f1,g1 rd7:a7,b6c6,b7,c7,d6,e6f6,e7,f7,g7 w n - 0"
            }
            Setup::Wedge => {
                "Rd1:a1b1,b2,c1,c2,d2,e1,e2,f1g1,f2 rd7:a7b7,b6,c6,c7,d6,e6,e7,f6,f7g7 w n - 0"
            }
        };
        Sketch::parse(setup, text).expect("the beginnings are positions")
    }

    fn parse(setup: Setup, text: &str) -> Result<Sketch, PositionError> {
        notation::parse(setup, text)
    }

    fn options(&self) -> Setup {
        self.setup
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, visit: impl FnMut(Move)) {
        if let Some(given) = vectors::given(self) {
            given.moves.iter().copied().for_each(visit);
        }
    }

    fn play(&mut self, mv: Move) {
        self.act(mv);
    }

    fn outcome(&self) -> Option<Outcome> {
        vectors::given(self)?.result
    }

    /// The text without its counter.
    fn repetition_key(&self) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        Sketch {
            setup: Setup::Pawns,
            counter: 0,
            ..self.clone()
        }
        .hash(&mut hasher);
        Some(hasher.finish())
    }
}

impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::print(self, f)
    }
}

/// How the pieces stand at the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Setup {
    #[default]
    Pawns,
    Line,
    Wedge,
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
        match text {
            "" | "setup=pawns" => Ok(Setup::Pawns),
            "setup=line" => Ok(Setup::Line),
            "setup=wedge" => Ok(Setup::Wedge),
            _ => Err(OptionsError {
                found: text.to_owned(),
            }),
        }
    }
}
