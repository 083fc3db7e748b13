//! Boards whose pieces are drawn once.

use super::classes::piece_class;
use super::ground::{goal_bars, ground, names};
use super::writer::Markup;
use crate::play::{Board, Heights, Layout, Piece};

/// A board with its pieces, without the `svg` element around them.
#[must_use]
pub fn still_board(slug: &str, board: &Board, layout: &Layout, pieces: &[Piece]) -> String {
    let heights = Heights::of(pieces);
    let mut drawn = Markup::default();
    drawn.push(&[&whole_ground(board, layout, pieces)]);
    for piece in pieces {
        let place = piece.middle(layout, &heights);
        drawn.at(&piece_class(piece), place, |drawn| {
            draw_symbol(drawn, slug, piece)
        });
    }
    drawn.text()
}

/// Everything under the pieces.
pub(crate) fn whole_ground(board: &Board, layout: &Layout, pieces: &[Piece]) -> String {
    let (ground, bars) = (ground(board, layout), goal_bars(board, layout, pieces));
    let names = names(board, layout);
    format!("<g class=\"ground\">{ground}{bars}{names}</g>")
}

/// The drawing of a piece, rotated to match its place.
pub(crate) fn draw_symbol(drawn: &mut Markup, slug: &str, piece: &Piece) {
    drawn.element("use", "");
    drawn.attribute("href", &format!("#{}", piece.drawing(slug)));
    if piece.is_upright() {
        drawn.attribute("transform", "rotate(90)");
    }
    drawn.end();
}
