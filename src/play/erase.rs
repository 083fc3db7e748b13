//! Type erasure for games. Values that are needed often are computed once and cached.

use super::game_line::start_of;
use super::{
    AnyPosition, Board, Deed, Erased, Game, GameInfo, GameText, Kind, LegalMove, MoveError, MoveId,
    Note, OpenError, Piece, Pos, Spot, Why, limits,
};
use crate::rules::{MoveTextError, Outcome, Side};
use crate::search::{Rung, hardest_reply, winning_move, wins_within};
use std::cell::OnceCell;
use std::marker::PhantomData;
use std::rc::Rc;

/// The kind of the game with this type.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub const KIND: Of<G> = Of(PhantomData);
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

impl<G: Game> Kind for Of<G> {
    fn agreed_draws(&self) -> bool {
        G::AGREED_DRAWS
    }

    fn rules(&self) -> &'static [&'static str] {
        G::RULES
    }

    fn is_solved_at_once(&self) -> bool {
        G::SOLVED_AT_ONCE
    }

    fn tells_levels(&self) -> bool {
        G::LEVELS
    }

    fn start(&self, options: &str, start: Option<&str>) -> Result<Pos, OpenError> {
        start_of::<G>(options, start).map(erase)
    }
}

/// Erases the game type of a position.
pub fn erase<G: Game>(position: G) -> Pos {
    Rc::new(Typed {
        position,
        legal: OnceCell::new(),
        pieces: OnceCell::new(),
        notes: OnceCell::new(),
    })
}

struct Typed<G> {
    position: G,
    legal: OnceCell<Box<[LegalMove]>>,
    pieces: OnceCell<Box<[Piece]>>,
    notes: OnceCell<Box<[Note]>>,
}

impl<G: Game> Typed<G> {
    fn typed(&self, mv: MoveId) -> Option<G::Move> {
        self.position.moves().get(mv.index()).copied()
    }

    /// The index of a move; none if it is not legal. The order of the rules is the order of the moves.
    fn place(&self, mv: G::Move) -> Option<MoveId> {
        let (mut before, mut is_legal) = (0, false);
        self.position.each_move(|other| {
            before += usize::from(other < mv);
            is_legal |= other == mv;
        });
        is_legal.then(|| MoveId::at(before))
    }

    fn after(&self, mv: G::Move) -> Pos {
        let mut next = self.position.clone();
        next.play(mv);
        erase(next)
    }
}

impl<G: Game> AnyPosition for Typed<G> {
    fn kind(&self) -> &'static dyn Kind {
        &Of::<G>::KIND
    }

    fn options(&self) -> String {
        self.position.options().to_string()
    }

    fn text(&self) -> String {
        self.position.to_string()
    }

    fn turn(&self) -> Side {
        self.position.turn()
    }

    fn board(&self) -> Board {
        self.position.board()
    }

    fn spot_name(&self, spot: Spot) -> String {
        self.position.spot_name(spot)
    }

    fn legal(&self) -> &[LegalMove] {
        self.legal.get_or_init(|| {
            let legal = |mv: G::Move| LegalMove {
                notation: mv.to_string().into(),
                gesture: self.position.gesture(mv).into(),
            };
            self.position.moves().into_iter().map(legal).collect()
        })
    }

    fn play_text(&self, notation: &str) -> Result<(MoveId, Pos), MoveError> {
        if notation.len() > limits::MOVE {
            return Err(MoveError::Text(MoveTextError));
        }
        let mv = notation.parse().map_err(MoveError::Text)?;
        let id = self.place(mv).ok_or(MoveError::Illegal)?;
        Ok((id, self.after(mv)))
    }

    fn play(&self, mv: MoveId) -> Option<Pos> {
        self.typed(mv).map(|mv| self.after(mv))
    }

    fn forced(&self) -> Option<MoveId> {
        self.position.forced().and_then(|mv| self.place(mv))
    }

    fn ending(&self) -> Option<(Outcome, Erased)> {
        let outcome = self.position.outcome()?;
        Some((outcome, Erased::new(self.position.ending()?)))
    }

    fn repetition_key(&self) -> Option<u64> {
        self.position.repetition_key()
    }

    fn pieces(&self) -> &[Piece] {
        self.pieces.get_or_init(|| self.position.pieces().into())
    }

    fn notes(&self) -> &[Note] {
        self.notes.get_or_init(|| self.position.notes().into())
    }

    fn deeds(&self, mv: MoveId) -> Vec<Deed> {
        let mv = self.typed(mv);
        mv.map_or_else(Vec::new, |mv| self.position.deeds(mv))
    }

    fn why_not(&self, touched: &[Spot]) -> (Erased, Option<&'static str>) {
        let reason = self.position.why_not(touched);
        let rule = reason.rule();
        (Erased::new(reason), rule)
    }

    fn passed(&self) -> Option<Pos> {
        self.position.passed().map(erase)
    }

    fn wins_within(&self, side: Side, moves: u32) -> bool {
        wins_within(&self.position, side, moves)
    }

    fn winning_move(&self, moves: u32) -> Option<MoveId> {
        self.place(winning_move(&self.position, moves)?)
    }

    fn hardest_reply(&self, moves: u32) -> Option<MoveId> {
        self.place(hardest_reply(&self.position, moves)?)
    }
}
