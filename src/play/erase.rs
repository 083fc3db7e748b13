//! A game's positions as trait objects, without its types. Results that are often needed are computed once.

use super::game_line::start_of;
use super::{
    AnyPosition, Board, Erased, Game, Kind, LegalMove, MoveError, MoveId, Note, OpenError, Piece,
    PieceAction, Pos, Spot, Why, limits,
};
use crate::rules::{MoveTextError, Outcome, Side};
use crate::search::{ExactLevel, hardest_reply, winning_move, wins_within};
use std::cell::OnceCell;
use std::marker::PhantomData;
use std::rc::Rc;

/// The kind of the game with this type.
pub struct Erase<G>(PhantomData<fn() -> G>);

impl<G> Erase<G> {
    pub const KIND: Erase<G> = Erase(PhantomData);
}

impl<G: Game> Kind for Erase<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn options(&self) -> Vec<String> {
        G::all_options().iter().map(ToString::to_string).collect()
    }

    fn levels(&self) -> usize {
        match G::EXACT_LEVELS {
            [] => G::LEVELS.len(),
            exact_levels => exact_levels.len(),
        }
    }

    fn exact_levels(&self) -> &'static [ExactLevel] {
        G::EXACT_LEVELS
    }

    fn has_puzzles(&self) -> bool {
        G::HAS_PUZZLES
    }

    fn varies_by_game(&self, level: usize) -> bool {
        let level = level.checked_sub(1).and_then(|index| G::LEVELS.get(index));
        level.is_some_and(|level| level.good_games.is_some())
    }

    fn agreed_draws(&self) -> bool {
        G::AGREED_DRAWS
    }

    fn rules(&self) -> &'static [&'static str] {
        G::RULES
    }

    fn is_solved_at_once(&self) -> bool {
        G::SOLVED_AT_ONCE
    }

    fn distinguishes_levels(&self) -> bool {
        G::TELLS_HEIGHTS
    }

    fn start(&self, options: &str, start: Option<&str>) -> Result<Pos, OpenError> {
        start_of::<G>(options, start).map(erase)
    }
}

/// A position as a trait object, without its type.
pub fn erase<G: Game>(position: G) -> Pos {
    Rc::new(Typed {
        position,
        moves: OnceCell::new(),
        legal: OnceCell::new(),
        pieces: OnceCell::new(),
        notes: OnceCell::new(),
    })
}

struct Typed<G: Game> {
    position: G,
    /// The legal moves, once a move was requested by its number.
    moves: OnceCell<Box<[G::Move]>>,
    legal: OnceCell<Box<[LegalMove]>>,
    pieces: OnceCell<Box<[Piece]>>,
    notes: OnceCell<Box<[Note]>>,
}

impl<G: Game> Typed<G> {
    fn moves(&self) -> &[G::Move] {
        self.moves.get_or_init(|| self.position.moves().into())
    }

    fn typed(&self, mv: MoveId) -> Option<G::Move> {
        self.moves().get(mv.index()).copied()
    }

    fn read(notation: &str) -> Result<G::Move, MoveError> {
        if notation.len() > limits::MOVE {
            return Err(MoveError::Text(MoveTextError));
        }
        notation.parse().map_err(MoveError::Text)
    }

    /// The index of a move. `None` if it is not legal. The rules list moves in the order of `Ord`. If the moves are not
    /// cached yet, they are counted and not cached, so that reading a long text takes no memory for them.
    fn place(&self, mv: G::Move) -> Option<MoveId> {
        if let Some(moves) = self.moves.get() {
            return moves.binary_search(&mv).ok().map(MoveId::at);
        }
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
        &Erase::<G>::KIND
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
            self.moves().iter().copied().map(legal).collect()
        })
    }

    fn notation(&self, mv: MoveId) -> Option<String> {
        self.typed(mv).map(|mv| mv.to_string())
    }

    fn find(&self, notation: &str) -> Result<MoveId, MoveError> {
        let mv = Typed::<G>::read(notation)?;
        let found = self.moves().binary_search(&mv).ok();
        found.map(MoveId::at).ok_or(MoveError::Illegal)
    }

    fn play_text(&self, notation: &str) -> Result<(MoveId, Pos), MoveError> {
        let mv = Typed::<G>::read(notation)?;
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

    fn piece_actions(&self, mv: MoveId) -> Vec<PieceAction> {
        let mv = self.typed(mv);
        mv.map_or_else(Vec::new, |mv| self.position.piece_actions(mv))
    }

    fn why_not(&self, touched: &[Spot]) -> (Erased, Option<&'static str>) {
        let reason = self.position.why_not(touched);
        let rule = reason.rule();
        (Erased::new(reason), rule)
    }

    fn null_move(&self) -> Option<Pos> {
        self.position.null_move().map(erase)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::GameTree;
    use crate::play::toy::{GENERATED, Toy};

    /// How many times an action generates legal moves.
    fn generated<T>(action: impl FnOnce() -> T) -> (T, usize) {
        let before = GENERATED.get();
        let done = action();
        (done, GENERATED.get() - before)
    }

    fn start() -> Pos {
        Erase::<Toy>::KIND.start("", Some("W...b w")).unwrap()
    }

    #[test]
    fn legal_moves_are_generated_once_per_position() {
        let position = start();
        let ((), times) = generated(|| {
            let mv = position.find("a1-b1").unwrap();
            assert_eq!(position.legal()[mv.index()].notation, "a1-b1".into());
            assert_eq!(position.notation(mv).as_deref(), Some("a1-b1"));
            assert_eq!(position.play(mv).unwrap().text(), ".W..b b");
            assert_eq!(position.piece_actions(mv), []);
            assert_eq!(position.play_text("a1-b1").unwrap().0, mv);
            assert_eq!(position.find("a1^c1"), Err(MoveError::Illegal));
            assert!(position.find("a1").is_err());
        });
        assert_eq!(times, 1);
    }

    #[test]
    fn a_move_is_found_with_and_without_the_cache() {
        let kept = Erase::<Toy>::KIND.start("", None).unwrap();
        for (index, mv) in kept.legal().iter().enumerate() {
            let fresh = Erase::<Toy>::KIND.start("", None).unwrap();
            let (found, _) = fresh.play_text(&mv.notation).unwrap();
            assert_eq!(found, MoveId::at(index));
            assert_eq!(kept.find(&mv.notation), Ok(found));
        }
    }

    #[test]
    fn a_move_in_the_tree_is_not_added_again() {
        let mut tree = GameTree::new(start());
        let mv = start().find("a1-b1").unwrap();
        let made = tree.play(GameTree::ROOT, mv).unwrap();
        let (found, times) = generated(|| {
            let by_id = tree.play(GameTree::ROOT, mv);
            (by_id, tree.play_text(GameTree::ROOT, "a1-b1"))
        });
        assert_eq!(found, (Ok(made), Ok(made)));
        assert_eq!(times, 0, "neither looks at the rules");
    }
}
