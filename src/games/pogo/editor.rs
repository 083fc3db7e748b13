//! Setting up positions of Pogo.

use super::words::PogoWords;
use super::{Cell, PIECES, PositionError, notation};
use crate::games::words::EditorWords;
use crate::play::draft::{Draft, GameEditor, PaletteItem, Refusal, SecondTouch};
use crate::play::{Board, Erased, Piece, Pose, Spot};
use crate::rules::Side;
use crate::words::{Locale, say};

/// A stack of all pieces of the game.
const MAX_ON_STACK: u8 = 2 * PIECES;

const PALETTE: [PaletteItem; 2] = [
    PaletteItem::of(Side::White, "stone"),
    PaletteItem::of(Side::Black, "stone"),
];

impl GameEditor for PogoWords {
    fn palette(&self) -> &'static [PaletteItem] {
        &PALETTE
    }

    fn draft_text(&self, draft: &Draft) -> String {
        let stack = |file, rank| {
            let cell = Cell::new(file, rank).spot();
            let here = |piece: &&Piece| piece.spots[0].ground() == cell;
            let stack = draft.pieces.iter().filter(here);
            let letters: String = stack
                .map(|piece| match piece.side {
                    Some(Side::Black) => 'b',
                    _ => 'W',
                })
                .collect();
            if letters.is_empty() {
                "-".to_owned()
            } else {
                letters
            }
        };
        let rank = |rank| [0, 1, 2].map(|file| stack(file, rank)).join(",");
        let board = [2, 1, 0].map(rank).join("/");
        format!("{board} {}", draft.turn.letter())
    }

    fn piece_on(
        &self,
        board: &Board,
        pieces: &[Piece],
        item: &PaletteItem,
        spot: Spot,
    ) -> Result<Piece, Refusal> {
        let spot = spot.ground();
        if !board.spots.contains(&spot) {
            return Err(Refusal::WrongPlace);
        }
        let here = |piece: &&Piece| piece.spots.iter().any(|at| at.ground() == spot);
        match pieces.iter().filter(here).count() >= usize::from(MAX_ON_STACK) {
            true => Err(Refusal::FullStack { max: MAX_ON_STACK }),
            false => Ok(item.on(spot)),
        }
    }

    fn is_piece(&self, board: &Board, piece: &Piece) -> bool {
        let is_place = |at: Spot| board.spots.contains(&at.ground()) && at.level < MAX_ON_STACK;
        let is_stone = PALETTE.iter().any(|item| item.is_kind_of(piece));
        is_stone && piece.pose == Pose::Flat && matches!(*piece.spots, [at] if is_place(at))
    }

    /// Stacks grow.
    fn again(&self, _: &Board, _: &[Piece], _: usize, _: Spot) -> SecondTouch {
        SecondTouch::PutOnTop
    }

    fn conflicts_with(&self, _: &[Piece], _: usize, _: &Piece) -> bool {
        false
    }

    fn faults(&self, text: &str) -> Vec<Erased> {
        let faults = notation::position_faults(text).into_iter();
        faults.map(Erased::new).collect()
    }

    fn fault_spots(&self, error: &Erased, draft: &Draft) -> Vec<Spot> {
        match error.downcast_ref() {
            Some(PositionError::Pieces { side, found }) if *found > usize::from(PIECES) => {
                draft.spots_of(|piece| piece.side == Some(*side))
            }
            Some(PositionError::MoverWon { .. }) => draft.spots_of(|_| true),
            _ => Vec::new(),
        }
    }
}

impl EditorWords for PogoWords {
    fn hint(&self, locale: Locale, _: &PaletteItem) -> Option<String> {
        Some(say!(locale, pogo.edit.hint))
    }
}
