//! Errors of TicTo for texts that are not positions, options or moves.

mod course;
mod fields;
mod moves;
mod pieces;
mod together;

use tablero::games::ticto::{Setup, TicTo};
use tablero::rules::Position;

fn said(text: &str) -> String {
    match TicTo::parse(Setup::default(), text) {
        Ok(position) => panic!("`{text}` was read as `{position}`"),
        Err(error) => error.to_string(),
    }
}

/// The error for White's pieces. Black has two more and White one more under its round.
fn said_of(white: &str) -> String {
    said(&format!("Rg1:{white},g1 ra7:a7,g7 w n - 0"))
}

fn is_read(text: &str) -> TicTo {
    match TicTo::parse(Setup::default(), text) {
        Ok(position) => position,
        Err(error) => panic!("`{text}`: {error}"),
    }
}
