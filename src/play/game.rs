//! What a game says to the page beyond its rules.

use super::{Board, Deed, KeptError, Note, Piece, Spot, Touch};
use crate::rules::Position;
use crate::search::{Level, Node, Rung, Solver};
use std::fmt;

/// A game one can sit down to: its rules, and how hands and eyes meet them.
pub trait Game: Position {
    /// The name in links, storage and `lab`.
    const SLUG: &'static str;
    /// Whether a hand tells the levels of a stack apart, which it does where the board is
    /// [`Board::stacked`]; if not, a touch means a place whatever its height, and the levels of a
    /// gesture only find the pieces.
    const LEVELS: bool = false;
    /// The numbers of its rules, as its law numbers them.
    const RULES: &'static [&'static str];
    /// Whether the players may agree on a draw.
    const AGREED_DRAWS: bool = true;
    /// How a search walks over it and what it takes positions for.
    type Node: Node<Position = Self>;
    /// How well the machine can play it, from a beginner's level to full strength.
    const LADDER: &'static [Level] = &[Level::full(100_000)];
    /// How well the machine plays it by its solution, the last perfectly; none where it is not solved.
    const RUNGS: &'static [Rung] = &[];
    /// Whether solving takes no time, so that a game is known as soon as it is on the page.
    const SOLVED_AT_ONCE: bool = false;
    /// Whether it has puzzles: a list of them, see [`super::puzzle`].
    const HAS_PUZZLES: bool = false;
    /// Why touches make no move, with its data; the page words it in the player's language.
    type Reason: Why;
    /// Why the position is over, with its data.
    type Ending: fmt::Debug + fmt::Display + Clone + PartialEq + Send + Sync + 'static;

    /// The start on a board of so many files and ranks, where that is the players' choice.
    fn sized(width: u8, height: u8) -> Option<Self> {
        let _ = (width, height);
        None
    }

    /// The work of solving it with these options, shortened by what [`crate::search::Solution::keep`]
    /// gave; some exactly where there are [`Game::RUNGS`].
    ///
    /// # Errors
    /// If what was kept is not that.
    fn solver(
        options: Self::Options,
        kept: Option<&[u8]>,
    ) -> Result<Option<Box<dyn Solver<Self>>>, KeptError> {
        let _ = (options, kept);
        Ok(None)
    }

    /// The board under the pieces; the same throughout a game.
    fn board(&self) -> Board;

    /// What stands where; what lies on another piece comes after it.
    fn pieces(&self) -> Vec<Piece>;

    /// The board and the pieces at the start with these options, in any order that draws them right. A game whose
    /// start takes much to work out has this from data, so that a page can show it without the rules.
    fn start_picture(options: Self::Options) -> (Board, Vec<Piece>) {
        let start = Self::start(options);
        (start.board(), start.pieces())
    }

    /// The touches that make `mv`, one to three. At every point two legal moves go on with equal
    /// or with disjoint touches, and none ends where another goes on. All spots of the first touch
    /// are one piece's or, in the margin, nobody's.
    fn gesture(&self, mv: Self::Move) -> Vec<Touch>;

    /// What `mv` does to every piece that it moves or takes away, who begins first. What is not told
    /// is read off the two pictures: only where that leaves a doubt must a game say more (several
    /// alike that move together, ways that are not straight, what falls off the board).
    fn deeds(&self, mv: Self::Move) -> Vec<Deed> {
        let _ = mv;
        Vec::new()
    }

    /// What is worth seeing in the position. Once it is over a note may be [`super::DECIDED`];
    /// without one the place where a ball left or the last move ended is what decided.
    fn notes(&self) -> Vec<Note> {
        Vec::new()
    }

    /// Why these touches make no move. It only explains; `moves()` alone decides. No touch at all is
    /// answered like one beyond the board: there is nothing of the game.
    fn why_not(&self, touched: &[Spot]) -> Self::Reason;

    /// The move that is made for a player who has no other and nothing to decide: a pass.
    fn forced(&self) -> Option<Self::Move> {
        None
    }

    /// The same with the other side to move, as if who is to move could pass; none where that is no
    /// position. Every notation has the side's letter in a field of its own.
    fn passed(&self) -> Option<Self> {
        let letter = self.turn().letter().to_string();
        let other = self.turn().other().letter().to_string();
        let text = self.to_string();
        let mut fields: Vec<&str> = text.split(' ').collect();
        let field = fields.iter_mut().find(|field| **field == letter)?;
        *field = &other;
        Self::parse(self.options(), &fields.join(" ")).ok()
    }

    /// Why the position is over; some exactly where [`Position::outcome`] is.
    fn ending(&self) -> Option<Self::Ending>;

    /// The name of a spot, where it is not the one all boards share (a hand, say).
    fn spot_name(&self, spot: Spot) -> String {
        spot.to_string()
    }
}

/// Why touches make no move.
pub trait Why: fmt::Debug + fmt::Display + Clone + PartialEq + Send + Sync + 'static {
    /// The rule that forbids it, one of [`Game::RULES`]; none where the game is over, or where
    /// there is nothing of the game at all.
    fn rule(&self) -> Option<&'static str>;
}
