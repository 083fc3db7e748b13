//! The editor of positions in words.

use super::broken_link::open_fault;
use super::place_facts::PlaceFacts;
use super::place_name::place_name;
use super::places::spot;
use crate::games::words::{EditorWords, GameWords, side_name};
use crate::play::draft::{DraftChange, Mirror, Refusal};
use crate::play::{OpenError, Piece, Spot};
use crate::session::editor::{EditorMessage, EditorModel, Tool};
use crate::words::{Locale, capitalized, say};

/// The maximum number of reasons that are listed.
pub const MAX_REASONS: usize = 5;

/// Whether a draft is legal, and if not, why not. Several reasons are in [`draft_faults`].
#[must_use]
pub fn draft_status(game_words: &dyn GameWords, locale: Locale, model: &EditorModel) -> String {
    match (model.faults(), model.position()) {
        ([only], _) => say!(
            locale,
            editor.fault,
            why = why(game_words, locale, &only.error)
        ),
        (_, None) => say!(locale, editor.faults),
        (_, Some(position)) if position.ending().is_some() => say!(locale, editor.over),
        (_, Some(_)) => say!(locale, editor.legal),
    }
}

/// The reasons why a draft is not legal, if there are several.
#[must_use]
pub fn draft_faults(
    game_words: &dyn GameWords,
    locale: Locale,
    model: &EditorModel,
) -> Vec<String> {
    let faults = model.faults();
    if faults.len() < 2 {
        return Vec::new();
    }
    let named = faults.iter().take(MAX_REASONS);
    let named = named.map(|fault| capitalized(why(game_words, locale, &fault.error)));
    named.collect()
}

/// How many reasons are not listed. None if all are.
#[must_use]
pub fn more_faults(locale: Locale, model: &EditorModel) -> Option<String> {
    let count = model.faults().len().checked_sub(MAX_REASONS)?;
    (count > 0).then(|| say!(locale, editor.more_faults, count = count))
}

/// Why the last touch changed nothing, or what was lost. Otherwise what is selected, or what a touch does.
#[must_use]
pub fn editor_notice(
    words: &dyn EditorWords,
    game_words: &dyn GameWords,
    locale: Locale,
    model: &EditorModel,
) -> String {
    let hint = || hint(words, locale, model);
    match (model.notice(), model.selected()) {
        // The board marks the refused place.
        (Some(EditorMessage::Refused(_, why @ Refusal::WrongPlace)), None) => {
            format!("{} {}", refusal(locale, *why), hint())
        }
        (Some(EditorMessage::Refused(_, why)), _) => refusal(locale, *why),
        (Some(message), _) => editor_message_text(game_words, locale, model, message),
        (None, Some(at)) => {
            editor_message_text(game_words, locale, model, &EditorMessage::Selected(at))
        }
        (None, None) => hint(),
    }
}

fn hint(words: &dyn EditorWords, locale: Locale, model: &EditorModel) -> String {
    match model.tool() {
        Tool::Piece(index) => {
            let item = words.palette().get(index);
            let own = item.and_then(|item| words.hint(locale, item));
            own.unwrap_or_else(|| say!(locale, editor.hint.piece))
        }
        Tool::Remove => say!(locale, editor.hint.remove),
        Tool::Move => say!(locale, editor.hint.carry),
    }
}

fn refusal(locale: Locale, why: Refusal) -> String {
    match why {
        Refusal::NoPiece => say!(locale, editor.no_piece),
        Refusal::WrongPlace => say!(locale, editor.wrong_place),
        Refusal::FullStack { max } => say!(locale, editor.full_stack, max = max),
        Refusal::SamePlace => say!(locale, editor.same_place),
    }
}

/// Why the typed text is not a position. None if it is one.
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
        error => open_fault(Some(game_words), error, locale),
    }
}

/// The words of an event, for people who do not see the board.
#[must_use]
pub fn editor_message_text(
    game_words: &dyn GameWords,
    locale: Locale,
    model: &EditorModel,
    message: &EditorMessage,
) -> String {
    let what = |piece: &Piece| {
        let name = model.spot_name(piece.spots[0].ground());
        spot(game_words, locale, &name, Some(piece))
    };
    let place = |at| game_words.place(locale, &model.spot_name(at));
    match message {
        EditorMessage::Edited(DraftChange::Placed(piece)) => {
            say!(locale, editor.placed, what = what(piece))
        }
        EditorMessage::Edited(DraftChange::Removed(piece)) => {
            say!(locale, editor.removed, what = what(piece))
        }
        EditorMessage::Edited(DraftChange::Turned(piece)) => {
            say!(locale, editor.turned, what = what(piece))
        }
        EditorMessage::Edited(DraftChange::Moved(piece)) => {
            say!(locale, editor.moved, what = what(piece))
        }
        EditorMessage::Next(item) => {
            let piece = item.on(Spot::cell(1, 1));
            say!(
                locale,
                editor.next,
                piece = game_words.piece(locale, &piece)
            )
        }
        EditorMessage::PlacedMany(count) => say!(locale, editor.placed_many, count = *count),
        EditorMessage::RemovedMany(count) => say!(locale, editor.removed_many, count = *count),
        EditorMessage::Selected(at) => {
            let what = capitalized(place(*at));
            say!(locale, editor.selected, what = what)
        }
        EditorMessage::Deselected => say!(locale, editor.deselected),
        EditorMessage::Refused(at, why) => {
            let place = capitalized(place(*at));
            format!("{place}. {}", refusal(locale, *why))
        }
        EditorMessage::Lost(count) => say!(locale, editor.lost, count = *count),
        EditorMessage::Written => say!(locale, editor.written),
        EditorMessage::Cleared => say!(locale, editor.cleared),
        EditorMessage::Started => say!(locale, editor.started),
        EditorMessage::Mirrored(Mirror::Files) => say!(locale, editor.mirrored),
        EditorMessage::Mirrored(Mirror::Sides) => say!(locale, editor.swapped),
        EditorMessage::Turn(side) => {
            say!(locale, editor.turn_now, side = side_name(locale, *side))
        }
        EditorMessage::Undone => say!(locale, editor.undone),
        EditorMessage::Redone => say!(locale, editor.redone),
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
    match model.touch_effect(facts.spot) {
        Ok(EditorMessage::Edited(DraftChange::Placed(put))) => {
            say!(
                locale,
                editor.would.place,
                place = place,
                piece = piece(&put)
            )
        }
        Ok(EditorMessage::Edited(DraftChange::Removed(gone))) => {
            say!(
                locale,
                editor.would.remove,
                place = place,
                piece = piece(&gone)
            )
        }
        Ok(EditorMessage::Edited(DraftChange::Turned(turned))) => {
            say!(
                locale,
                editor.would.turn,
                place = place,
                piece = piece(&turned)
            )
        }
        Ok(EditorMessage::Edited(DraftChange::Moved(moved))) => {
            say!(
                locale,
                editor.would.carry,
                place = place,
                piece = piece(&moved)
            )
        }
        Ok(EditorMessage::Selected(_)) => say!(locale, editor.would.select, place = place),
        Ok(EditorMessage::Deselected) => say!(locale, editor.would.deselect, place = place),
        _ => say!(locale, editor.would.nothing, place = place),
    }
}
