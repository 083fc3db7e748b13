//! Setting up positions of Hexapawn.

use super::words::HexapawnWords;
use super::{NotAPosition, SIDE};
use crate::games::words::EditorWords;
use crate::play::draft::{Draft, GameEditor, PaletteItem};
use crate::play::{Erased, Spot};
use crate::rules::{Side, write_ranks};

const PALETTE: [PaletteItem; 2] = [
    PaletteItem::of(Side::White, "pawn"),
    PaletteItem::of(Side::Black, "pawn"),
];

impl GameEditor for HexapawnWords {
    fn palette(&self) -> &'static [PaletteItem] {
        &PALETTE
    }

    fn draft_text(&self, draft: &Draft) -> String {
        let mut text = String::new();
        let letter = |file, rank| match draft.on_cell(file, rank)?.side {
            Some(Side::Black) => Some('p'),
            _ => Some('P'),
        };
        // Writing to a string does not fail.
        let _ = write_ranks(&mut text, (SIDE, SIDE), letter);
        format!("{text} {}", draft.turn.letter())
    }

    fn fault_spots(&self, error: &Erased, draft: &Draft) -> Vec<Spot> {
        match error.downcast_ref() {
            Some(NotAPosition::Pawns { side, .. }) => {
                draft.spots_of(|piece| piece.side == Some(*side))
            }
            _ => Vec::new(),
        }
    }
}

impl EditorWords for HexapawnWords {}
