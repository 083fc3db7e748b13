//! A game in progress with its types put away: what the page holds in its hand.

use super::{
    Act, Board, Change, Deed, Erased, GameText, MoveError, Note, Piece, Reach, Spot, Touch,
    Verdict, backwards, follow_deeds,
};
use crate::rules::Side;

/// A position in a game, as the eye needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub ply: usize,
    /// The ply before the last move that a player decided; its own where there is none.
    pub since: usize,
    pub pieces: Vec<Piece>,
    pub turn: Side,
    /// What that move did.
    pub deeds: Vec<Deed>,
    /// The places where it began and came to, each once, at the ground.
    pub last: Vec<Spot>,
    pub notes: Vec<Note>,
    /// What has decided the position: places that belong together in one; none before it is over.
    pub decided: Vec<Vec<Spot>>,
}

impl Scene {
    /// What changes where this scene comes after another one, whichever was first in the game.
    #[must_use]
    pub fn changes_from(&self, before: &Scene) -> Vec<Change> {
        if self.since == before.ply && self.ply > before.ply {
            follow_deeds(&before.pieces, &self.pieces, &self.deeds)
        } else if before.since == self.ply && before.ply > self.ply {
            let there = follow_deeds(&self.pieces, &before.pieces, &before.deeds);
            backwards(there)
        } else {
            follow_deeds(&before.pieces, &self.pieces, &[])
        }
    }
}

/// What can be touched now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Open {
    /// Every spot of the first touch.
    pub held: Vec<Spot>,
    /// The same and all that was touched since.
    pub in_hand: Vec<Spot>,
    pub targets: Vec<Target>,
    /// Where other numbers of pieces of the stack in hand could go.
    pub others: Vec<(Spot, u8)>,
    /// Whether the stack in hand gives one piece more when it is touched again.
    pub more: bool,
    /// Whether a hand tells the levels of a stack apart.
    pub levels: bool,
}

impl Open {
    /// Whether a piece comes along with what is in hand.
    #[must_use]
    pub fn lifts(&self, piece: &Piece) -> bool {
        let held = |spot: &Spot| {
            let held = self.held.iter();
            let here = held.filter(|held| held.ground() == spot.ground());
            // Of a stack everything above the highest spot that means the same.
            let lowest = here.map(|held| held.level).max();
            lowest.is_some_and(|lowest| spot.level == lowest || self.levels && spot.level > lowest)
        };
        piece.spots.iter().any(held)
    }

    /// The target that a hand at this spot means.
    #[must_use]
    pub fn target(&self, spot: Spot) -> Option<&Target> {
        let means = |target: &&Target| {
            if self.levels {
                target.touch.contains(spot)
            } else {
                target.touch.covers(spot)
            }
        };
        self.targets.iter().find(means)
    }
}

/// A touch that is open now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    pub touch: Touch,
    /// The move that it makes, where it makes one.
    pub makes: Option<String>,
    /// What that move does, or the first of those that go on so.
    pub consequence: Consequence,
    /// The places it goes over, both ends included.
    pub way: Vec<Spot>,
    /// How many pieces of the stack in hand it moves, where that is another number than is in hand.
    pub number: Option<u8>,
}

/// What a move does besides moving who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Consequence {
    /// Something of the opponent's leaves the game.
    pub takes: bool,
    /// Something is shoved, be it off the board.
    pub pushes: bool,
    /// Something own leaves the game, or the game is lost by it.
    pub loses: bool,
}

impl Consequence {
    #[must_use]
    pub fn and(self, other: Consequence) -> Consequence {
        Consequence {
            takes: self.takes || other.takes,
            pushes: self.pushes || other.pushes,
            loses: self.loses || other.loses,
        }
    }
}

/// What a move would do, before it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The move.
    pub makes: String,
    /// The pieces as they are.
    pub before: Vec<Piece>,
    /// The pieces as they would be.
    pub pieces: Vec<Piece>,
    pub changes: Vec<Change>,
}

/// What a touch did to the game.
#[derive(Clone, Debug)]
pub enum Touched {
    Held,
    LetGo,
    Moved,
    /// Why, and the number of the rule that forbids it, if one does.
    Refused(Erased, Option<&'static str>),
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
    /// One of them, by the ply after which it was made.
    fn move_after(&self, ply: usize) -> Option<String>;
    /// The legal moves of the last position; none once the game is over.
    fn legal(&self) -> Vec<String>;
    fn position_text(&self, ply: usize) -> String;
    /// The position after a ply, as a game that begins there.
    fn begun_at(&self, ply: usize) -> GameText;
    /// The places that a hand touches for a move after a ply, the first of each; none if it is no
    /// legal move there.
    fn steps(&self, ply: usize, mv: &str) -> Vec<Spot>;
    fn scene(&self, ply: usize) -> Scene;
    fn pieces(&self, ply: usize) -> Vec<Piece>;
    fn turn(&self) -> Side;
    /// The side to move after a ply.
    fn turn_at(&self, ply: usize) -> Side;
    fn verdict(&self) -> Option<Verdict<Erased>>;

    /// Whether a side wins from here with at most so many moves of its own, whatever the other does.
    fn wins_within(&self, side: Side, moves: u32) -> bool;
    /// A move that wins with at most so many moves.
    fn winning_move(&self, moves: u32) -> Option<String>;
    /// The reply that holds out longest against a win with so many moves.
    fn hardest_reply(&self, moves: u32) -> Option<String>;

    /// What is in hand and what can be touched; nothing once the game is over.
    fn open(&self) -> Open;
    /// Whether nothing is in hand.
    fn is_empty_handed(&self) -> bool;
    /// What the move would do that a touch of this spot makes or leads to.
    fn preview(&self, spot: Spot) -> Option<Preview>;
    /// What a side could do after a ply if it were its turn; nothing where that cannot be.
    fn reach(&self, ply: usize, side: Side) -> Vec<Reach>;
    /// Whether a hand at this spot is at the piece in hand.
    fn holds(&self, spot: Spot) -> bool;
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
    /// The last ply up to this one that a player decided; 0 if there is none.
    fn last_decided(&self, ply: usize) -> usize;
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

    /// After which plies a player was helped.
    fn hints(&self) -> Vec<usize>;
    /// Notes that the player to move is helped now.
    fn note_hint(&mut self);

    fn text(&self) -> GameText;
    /// What was taken back, in the order in which it would be redone.
    fn undone(&self) -> Vec<String>;
    fn restore_undone(&mut self, texts: &[String]);
}
