//! A game and its positions as trait objects, so that everything above the rules is compiled once and not once for each
//! game. The page, `lab` and the tests use every game through these traits.

use super::{Board, Erased, MoveError, Note, Piece, PieceAction, Spot, Touch};
use crate::rules::{OptionsError, Outcome, Side};
use crate::search::ExactLevel;
use std::fmt;
use std::rc::Rc;

/// A kind of game.
pub trait Kind: Sync {
    /// The name in links, storage and `lab`.
    fn slug(&self) -> &'static str;

    /// Every value of the options, the default first.
    fn options(&self) -> Vec<String>;

    /// The number of levels of the computer. If the game is solved, the levels of the solution.
    fn levels(&self) -> usize;

    /// Whether a level, counted from 1, plays some games at full strength and the others weaker.
    fn varies_by_game(&self, level: usize) -> bool;

    /// The levels that use the solution, from beginner to perfect play. Empty if the game is not solved.
    fn exact_levels(&self) -> &'static [ExactLevel];

    /// Whether it has puzzles.
    fn has_puzzles(&self) -> bool;

    /// Whether its players may agree to a draw.
    fn agreed_draws(&self) -> bool;

    /// The numbers of its rules, as in the text of its rules.
    fn rules(&self) -> &'static [&'static str];

    /// Whether solving takes no noticeable time.
    fn is_solved_at_once(&self) -> bool;

    /// Whether a touch distinguishes the levels of a stack.
    fn distinguishes_levels(&self) -> bool;

    /// The first position of a game with these options: the usual one, or the position of a text.
    ///
    /// # Errors
    /// If a text is too long, or is not valid options or a valid position of the game.
    fn start(&self, options: &str, start: Option<&str>) -> Result<Pos, OpenError>;
}

/// The reason why a text is not a game of this kind.
#[derive(Clone, Debug)]
pub enum OpenError {
    /// No game has this name.
    Game(String),
    /// The options or the start are longer than in any game.
    TooLong {
        part: &'static str,
        bytes: usize,
        max: usize,
    },
    Options(OptionsError),
    /// The start is not a position. Contains the game's own error.
    Start(Erased),
    Move {
        /// The number of the move, counted from 1. Moves of both sides count.
        number: usize,
        /// The side that moves first in this game.
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
            OpenError::TooLong { part, bytes, max } => {
                write!(f, "{part} of {bytes} bytes, expected at most {max}")
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
                write!(f, "the moves do not lead to the result `{stated}`")
            }
        }
    }
}

impl std::error::Error for OpenError {}

/// A position of any game. Cloning it only increments a counter.
pub type Pos = Rc<dyn AnyPosition>;

/// A legal move of a position: its index in [`AnyPosition::legal`], whose order never changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoveId(u16);

impl MoveId {
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// # Panics
    /// If the index is greater than 65,535. No game has that many moves.
    pub(super) fn at(index: usize) -> MoveId {
        MoveId(u16::try_from(index).expect("a position with 65,536 moves"))
    }
}

/// A legal move with its notation and its touches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    pub notation: Box<str>,
    /// One to three touches, as in [`super::Game::gesture`].
    pub gesture: Box<[Touch]>,
}

/// A position of any game, without its type. A [`MoveId`] belongs to the position that returned it. An id that is not
/// an index of a legal move makes no move.
pub trait AnyPosition {
    fn kind(&self) -> &'static dyn Kind;
    /// The options of the game, as text.
    fn options(&self) -> String;
    /// The notation of the position.
    fn text(&self) -> String;
    fn turn(&self) -> Side;
    /// The board under the pieces.
    fn board(&self) -> Board;
    fn spot_name(&self, spot: Spot) -> String;
    /// Every legal move in the order of the rules. There are none once the position is over. Cached.
    fn legal(&self) -> &[LegalMove];
    /// The notation of a legal move.
    fn notation(&self, mv: MoveId) -> Option<String>;
    /// The legal move of a notation. Caches the legal moves: use it for a position where a move is played.
    ///
    /// # Errors
    /// If the text is not a move, or the move is not legal.
    fn find(&self, notation: &str) -> Result<MoveId, MoveError>;
    /// The move of a notation, and the position after it. Caches nothing: use it for reading long texts.
    ///
    /// # Errors
    /// If the text is not a move, or the move is not legal.
    fn play_text(&self, notation: &str) -> Result<(MoveId, Pos), MoveError>;
    /// The position after a move.
    fn play(&self, mv: MoveId) -> Option<Pos>;
    /// The forced move: a pass, if the player has no other move.
    fn forced(&self) -> Option<MoveId>;
    /// The result if the position alone decides the game, with the reason.
    fn ending(&self) -> Option<(Outcome, Erased)>;
    /// The key for the repetition rule. `None` if the game has no such rule.
    fn repetition_key(&self) -> Option<u64>;
    /// The pieces on the board. Cached.
    fn pieces(&self) -> &[Piece];
    /// Notable facts about the position. Cached.
    fn notes(&self) -> &[Note];
    /// The effect of a move on every piece that it moves or captures.
    fn piece_actions(&self, mv: MoveId) -> Vec<PieceAction>;
    /// The reason why these touches do not make a move, and the number of the rule that forbids it, if there is one.
    fn why_not(&self, touched: &[Spot]) -> (Erased, Option<&'static str>);
    /// The position with the other side to move. `None` if it is not a legal position.
    fn null_move(&self) -> Option<Pos>;
    /// Whether a side can force a win with at most this many of its own moves.
    fn wins_within(&self, side: Side, moves: u32) -> bool;
    /// A move that forces a win with at most this many moves.
    fn winning_move(&self, moves: u32) -> Option<MoveId>;
    /// The reply that delays a win with this many moves the longest.
    fn hardest_reply(&self, moves: u32) -> Option<MoveId>;
}

impl dyn AnyPosition + '_ {
    /// Whether a touch distinguishes the levels of a stack.
    #[must_use]
    pub fn distinguishes_levels(&self) -> bool {
        self.kind().distinguishes_levels()
    }
}
