//! A game and its positions as trait objects, so that everything above the rules is compiled once and not once for
//! each game. The page, `lab` and the tests use every game through them.

use super::{Board, Deed, Erased, GameText, MoveError, Note, Piece, Spot, Touch};
use crate::rules::{OptionsError, Outcome, Side};
use crate::search::Rung;
use std::fmt;
use std::rc::Rc;

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
pub trait Kind: GameInfo {
    /// Whether its players may agree on a draw.
    fn agreed_draws(&self) -> bool;

    /// The numbers of its rules, as its law numbers them.
    fn rules(&self) -> &'static [&'static str];

    /// Whether solving takes no time.
    fn is_solved_at_once(&self) -> bool;

    /// Whether a touch distinguishes the levels of a stack.
    fn tells_levels(&self) -> bool;

    /// The first position of a game with these options: the usual one, or that of a text.
    ///
    /// # Errors
    /// If a text is too long, no options, or no position of the game.
    fn start(&self, options: &str, start: Option<&str>) -> Result<Pos, OpenError>;
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

/// A position of any game. A clone is a counter.
pub type Pos = Rc<dyn AnyPosition>;

/// A legal move of a position: its place in [`AnyPosition::legal`], whose order never changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoveId(u16);

impl MoveId {
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// # Panics
    /// Beyond 65,535, which no game comes near.
    pub(super) fn at(index: usize) -> MoveId {
        MoveId(u16::try_from(index).expect("a position with 65,536 moves"))
    }
}

/// A legal move as it is written, and as it is made by touches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    pub notation: Box<str>,
    /// One to three touches, as in [`Game::gesture`].
    pub gesture: Box<[Touch]>,
}

/// A position of any game, without its type. A [`MoveId`] belongs to the position that gave it; one that is no place among
/// the legal moves makes no move.
pub trait AnyPosition {
    fn kind(&self) -> &'static dyn Kind;
    /// The options by which the game is played, as text.
    fn options(&self) -> String;
    /// The notation of the position.
    fn text(&self) -> String;
    fn turn(&self) -> Side;
    /// The board under the pieces.
    fn board(&self) -> Board;
    fn spot_name(&self, spot: Spot) -> String;
    /// Every legal move in the order of the rules; none once the position is over. Kept.
    fn legal(&self) -> &[LegalMove];
    /// The notation of a legal move.
    fn notation(&self, mv: MoveId) -> Option<String>;
    /// The legal move of a notation. Keeps the legal moves: it is for a position where a move is played.
    ///
    /// # Errors
    /// If the text is no move, or the move is not legal.
    fn find(&self, notation: &str) -> Result<MoveId, MoveError>;
    /// The move of a notation, and the position after it. Keeps nothing: it is for reading long texts.
    ///
    /// # Errors
    /// If the text is no move, or the move is not legal.
    fn play_text(&self, notation: &str) -> Result<(MoveId, Pos), MoveError>;
    /// The position after a move.
    fn play(&self, mv: MoveId) -> Option<Pos>;
    /// The forced move: a pass, where the player has no other move.
    fn forced(&self) -> Option<MoveId>;
    /// How the position alone decides the game, and why.
    fn ending(&self) -> Option<(Outcome, Erased)>;
    /// What counts as the same position for repetition; none where the game has no such rule.
    fn repetition_key(&self) -> Option<u64>;
    /// The pieces on the board. Kept.
    fn pieces(&self) -> &[Piece];
    /// What is worth seeing. Kept.
    fn notes(&self) -> &[Note];
    /// What a move does to every piece that it moves or takes away.
    fn deeds(&self, mv: MoveId) -> Vec<Deed>;
    /// Why these touches make no move, and the number of the rule that forbids it, if one does.
    fn why_not(&self, touched: &[Spot]) -> (Erased, Option<&'static str>);
    /// The position with the other side to move; none where that is not a position.
    fn passed(&self) -> Option<Pos>;
    /// Whether a side wins with at most so many moves of its own, whatever the other does.
    fn wins_within(&self, side: Side, moves: u32) -> bool;
    /// A move that wins with at most so many moves.
    fn winning_move(&self, moves: u32) -> Option<MoveId>;
    /// The reply that holds out longest against a win with so many moves.
    fn hardest_reply(&self, moves: u32) -> Option<MoveId>;
}

impl dyn AnyPosition + '_ {
    /// Whether a touch distinguishes the levels of a stack.
    #[must_use]
    pub fn tells_levels(&self) -> bool {
        self.kind().tells_levels()
    }
}
