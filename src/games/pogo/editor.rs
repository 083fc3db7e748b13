//! Setting up positions of Pogo.

use super::words::PogoWords;
use super::{Cell, PIECES, PositionError};
use crate::games::words::EditorWords;
use crate::play::draft::{Again, Draft, GameEditor, PaletteItem};
use crate::play::{Board, Erased, Piece, Spot};
use crate::rules::Side;

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

    /// A stack takes any number of pieces.
    fn again(&self, _: &Board, _: &[Piece], _: usize, _: Spot) -> Again {
        Again::Pile
    }

    fn makes_room(&self, _: &[Piece], _: usize, _: &Piece) -> bool {
        false
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

impl EditorWords for PogoWords {}
