//! The row of a game in the library, without its rules.

use super::index_row::IndexRow;
use crate::play::tree::Termination;
use crate::play::{print_board, print_pieces};
use crate::rules::Outcome;

/// The row of a game in the library.
#[derive(Clone, PartialEq, Debug)]
pub struct LibraryRow {
    pub id: String,
    /// The name of the game's kind.
    pub game: String,
    pub options: String,
    /// White's and Black's names.
    pub names: [String; 2],
    /// The computer's levels, 0 for a person.
    pub levels: [u8; 2],
    pub fair: bool,
    /// As in [`crate::play::SavedGame`].
    pub correspondence: String,
    /// How many moves were made.
    pub plies: usize,
    /// The result. None while the game is in progress.
    pub outcome: Option<Outcome>,
    /// How the players have ended it. None if the moves ended it, or it is in progress.
    pub ended: Option<Termination>,
    /// Milliseconds since 1970.
    pub saved: f64,
    /// The board, printed. It is read only where it is shown.
    pub board: String,
    /// The pieces, printed.
    pub pieces: String,
}

impl LibraryRow {
    /// The row of a game that is in the index.
    #[must_use]
    pub fn of(row: &IndexRow) -> LibraryRow {
        LibraryRow {
            id: row.id.clone(),
            game: row.game.clone(),
            options: row.options.clone(),
            names: row.names.clone(),
            levels: row.levels,
            fair: row.fair,
            correspondence: row.correspondence.clone(),
            plies: row.plies,
            outcome: row.outcome,
            ended: row.ended,
            saved: row.saved,
            board: print_board(&row.board),
            pieces: print_pieces(&row.pieces),
        }
    }
}
