//! Setting up positions of ZOQ.

use super::gestures::hand;
use super::notation::{self, HANDS};
use super::words::ZoqWords;
use super::{PIECES, PositionError};
use crate::games::words::EditorWords;
use crate::play::draft::{Draft, GameEditor, PaletteItem, Refusal};
use crate::play::{Board, Erased, Piece, Spot};
use crate::rules::{Side, write_ranks};
use crate::words::{Locale, say};

const PALETTE: [PaletteItem; 2] = [
    PaletteItem::of(Side::White, "counter"),
    PaletteItem::of(Side::Black, "counter"),
];

impl GameEditor for ZoqWords {
    fn palette(&self) -> &'static [PaletteItem] {
        &PALETTE
    }

    fn draft_text(&self, draft: &Draft) -> String {
        let mut text = String::new();
        let letter = |file, rank| match draft.on_cell(file, rank)?.side {
            Some(Side::Black) => Some('b'),
            _ => Some('W'),
        };
        // Writing to a string does not fail.
        let _ = write_ranks(&mut text, (3, 3), letter);
        let has_spare = |side| {
            draft
                .pieces
                .iter()
                .any(|piece| piece.spots[0] == hand(side))
        };
        let spares = Side::BOTH.map(has_spare);
        let hand = HANDS.iter().find(|(_, hand)| *hand == spares);
        let hand = hand.map_or("-", |(text, _)| text);
        format!("{text} {hand} {}", draft.turn.letter())
    }

    /// The place in front of a side takes a piece of that side, even if the other side's piece was selected.
    fn piece_on(
        &self,
        board: &Board,
        _: &[Piece],
        item: &PaletteItem,
        spot: Spot,
    ) -> Result<Piece, Refusal> {
        let owner = Side::BOTH
            .into_iter()
            .find(|side| hand(*side) == spot.ground());
        let side = owner.or(item.side);
        let is_place = board.spots.contains(&spot.ground());
        let placed = || PaletteItem { side, ..*item }.on(spot);
        is_place.then(placed).ok_or(Refusal::WrongPlace)
    }

    fn is_piece(&self, board: &Board, piece: &Piece) -> bool {
        let item = PaletteItem {
            side: piece.side,
            ..PALETTE[0]
        };
        let placed = piece.spots.first().copied();
        placed.and_then(|spot| self.piece_on(board, &[], &item, spot).ok()) == Some(piece.clone())
    }

    fn faults(&self, text: &str) -> Vec<Erased> {
        let faults = notation::position_faults(text).into_iter();
        faults.map(Erased::new).collect()
    }

    fn fault_spots(&self, error: &Erased, draft: &Draft) -> Vec<Spot> {
        match error.downcast_ref() {
            Some(PositionError::Pieces {
                side,
                on_board,
                in_hand,
            }) if on_board + in_hand > PIECES => draft.spots_of(|piece| piece.side == Some(*side)),
            _ => Vec::new(),
        }
    }
}

impl EditorWords for ZoqWords {
    fn hint(&self, locale: Locale, _: &PaletteItem) -> Option<String> {
        Some(say!(locale, zoq.edit.hint))
    }
}
