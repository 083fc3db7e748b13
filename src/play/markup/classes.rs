//! The CSS classes of sides.

use crate::play::Piece;
use crate::rules::Side;

/// The CSS class of a piece by its side.
#[must_use]
pub fn piece_class(piece: &Piece) -> String {
    match piece.side {
        Some(side) => side_class("piece", side),
        None => "piece".to_owned(),
    }
}

/// `white` or `black` after a class.
#[must_use]
pub fn side_class(class: &str, side: Side) -> String {
    format!("{class} {side}")
}
