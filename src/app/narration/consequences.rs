//! The effects of a move besides moving the piece, in words.

use crate::app::dress::Dress;
use crate::app::i18n::{Locale, say};
use crate::play::{Board, Change, Piece};

/// The pieces that are pushed, fall or are taken: one sentence each, without full stops.
pub fn consequences(
    dress: &dyn Dress,
    locale: Locale,
    board: &Board,
    before: &[Piece],
    changes: &[Change],
) -> Vec<String> {
    let name = |index: usize| dress.piece(locale, &before[index]);
    let pushed: Vec<String> = changes
        .iter()
        .filter_map(|change| match change {
            Change::Moved { before, way, .. } if way.beat > 0 => Some(name(*before)),
            _ => None,
        })
        .collect();
    let left = changes.iter().filter_map(|change| {
        let Change::Left { before: index, way } = change else {
            return None;
        };
        let (piece, own) = (name(*index), before[*index].side.is_some());
        match (own, way.leads_beyond(board)) {
            (true, true) => Some(say!(locale, play.falls, piece = piece)),
            (true, false) => dress.taken(locale, &piece),
            (false, _) => Some(say!(locale, play.goes_out, piece = piece)),
        }
    });
    let pushes =
        (!pushed.is_empty()).then(|| say!(locale, play.pushes, pieces = pushed.join(", ")));
    pushes.into_iter().chain(left).collect()
}
