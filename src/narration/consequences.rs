//! The effects of a move other than moving the piece, in words.

use crate::games::words::GameWords;
use crate::play::{Board, Piece, PieceChange};
use crate::words::{Locale, say};

/// The pieces that are pushed, fall or are taken: one sentence each, without full stops.
pub fn consequences(
    game_words: &dyn GameWords,
    locale: Locale,
    board: &Board,
    before: &[Piece],
    changes: &[PieceChange],
) -> Vec<String> {
    let name = |index: usize| game_words.piece(locale, &before[index]);
    let pushed: Vec<String> = changes
        .iter()
        .filter_map(|change| match change {
            PieceChange::Moved { before, path, .. } if path.beat > 0 => Some(name(*before)),
            _ => None,
        })
        .collect();
    let left = changes.iter().filter_map(|change| {
        let PieceChange::Left {
            before: index,
            path,
        } = change
        else {
            return None;
        };
        let (piece, own) = (name(*index), before[*index].side.is_some());
        match (own, path.leads_beyond(board)) {
            (true, true) => Some(say!(locale, play.falls, piece = piece)),
            (true, false) => game_words.taken(locale, &piece),
            (false, _) => Some(say!(locale, play.goes_out, piece = piece)),
        }
    });
    let pushes =
        (!pushed.is_empty()).then(|| say!(locale, play.pushes, pieces = pushed.join(", ")));
    pushes.into_iter().chain(left).collect()
}
