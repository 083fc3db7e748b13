//! A game in progress with its types put away: what the page holds in its hand.

use super::{Act, Board, Erased, GameText, MoveError, Piece, Spot, Touch, Verdict};
use crate::rules::Side;

/// The picture of a position in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub pieces: Vec<Piece>,
    pub turn: Side,
    /// The places where the last move began and came to, each once, at the ground.
    pub last: Vec<Spot>,
}

/// A touch that is open now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    pub touch: Touch,
    /// The move that it makes, where it makes one.
    pub makes: Option<String>,
    /// Whether that move takes something away.
    pub takes: bool,
}

/// What a touch did to the game.
#[derive(Clone, Debug)]
pub enum Touched {
    Held,
    LetGo,
    Moved,
    Refused(Erased),
    Over,
}

/// A game in progress. Plies count from 0, the start; one past the end is the last one.
pub trait Table {
    fn slug(&self) -> &'static str;
    /// The options by which it is played.
    fn options(&self) -> String;
    fn board(&self) -> Board;
    /// Whether a hand tells the levels of a stack apart.
    fn levels(&self) -> bool;
    fn spot_name(&self, spot: Spot) -> String;

    fn plies(&self) -> usize;
    /// The notation of every move played.
    fn moves(&self) -> Vec<String>;
    /// The legal moves of the last position; none once the game is over.
    fn legal(&self) -> Vec<String>;
    fn position_text(&self, ply: usize) -> String;
    fn scene(&self, ply: usize) -> Scene;
    fn pieces(&self, ply: usize) -> Vec<Piece>;
    fn turn(&self) -> Side;
    /// The side to move after a ply.
    fn turn_at(&self, ply: usize) -> Side;
    fn verdict(&self) -> Option<Verdict<Erased>>;

    /// The spots touched so far, every spot of the first touch before them.
    fn in_hand(&self) -> Vec<Spot>;
    /// Every spot of the first touch alone.
    fn held(&self) -> Vec<Spot>;
    /// Whether a hand at this spot is at the piece in hand.
    fn holds(&self, spot: Spot) -> bool;
    fn touchable(&self) -> Vec<Target>;
    fn touch(&mut self, spot: Spot) -> Touched;
    fn let_go(&mut self);

    /// Plays a move by its notation.
    ///
    /// # Errors
    /// If the game is over, or the text is no legal move.
    fn play_text(&mut self, text: &str) -> Result<(), MoveError>;
    /// Gives the game up for a side; false where it is over.
    fn resign(&mut self, side: Side) -> bool;
    /// Whether the players may agree on a draw now.
    fn can_agree_draw(&self) -> bool;
    /// Ends the game in a draw; false where that cannot be.
    fn agree_draw(&mut self) -> bool;
    /// Makes the moves there is no choice about, and says how many: passes. Whoever lets players
    /// touch the board does so first, and after each of their moves.
    fn make_forced(&mut self) -> usize;
    /// Whether the move of a ply, counted from 1, was made for the player.
    fn was_forced(&self, ply: usize) -> bool;
    /// Takes back what a player did last, with the forced moves after it.
    fn undo(&mut self) -> bool;
    /// Takes back everything after a ply but the forced moves that follow it.
    fn take_back_to(&mut self, ply: usize);
    /// Does again what was taken back last, with the forced moves after it.
    fn redo(&mut self) -> bool;
    fn can_undo(&self) -> bool;
    fn can_redo(&self) -> bool;
    /// What would be redone next, moves by their notation.
    fn next_redo(&self) -> Option<Act<String>>;

    fn text(&self) -> GameText;
    /// What was taken back, in the order in which it would be redone.
    fn undone(&self) -> Vec<String>;
    fn restore_undone(&mut self, texts: &[String]);
}
