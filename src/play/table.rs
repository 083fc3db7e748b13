//! A game in progress with its types put away: what the page holds in its hand.

use super::{
    Act, Answer, Board, Cause, Change, Game, GameText, Hand, MoveError, Piece, Record, Spot, Touch,
    Verdict, follow, trail,
};
use crate::rules::Side;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A game's own reason, ending or error. It prints in English; the page knows the type and words
/// it in the player's language.
#[derive(Clone)]
pub struct Erased(Arc<dyn Said>);

trait Said: Any + fmt::Display + fmt::Debug + Send + Sync {}
impl<T: Any + fmt::Display + fmt::Debug + Send + Sync> Said for T {}

impl Erased {
    pub fn new(said: impl Any + fmt::Display + fmt::Debug + Send + Sync) -> Erased {
        Erased(Arc::new(said))
    }

    #[must_use]
    pub fn downcast_ref<T: Any>(&self) -> Option<&T> {
        (&*self.0 as &dyn Any).downcast_ref()
    }
}

impl fmt::Display for Erased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Erased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

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
    fn board(&self) -> Board;
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
    fn verdict(&self) -> Option<Verdict<Erased>>;

    /// The spots touched so far, every spot of the first touch before them.
    fn in_hand(&self) -> Vec<Spot>;
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
    fn undo(&mut self) -> bool;
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

/// A table for a record.
pub(super) fn sit_down<G: Game>(record: Record<G>) -> Box<dyn Table> {
    Box::new(Seat {
        record,
        hand: Hand::default(),
    })
}

struct Seat<G: Game> {
    record: Record<G>,
    hand: Hand,
}

impl<G: Game> Seat<G> {
    /// Whether a move takes something away, seen in the two pictures.
    fn takes(&self, mv: G::Move) -> bool {
        let mut next = self.record.last().clone();
        next.play(mv);
        follow(&self.record.last().pieces(), &next.pieces())
            .iter()
            .any(|change| matches!(change, Change::Left { .. }))
    }

    fn target(&self, mv: G::Move, touch: Touch) -> Target {
        let gesture = self.record.last().gesture(mv);
        let makes = gesture.len() == self.hand.touched().len() + 1;
        Target {
            touch,
            makes: makes.then(|| mv.to_string()),
            takes: makes && self.takes(mv),
        }
    }
}

impl<G: Game> Table for Seat<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn board(&self) -> Board {
        self.record.last().board()
    }

    fn spot_name(&self, spot: Spot) -> String {
        self.record.last().spot_name(spot)
    }

    fn plies(&self) -> usize {
        self.record.plies()
    }

    fn moves(&self) -> Vec<String> {
        self.record
            .moves()
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn legal(&self) -> Vec<String> {
        if self.record.verdict().is_some() {
            return Vec::new();
        }
        let moves = self.record.last().moves();
        moves.iter().map(ToString::to_string).collect()
    }

    fn position_text(&self, ply: usize) -> String {
        self.record.position(ply).to_string()
    }

    fn scene(&self, ply: usize) -> Scene {
        let ply = ply.min(self.record.plies());
        let position = self.record.position(ply);
        let pieces = position.pieces();
        let last = match ply.checked_sub(1) {
            Some(before) => trail(&self.record.position(before).pieces(), &pieces),
            None => Vec::new(),
        };
        Scene {
            pieces,
            turn: position.turn(),
            last,
        }
    }

    fn pieces(&self, ply: usize) -> Vec<Piece> {
        self.record.position(ply).pieces()
    }

    fn turn(&self) -> Side {
        self.record.last().turn()
    }

    fn verdict(&self) -> Option<Verdict<Erased>> {
        let verdict = self.record.verdict()?;
        Some(Verdict {
            outcome: verdict.outcome,
            cause: match verdict.cause {
                Cause::Position(ending) => Cause::Position(Erased::new(ending)),
                Cause::Repetition => Cause::Repetition,
                Cause::Resigned(side) => Cause::Resigned(side),
            },
        })
    }

    fn in_hand(&self) -> Vec<Spot> {
        match self.hand.held(self.record.last()) {
            Some(first) => {
                let later = self.hand.touched().iter().skip(1);
                first.spots().iter().chain(later).copied().collect()
            }
            None => Vec::new(),
        }
    }

    fn holds(&self, spot: Spot) -> bool {
        let held = self.hand.held(self.record.last());
        held.is_some_and(|touch| touch.means::<G>(spot))
    }

    fn touchable(&self) -> Vec<Target> {
        if self.record.verdict().is_some() {
            return Vec::new();
        }
        let mut targets: Vec<Target> = Vec::new();
        for (mv, touch) in self.hand.open(self.record.last()) {
            if !targets.iter().any(|target| target.touch.same(&touch)) {
                targets.push(self.target(mv, touch));
            }
        }
        targets
    }

    fn touch(&mut self, spot: Spot) -> Touched {
        if self.record.verdict().is_some() {
            return Touched::Over;
        }
        match self.hand.touch(self.record.last(), spot) {
            Answer::Held => Touched::Held,
            Answer::LetGo => Touched::LetGo,
            Answer::Refused(reason) => Touched::Refused(Erased::new(reason)),
            Answer::Moved(mv) => match self.record.play(mv) {
                Ok(()) => Touched::Moved,
                Err(_) => Touched::Over,
            },
        }
    }

    fn let_go(&mut self) {
        self.hand.let_go();
    }

    fn play_text(&mut self, text: &str) -> Result<(), MoveError> {
        self.hand.let_go();
        self.record.play_text(text)
    }

    fn resign(&mut self, side: Side) -> bool {
        self.hand.let_go();
        self.record.resign(side).is_ok()
    }

    fn undo(&mut self) -> bool {
        self.hand.let_go();
        self.record.undo()
    }

    fn redo(&mut self) -> bool {
        self.hand.let_go();
        self.record.redo()
    }

    fn can_undo(&self) -> bool {
        self.record.can_undo()
    }

    fn can_redo(&self) -> bool {
        self.record.can_redo()
    }

    fn next_redo(&self) -> Option<Act<String>> {
        Some(match self.record.next_redo()? {
            Act::Move(mv) => Act::Move(mv.to_string()),
            Act::Resign(side) => Act::Resign(side),
        })
    }

    fn text(&self) -> GameText {
        self.record.text()
    }

    fn undone(&self) -> Vec<String> {
        self.record.undone()
    }

    fn restore_undone(&mut self, texts: &[String]) {
        self.record.restore_undone(texts);
    }
}
