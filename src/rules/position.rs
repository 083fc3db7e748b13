//! The trait that the rules of every game implement.

use super::{MoveTextError, OptionsError, Outcome, Side, sort_short};
use std::error::Error;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

/// A position of a two-player game, with everything that the rules need to continue from it, including the
/// options. `Display` prints its notation. Equal positions print equal text.
pub trait Position: Clone + Eq + Hash + fmt::Display + fmt::Debug + 'static {
    /// What the players choose before the first move. The default prints as the empty text or as its own
    /// text. The empty text always reads as the default.
    type Options: Copy
        + Eq
        + Default
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = OptionsError>
        + 'static;
    /// A move. Moves are ordered by their notation, character by character.
    type Move: Copy
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = MoveTextError>
        + 'static;
    /// What can be wrong with the text of a position.
    type Error: Error + Clone + PartialEq + Send + Sync + 'static;

    /// Every value of the options, the default first.
    fn all_options() -> Vec<Self::Options>;

    /// The position before the first move.
    fn start(options: Self::Options) -> Self;

    /// Reads the notation. Options that the notation does not contain are passed separately.
    ///
    /// # Errors
    /// The first thing that is wrong with the text.
    fn parse(options: Self::Options, text: &str) -> Result<Self, Self::Error>;

    fn options(&self) -> Self::Options;

    /// The side to move.
    fn turn(&self) -> Side;

    /// Visits every legal move once, in any order. There are none once the game is over.
    fn each_move(&self, visit: impl FnMut(Self::Move));

    /// Plays a legal move. Playing any other move leaves an unspecified position.
    fn play(&mut self, mv: Self::Move);

    /// The result, as far as the position alone decides it.
    fn outcome(&self) -> Option<Outcome>;

    /// Identifies the position for the repetition rule. `None` if the game has no such rule.
    fn repetition_key(&self) -> Option<u64> {
        None
    }

    /// Every legal move, in the order of the notation's characters. Compact links depend on this
    /// order. The list is empty once the game is over.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.each_move(|mv| moves.push(mv));
        sort_short(&mut moves, |mv| *mv);
        moves
    }

    /// The number of legal moves. Override it where moves can be counted without generating them.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        self.each_move(|_| count += 1);
        count
    }
}
