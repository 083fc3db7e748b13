//! A game's rules for setting up its positions: how pieces are put down and how a draft is written. Only the game's
//! position parser decides whether the result is legal.

use super::{Draft, Mirror, Refusal, highest};
use crate::play::{Board, Erased, Piece, Pose, Spot};
use crate::rules::Side;
use std::ops::RangeInclusive;

/// A piece that can be chosen and put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PaletteItem {
    pub side: Option<Side>,
    pub kind: &'static str,
    pub pose: Pose,
    /// Whether its side has only one of it, so that putting it down moves it.
    pub is_only: bool,
}

impl PaletteItem {
    /// A piece of a side that lies flat.
    #[must_use]
    pub const fn of(side: Side, kind: &'static str) -> PaletteItem {
        PaletteItem {
            side: Some(side),
            kind,
            pose: Pose::Flat,
            is_only: false,
        }
    }

    /// Whether a piece is of this side and kind.
    #[must_use]
    pub fn is_kind_of(&self, piece: &Piece) -> bool {
        self.side == piece.side && self.kind == piece.kind
    }

    /// The piece itself, on a spot.
    #[must_use]
    pub fn on(&self, spot: Spot) -> Piece {
        Piece {
            side: self.side,
            kind: self.kind,
            pose: self.pose,
            spots: vec![spot.ground()],
        }
    }
}

/// A part of a position in addition to its pieces and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DraftField {
    /// Its name in the game's texts.
    pub key: &'static str,
    /// Its value on a new board.
    pub usual: &'static str,
    pub kind: FieldKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// One of [`GameEditor::choices`].
    Choice {
        /// Whether to offer only the choices with which the position is legal.
        is_checked: bool,
    },
    /// A number from 0.
    Number { max: u32 },
}

/// The effect of a second touch with the same piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SecondTouch {
    Remove,
    /// The piece lies in another direction.
    Turn(Piece),
    /// Another piece is put on top.
    PutOnTop,
}

/// How the positions of a game are set up. With the default methods, a game has no editor.
pub trait GameEditor: Sync {
    /// The pieces to choose from. Without any there is no editor.
    fn palette(&self) -> &'static [PaletteItem] {
        &[]
    }

    /// The notation of a draft, even if it is not legal.
    fn draft_text(&self, draft: &Draft) -> String {
        let _ = draft;
        String::new()
    }

    /// The parts of a position in addition to pieces, options and the side to move.
    fn fields(&self) -> &'static [DraftField] {
        &[]
    }

    /// The values of the fields in the notation of a legal position.
    fn read_fields(&self, text: &str) -> Vec<String> {
        let _ = text;
        Vec::new()
    }

    /// The values that a field may have, in addition to its current one.
    fn choices(&self, draft: &Draft, field: usize) -> Vec<String> {
        let _ = (draft, field);
        Vec::new()
    }

    /// The value of a field on a mirrored board.
    fn mirror_field(&self, draft: &Draft, field: usize, mirror: Mirror) -> String {
        let _ = mirror;
        draft.field(field).to_owned()
    }

    /// The piece that a touch puts down.
    ///
    /// # Errors
    /// If it cannot be put there.
    fn piece_on(
        &self,
        board: &Board,
        pieces: &[Piece],
        item: &PaletteItem,
        spot: Spot,
    ) -> Result<Piece, Refusal> {
        let _ = pieces;
        let has_spot = board.spots.contains(&spot.ground()) && !board.is_beyond(spot);
        has_spot.then(|| item.on(spot)).ok_or(Refusal::WrongPlace)
    }

    /// The piece that a touch with this piece of the palette selects: the highest one there.
    fn touched(&self, pieces: &[Piece], item: &PaletteItem, spot: Spot) -> Option<usize> {
        let _ = item;
        highest(pieces, spot)
    }

    /// The effect of a touch if the touched piece, given by its index, is the same as the chosen one.
    fn again(&self, board: &Board, pieces: &[Piece], index: usize, spot: Spot) -> SecondTouch {
        let _ = (board, pieces, index, spot);
        SecondTouch::Remove
    }

    /// Whether one of the pieces must be removed for another one that is put down.
    fn conflicts_with(&self, pieces: &[Piece], index: usize, new: &Piece) -> bool {
        pieces[index].is_where(new)
    }

    /// A piece after it was moved from one of its places to another place.
    ///
    /// # Errors
    /// If it cannot be put there.
    fn moved(
        &self,
        board: &Board,
        pieces: &[Piece],
        piece: &Piece,
        (from, to): (Spot, Spot),
    ) -> Result<Piece, Refusal> {
        let _ = from;
        let item = PaletteItem {
            side: piece.side,
            kind: piece.kind,
            pose: piece.pose,
            is_only: false,
        };
        self.piece_on(board, pieces, &item, to)
    }

    /// Gives the pieces their heights, from their order. A piece on another piece comes after it.
    fn set_levels(&self, pieces: &mut Vec<Piece>) {
        for index in 0..pieces.len() {
            let (below, rest) = pieces.split_at_mut(index);
            for spot in &mut rest[0].spots {
                let holds =
                    |piece: &&Piece| piece.spots.iter().any(|at| at.ground() == spot.ground());
                let height = below.iter().filter(holds).count();
                *spot = spot.at_level(u8::try_from(height).unwrap_or(u8::MAX));
            }
        }
    }

    /// Whether a piece of a stored draft lies on the board in a possible way.
    fn is_piece(&self, board: &Board, piece: &Piece) -> bool {
        let known = |item: &PaletteItem| item.is_kind_of(piece) && item.pose == piece.pose;
        let is_known = self.palette().iter().any(known);
        is_known && matches!(*piece.spots, [at] if board.spots.contains(&at.ground()))
    }

    /// All faults that the game's position parser finds in a text, including the first one, which it reports. Empty
    /// if only the parser itself should be used.
    fn faults(&self, text: &str) -> Vec<Erased> {
        let _ = text;
        Vec::new()
    }

    /// The places that cause an error of the game's position parser.
    fn fault_spots(&self, error: &Erased, draft: &Draft) -> Vec<Spot> {
        let _ = (error, draft);
        Vec::new()
    }

    /// The allowed numbers of files, and of ranks, if they can be chosen.
    fn side_lengths(&self) -> Option<RangeInclusive<u8>> {
        None
    }

    /// The notation of the start on a board of this size, if the size can be chosen.
    fn start_text(&self, size: (u8, u8)) -> Option<String> {
        let _ = size;
        None
    }
}
