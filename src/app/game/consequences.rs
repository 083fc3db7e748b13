//! The effects of a move besides moving the piece, in words.

use super::state::Play;
use crate::app::i18n::{Locale, say};
use crate::play::{Change, Piece};

/// The pieces that are pushed, fall or are taken: one sentence each, without full stops.
pub fn consequences(
    play: Play,
    locale: Locale,
    before: &[Piece],
    changes: &[Change],
) -> Vec<String> {
    let name = |index: usize| play.dress.piece(locale, &before[index]);
    let board = play.board();
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
        match (own, way.leads_beyond(&board)) {
            (true, true) => Some(say!(locale, play.falls, piece = piece)),
            (true, false) => play.dress.taken(locale, &piece),
            (false, _) => Some(say!(locale, play.goes_out, piece = piece)),
        }
    });
    let pushes =
        (!pushed.is_empty()).then(|| say!(locale, play.pushes, pieces = pushed.join(", ")));
    pushes.into_iter().chain(left).collect()
}
