//! Setting up positions of Breakthrough.

use super::words::BreakthroughWords;
use super::{Breakthrough, MAX_SIDE, MIN_SIDE, PositionError, Size, notation};
use crate::games::words::EditorWords;
use crate::play::draft::{Draft, GameEditor, PaletteItem};
use crate::play::{Erased, Piece, Spot};
use crate::rules::{Side, write_ranks};
use std::ops::RangeInclusive;

const PALETTE: [PaletteItem; 2] = [
    PaletteItem::of(Side::White, "pawn"),
    PaletteItem::of(Side::Black, "pawn"),
];

impl GameEditor for BreakthroughWords {
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
        let _ = write_ranks(&mut text, draft.size, letter);
        format!("{text} {}", draft.turn.letter())
    }

    fn faults(&self, text: &str) -> Vec<Erased> {
        let faults = notation::position_faults(text).into_iter();
        faults.map(Erased::new).collect()
    }

    fn fault_spots(&self, error: &Erased, draft: &Draft) -> Vec<Spot> {
        let far = |side| match side {
            Side::White => 2 * draft.size.1.cast_signed() - 1,
            Side::Black => 1,
        };
        let is_far =
            |piece: &Piece, side| piece.side == Some(side) && piece.spots[0].y == far(side);
        match error.downcast_ref() {
            Some(PositionError::Pieces { side, .. }) => {
                draft.spots_of(|piece| piece.side == Some(*side))
            }
            Some(PositionError::MoverWon { side }) => draft.spots_of(|piece| is_far(piece, *side)),
            Some(PositionError::BothWon) => {
                draft.spots_of(|piece| Side::BOTH.iter().any(|side| is_far(piece, *side)))
            }
            _ => Vec::new(),
        }
    }

    fn side_lengths(&self) -> Option<RangeInclusive<u8>> {
        Some(MIN_SIDE..=MAX_SIDE)
    }

    fn start_text(&self, (width, height): (u8, u8)) -> Option<String> {
        Size::new(width, height).map(|size| Breakthrough::new(size).to_string())
    }
}

impl EditorWords for BreakthroughWords {}
