//! The editor of positions in words.

use super::place_facts::PlaceFacts;
use super::place_name::place_name;
use super::places::spot;
use crate::games::words::GameWords;
use crate::play::draft::{Edited, Mirror};
use crate::play::{OpenError, Piece, Spot};
use crate::session::editor::{EditorModel, Said};
use crate::words::{Locale, capitalized, say};

/// Whether a draft is legal, and if not, why not.
#[must_use]
pub fn draft_status(game_words: &dyn GameWords, locale: Locale, model: &EditorModel) -> String {
    match (model.fault(), model.position()) {
        (Some(error), _) => say!(locale, editor.fault, why = why(game_words, locale, error)),
        (None, Some(position)) if position.ending().is_some() => say!(locale, editor.over),
        (None, _) => say!(locale, editor.legal),
    }
}

/// Why what was typed is not a position; none if it is one.
#[must_use]
pub fn typed_fault(
    game_words: &dyn GameWords,
    locale: Locale,
    model: &EditorModel,
) -> Option<String> {
    let (_, error) = model.typed()?;
    Some(say!(
        locale,
        editor.unread,
        why = why(game_words, locale, error)
    ))
}

/// Why a text is not a position, as a part of a sentence.
fn why(game_words: &dyn GameWords, locale: Locale, error: &OpenError) -> String {
    match error {
        OpenError::Start(error) => game_words.position_error(locale, error),
        OpenError::TooLong { .. } => say!(locale, link.too_long),
        error => error.to_string(),
    }
}

/// What has happened, for people who do not see the board.
#[must_use]
pub fn said_in_editor(
    game_words: &dyn GameWords,
    locale: Locale,
    model: &EditorModel,
    said: &Said,
) -> String {
    let what = |piece: &Piece| {
        let name = model.spot_name(piece.spots[0].ground());
        spot(game_words, locale, &name, Some(piece))
    };
    let place = |at| game_words.place(locale, &model.spot_name(at));
    match said {
        Said::Edited(Edited::Placed(piece)) => say!(locale, editor.placed, what = what(piece)),
        Said::Edited(Edited::Removed(piece)) => say!(locale, editor.removed, what = what(piece)),
        Said::Edited(Edited::Turned(piece)) => say!(locale, editor.turned, what = what(piece)),
        Said::Edited(Edited::Moved(piece)) => say!(locale, editor.moved, what = what(piece)),
        Said::Next(item) => {
            let piece = item.on(Spot::cell(1, 1));
            say!(
                locale,
                editor.next,
                piece = game_words.piece(locale, &piece)
            )
        }
        Said::Painted(count) => say!(locale, editor.painted, count = *count),
        Said::Lifted(at) => {
            let what = capitalized(place(*at));
            say!(locale, editor.lifted, what = what)
        }
        Said::LetGo => say!(locale, editor.let_go),
        Said::Nothing(at) => say!(locale, editor.nothing, at = place(*at)),
        Said::Cleared => say!(locale, editor.cleared),
        Said::Started => say!(locale, editor.started),
        Said::Mirrored(Mirror::Files) => say!(locale, editor.mirrored),
        Said::Mirrored(Mirror::Sides) => say!(locale, editor.swapped),
        Said::Turn(side) => {
            let side = crate::games::words::side_name(locale, *side);
            say!(locale, editor.turn_now, side = side)
        }
        Said::Undone => say!(locale, editor.undone),
        Said::Redone => say!(locale, editor.redone),
    }
}

/// The name of a place with what is on it, and what a touch would do.
#[must_use]
pub fn place_in_editor(
    game_words: &dyn GameWords,
    locale: Locale,
    model: &EditorModel,
    facts: &PlaceFacts,
) -> String {
    let name = model.spot_name(facts.spot);
    let place = place_name(game_words, locale, &name, facts, None);
    let piece = |piece: &Piece| game_words.piece(locale, piece);
    match model.would(facts.spot) {
        Some(Said::Edited(Edited::Placed(put))) => {
            say!(
                locale,
                editor.would.place,
                place = place,
                piece = piece(&put)
            )
        }
        Some(Said::Edited(Edited::Removed(gone))) => {
            say!(
                locale,
                editor.would.remove,
                place = place,
                piece = piece(&gone)
            )
        }
        Some(Said::Edited(Edited::Turned(turned))) => {
            say!(
                locale,
                editor.would.turn,
                place = place,
                piece = piece(&turned)
            )
        }
        Some(Said::Edited(Edited::Moved(moved))) => {
            say!(
                locale,
                editor.would.carry,
                place = place,
                piece = piece(&moved)
            )
        }
        Some(Said::Lifted(_)) => say!(locale, editor.would.lift, place = place),
        Some(Said::LetGo) => say!(locale, editor.would.let_go, place = place),
        _ => say!(locale, editor.would.nothing, place = place),
    }
}
