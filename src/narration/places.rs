//! Places of the board and the pieces on them.

use crate::games::words::GameWords;
use crate::play::{Piece, Spot};
use crate::words::{Locale, capitalized, say};

/// The places of a piece: its cells, or for a wall the segment that it stands on.
#[must_use]
pub fn places_of(
    game_words: &dyn GameWords,
    locale: Locale,
    piece: &Piece,
    name: impl Fn(Spot) -> String,
) -> String {
    let is_cell = |spot: &&Spot| spot.x & 1 != 0 && spot.y & 1 != 0;
    let cells: Vec<String> = piece
        .spots
        .iter()
        .filter(is_cell)
        .map(|spot| game_words.place(locale, &name(spot.ground())))
        .collect();
    match cells.is_empty() {
        true => game_words.place(locale, &name(piece.spots[0].ground())),
        false => cells.join("–"),
    }
}

/// The accessible name of a spot and the piece on it.
#[must_use]
pub fn spot(
    game_words: &dyn GameWords,
    locale: Locale,
    name: &str,
    piece: Option<&Piece>,
) -> String {
    let name = game_words.place(locale, name);
    capitalized(match piece {
        None => say!(locale, board.empty, spot = name),
        Some(piece) => say!(
            locale,
            board.with,
            spot = name,
            piece = game_words.piece(locale, piece)
        ),
    })
}
