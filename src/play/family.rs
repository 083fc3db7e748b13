//! A kind of game with its types put away: the door through which the page, the workbench and the
//! tests reach every game alike.

use super::{Board, Erased, Game, GameText, MoveError, Piece, Record, Table, seat};
use crate::rules::{OptionsError, Outcome, Side, divide, perft};
use crate::search::Rung;
use std::fmt;
use std::marker::PhantomData;

/// What the home screen knows of a kind of game. Nothing here reads a position or a move, so that home can be
/// loaded without the rules.
pub trait GameInfo: Sync {
    /// The name in links, storage and `lab`.
    fn slug(&self) -> &'static str;

    /// Every value of the options, the default first.
    fn options(&self) -> Vec<String>;

    /// How many levels the machine can play it at: those of its solution where it is solved.
    fn levels(&self) -> usize;

    /// Whether a level, counted from 1, plays some games better than others.
    fn has_days(&self, level: usize) -> bool;

    /// How well it plays by the solution, from a beginner's level to perfection; none where the game is
    /// not solved.
    fn rungs(&self) -> &'static [Rung];

    /// Whether it has puzzles.
    fn has_puzzles(&self) -> bool;

    /// The board and the pieces at the start of a game with these options. Of a start that the text gives, only
    /// the size is read: home offers no other.
    fn start_picture(&self, text: &GameText) -> Option<(Board, Vec<Piece>)>;
}

/// A kind of game.
pub trait Family: GameInfo {
    /// Whether its players may agree on a draw.
    fn agreed_draws(&self) -> bool;

    /// The numbers of its rules, as its law numbers them.
    fn rules(&self) -> &'static [&'static str];

    /// Whether solving takes no time.
    fn is_solved_at_once(&self) -> bool;

    /// Sits down to a game.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    fn open(&self, text: &GameText) -> Result<Box<dyn Table>, OpenError>;

    /// The number of lines of `depth` plies from the start of `text`, split by first move
    /// where `split` asks for it.
    ///
    /// # Errors
    /// If there is no such start.
    fn perft(&self, text: &GameText, depth: u32, split: bool) -> Result<Perft, OpenError>;
}

/// The lines of so many plies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Perft {
    /// The lines behind each first move, where asked for.
    pub split: Vec<(String, u64)>,
    pub leaves: u64,
}

/// Why a text is no game of this kind.
#[derive(Clone, Debug)]
pub enum OpenError {
    /// No game has this name.
    Game(String),
    /// The options or the start are longer than any game's.
    TooLong {
        part: &'static str,
        bytes: usize,
        most: usize,
    },
    Options(OptionsError),
    /// The start is not a position: the game's own error.
    Start(Erased),
    Move {
        /// Counted from 1, every move of either side.
        number: usize,
        /// Who moves first in this game.
        first: Side,
        text: String,
        error: MoveError,
    },
    Result {
        stated: Outcome,
        reached: Option<Outcome>,
    },
}

impl OpenError {
    /// No game has this name.
    #[must_use]
    pub fn no_game(name: &str) -> OpenError {
        OpenError::Game(name.chars().take(40).collect())
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Game(found) => write!(f, "`{found}` is no game of this collection"),
            OpenError::TooLong { part, bytes, most } => {
                write!(f, "{part} of {bytes} bytes, expected at most {most}")
            }
            OpenError::Options(error) => error.fmt(f),
            OpenError::Start(error) => error.fmt(f),
            OpenError::Move {
                number,
                text,
                error,
                ..
            } => write!(f, "move {number} ({text}): {error}"),
            OpenError::Result {
                stated,
                reached: Some(reached),
            } => write!(f, "the result is `{reached}`, not `{stated}`"),
            OpenError::Result { stated, .. } => {
                write!(f, "the result `{stated}` is not brought about by the moves")
            }
        }
    }
}

impl std::error::Error for OpenError {}

/// The family of a game's type.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub const FAMILY: Of<G> = Of(PhantomData);
}

impl<G: Game> GameInfo for Of<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn options(&self) -> Vec<String> {
        G::all_options().iter().map(ToString::to_string).collect()
    }

    fn levels(&self) -> usize {
        match G::RUNGS {
            [] => G::LADDER.len(),
            rungs => rungs.len(),
        }
    }

    fn rungs(&self) -> &'static [Rung] {
        G::RUNGS
    }

    fn has_puzzles(&self) -> bool {
        G::HAS_PUZZLES
    }

    fn has_days(&self, level: usize) -> bool {
        let level = level.checked_sub(1).and_then(|index| G::LADDER.get(index));
        level.is_some_and(|level| level.form.is_some())
    }

    fn start_picture(&self, text: &GameText) -> Option<(Board, Vec<Piece>)> {
        let options = text.options.parse().ok()?;
        Some(match &text.start {
            None => G::start_picture(options),
            Some(start) => {
                let ranks = start.split(' ').next()?.split('/');
                let width = u8::try_from(ranks.clone().next()?.len()).ok()?;
                let start = G::sized(width, u8::try_from(ranks.count()).ok()?)?;
                (start.board(), start.pieces())
            }
        })
    }
}

impl<G: Game> Family for Of<G> {
    fn agreed_draws(&self) -> bool {
        G::AGREED_DRAWS
    }

    fn rules(&self) -> &'static [&'static str] {
        G::RULES
    }

    fn is_solved_at_once(&self) -> bool {
        G::SOLVED_AT_ONCE
    }

    fn open(&self, text: &GameText) -> Result<Box<dyn Table>, OpenError> {
        Ok(seat::sit_down(Record::<G>::read(text)?))
    }

    fn perft(&self, text: &GameText, depth: u32, split: bool) -> Result<Perft, OpenError> {
        let record = Record::<G>::read(text)?;
        if !split || depth == 0 {
            return Ok(Perft {
                split: Vec::new(),
                leaves: perft(record.last(), depth),
            });
        }
        let split: Vec<(String, u64)> = divide(record.last(), depth)
            .into_iter()
            .map(|(mv, leaves)| (mv.to_string(), leaves))
            .collect();
        let leaves = split.iter().map(|(_, leaves)| leaves).sum();
        Ok(Perft { split, leaves })
    }
}
