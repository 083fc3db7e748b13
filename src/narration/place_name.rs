//! The names of places for screen readers.

use super::place_facts::PlaceFacts;
use super::places::spot;
use super::values::place_value;
use crate::games::words::GameWords;
use crate::play::Piece;
use crate::words::{Locale, either, list, say};

/// The name of a place: what is on it, its most important mark, its known result, and its notes. With a `level`,
/// counted from 0 at the ground, it is about the piece there, else about the whole stack.
#[must_use]
pub fn place_name(
    game_words: &dyn GameWords,
    locale: Locale,
    name: &str,
    place: &PlaceFacts,
    level: Option<u8>,
) -> String {
    let piece = level.and_then(|level| place.at_level(level));
    let piece = piece.or_else(|| place.top());
    let height = place.height();
    let is_top = piece.is_none_or(|piece| piece.top_level() + 1 >= height);
    let whole = is_top
        .then(|| stack_name(game_words, locale, name, place))
        .flatten();
    let what = whole.unwrap_or_else(|| piece_name(game_words, locale, name, piece, height));
    let marked = with_mark(locale, what, place);
    let value = place.value.map(|value| place_value(locale, &value));
    let notes = place.notes.iter();
    let notes = notes.filter_map(|note| game_words.note(locale, note));
    let parts = std::iter::once(marked).chain(value).chain(notes);
    parts.collect::<Vec<_>>().join("; ")
}

/// A place and a piece on it. In a stack, also the piece's level and the stack's height.
#[must_use]
pub fn piece_name(
    game_words: &dyn GameWords,
    locale: Locale,
    name: &str,
    piece: Option<&Piece>,
    height: u8,
) -> String {
    let what = spot(game_words, locale, name, piece);
    match (height, piece.map(Piece::top_level)) {
        (2.., Some(level)) => say!(
            locale,
            board.in_stack,
            what = what,
            level = u16::from(level) + 1,
            height = height
        ),
        _ => what,
    }
}

/// A place with its whole stack, from the top. None if there is no stack.
fn stack_name(
    game_words: &dyn GameWords,
    locale: Locale,
    name: &str,
    place: &PlaceFacts,
) -> Option<String> {
    let pieces = place.stack.as_slice();
    let [(_, top), _, ..] = pieces else {
        return None;
    };
    let layer = |(_, piece): &(u8, Piece)| game_words.piece_in_stack(locale, piece);
    Some(say!(
        locale,
        board.stack,
        spot = game_words.place(locale, name),
        height = pieces.len(),
        top = game_words.piece_in_stack(locale, top),
        pieces = list(pieces.iter().map(layer))
    ))
}

/// The content of a place, with the place's most important mark.
fn with_mark(locale: Locale, what: String, place: &PlaceFacts) -> String {
    let mark = place.mark;
    if let Some(count) = place.lifted {
        say!(locale, board.lifted, what = what, count = count)
    } else if mark.selected {
        say!(locale, board.selected, what = what)
    } else if mark.target && mark.consequence.loses {
        say!(locale, board.loses, what = what)
    } else if mark.consequence.takes {
        say!(locale, board.take, what = what)
    } else if mark.consequence.pushes {
        say!(locale, board.push, what = what)
    } else if let Some(count) = mark.number {
        say!(locale, board.moves_other, what = what, count = count)
    } else if mark.target {
        say!(locale, board.target, what = what)
    } else if !place.others.is_empty() {
        let counts = either(locale, &place.others);
        say!(locale, board.others, what = what, counts = counts)
    } else if mark.movable {
        say!(locale, board.movable, what = what)
    } else if mark.last {
        say!(locale, board.last, what = what)
    } else {
        what
    }
}
