//! A draft as data.

use crate::play::{Piece, Spot};
use crate::rules::Side;

/// A position that is being set up. The game's position parser decides whether it is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The options of the game, as text.
    pub options: String,
    /// The files and ranks of the board.
    pub size: (u8, u8),
    /// The pieces. A piece that lies on another one comes after it.
    pub pieces: Vec<Piece>,
    pub turn: Side,
    /// The values of the game's [`GameEditor::fields`], in their order.
    pub fields: Vec<String>,
}

impl Draft {
    /// The places of the selected pieces, at ground level.
    #[must_use]
    pub fn spots_of(&self, is_meant: impl Fn(&Piece) -> bool) -> Vec<Spot> {
        let meant = self.pieces.iter().filter(|piece| is_meant(piece));
        meant
            .flat_map(|piece| piece.spots.iter().map(|spot| spot.ground()))
            .collect()
    }

    /// The highest piece whose first or only place is this cell, for games whose pieces take one cell each.
    #[must_use]
    pub fn on_cell(&self, file: u8, rank: u8) -> Option<&Piece> {
        let spot = Spot::cell(file.cast_signed() + 1, rank.cast_signed() + 1);
        let mut pieces = self.pieces.iter().rev();
        pieces.find(|piece| piece.spots.iter().any(|at| at.ground() == spot))
    }

    /// The text of a field.
    #[must_use]
    pub fn field(&self, index: usize) -> &str {
        self.fields.get(index).map_or("", String::as_str)
    }
}

/// The highest piece on a spot.
#[must_use]
pub fn highest(pieces: &[Piece], spot: Spot) -> Option<usize> {
    let holds = |piece: &Piece| piece.spots.iter().any(|at| at.ground() == spot.ground());
    pieces.iter().rposition(holds)
}
