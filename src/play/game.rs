//! The interface that a game provides to the page in addition to its rules.

use super::import::Notation;
use super::{BlobError, Board, Note, Piece, PieceAction, Spot, Touch};
use crate::rules::Position;
use crate::search::{ExactLevel, Level, Node, Solver};
use std::fmt;

/// A game that can be played on the page: its rules, and how it is shown and touched.
pub trait Game: Position {
    /// The name in links, storage and `lab`.
    const SLUG: &'static str;
    /// Whether a touch distinguishes the levels of a stack, as on boards that are [`Board::stacked`]. If not,
    /// a touch means a place at any height, and the levels in a gesture only identify the pieces.
    const TELLS_HEIGHTS: bool = false;
    /// The numbers of its rules in the text of the rules.
    const RULES: &'static [&'static str];
    /// Whether the players may agree to a draw.
    const AGREED_DRAWS: bool = true;
    /// The node type for the search, with the evaluation.
    type Node: Node<Position = Self>;
    /// The levels of the computer, from beginner to full strength.
    const LEVELS: &'static [Level] = &[Level::full(100_000)];
    /// The levels that use the solution. The last one plays perfectly. Empty if the game is not solved.
    const EXACT_LEVELS: &'static [ExactLevel] = &[];
    /// The score of each level against the level below, in per cent, from the second level on, as measured by
    /// `lab match --ladder`. Draws count half. It is used to estimate a player's strength. Empty if not measured.
    const LADDER: &'static [u8] = &[];
    /// Whether solving takes no noticeable time, so that every position is known as soon as it is shown.
    const SOLVED_AT_ONCE: bool = false;
    /// Whether there is a list of puzzles for it, see [`super::puzzle`].
    const HAS_PUZZLES: bool = false;
    /// The reason why touches do not make a move, with the data for the message. The page translates
    /// it into the player's language.
    type Reason: Why;
    /// The reason why the position is over, with the data for the message.
    type Ending: fmt::Debug + fmt::Display + Clone + PartialEq + Send + Sync + 'static;

    /// Other programs' notations of its moves. Lists of moves in these notations can be opened.
    const NOTATIONS: &'static [Notation] = &[];

    /// The start on a board of this many files and ranks, if the players can choose the size.
    fn sized(width: u8, height: u8) -> Option<Self> {
        let _ = (width, height);
        None
    }

    /// A solver of the game with these options. `kept` is the result of [`crate::search::Tablebase::keep`], which makes
    /// solving faster. The result is `Some` exactly if there are [`Game::EXACT_LEVELS`].
    ///
    /// # Errors
    /// If `kept` is not valid.
    fn solver(
        options: Self::Options,
        kept: Option<&[u8]>,
    ) -> Result<Option<Box<dyn Solver<Self>>>, BlobError> {
        let _ = (options, kept);
        Ok(None)
    }

    /// The board under the pieces. It stays the same throughout a game.
    fn board(&self) -> Board;

    /// The pieces and their places. A piece that lies on another one comes after it.
    fn pieces(&self) -> Vec<Piece>;

    /// The touches that make `mv`, one to three. At every point of a gesture, two legal moves continue with
    /// equal or with disjoint touches, and no gesture ends where another one continues. All spots of the
    /// first touch belong to the same piece or, in the margin, to no piece.
    fn gesture(&self, mv: Self::Move) -> Vec<Touch>;

    /// The effect of `mv` on every piece that it moves or takes, the moving piece first. Missing effects are derived
    /// from the two pictures. A game only needs to return actions if the pictures are ambiguous: several equal pieces
    /// that move together, paths that are not straight, pieces that fall off the board.
    fn piece_actions(&self, mv: Self::Move) -> Vec<PieceAction> {
        let _ = mv;
        Vec::new()
    }

    /// Notable facts about the position. Once it is over, a note may be [`super::DECIDED`]. Without one, the
    /// place where a ball left or where the last move ended is shown as decisive.
    fn notes(&self) -> Vec<Note> {
        Vec::new()
    }

    /// The reason why these touches do not make a move. It only explains: `moves()` alone decides what
    /// is legal. An empty list of touches is treated like a touch outside the board.
    fn why_not(&self, touched: &[Spot]) -> Self::Reason;

    /// The move that is made automatically for a player who has no other move and nothing to decide, for
    /// example a pass.
    fn forced(&self) -> Option<Self::Move> {
        None
    }

    /// The same position with the other side to move, as if the side to move could pass. `None` if that is
    /// not a legal position. Every notation has the side's letter in a separate field.
    fn null_move(&self) -> Option<Self> {
        let letter = self.turn().letter().to_string();
        let other = self.turn().other().letter().to_string();
        let text = self.to_string();
        let mut fields: Vec<&str> = text.split(' ').collect();
        let field = fields.iter_mut().find(|field| **field == letter)?;
        *field = &other;
        Self::parse(self.options(), &fields.join(" ")).ok()
    }

    /// The reason why the position is over. `Some` exactly if [`Position::outcome`] is.
    fn ending(&self) -> Option<Self::Ending>;

    /// The name of a spot. A game can have its own name for a spot, for example for a piece in hand.
    fn spot_name(&self, spot: Spot) -> String {
        spot.to_string()
    }
}

/// The reason why touches do not make a move.
pub trait Why: fmt::Debug + fmt::Display + Clone + PartialEq + Send + Sync + 'static {
    /// The rule that forbids it, one of [`Game::RULES`]. `None` if the game is over, or if the touch
    /// was outside the game.
    fn rule(&self) -> Option<&'static str>;
}
