//! Errors in links.

use crate::games::words::GameWords;
use crate::play::game_code::{CodeError, MoveFault};
use crate::play::tree::TreeFault;
use crate::play::{Erased, LinkError, MoveError, OpenError, TextError, move_number};
use crate::session::notices::BrokenLink;
use crate::words::{Locale, say};

/// Why a link cannot be opened, as a part of a sentence that follows a colon. `game_words` finds the texts of
/// a game by its name.
#[must_use]
pub fn broken_link(
    link: &BrokenLink,
    locale: Locale,
    game_words: impl Fn(&str) -> Option<&'static dyn GameWords>,
) -> String {
    match link {
        BrokenLink::Link(error) => link_fault(error, locale),
        BrokenLink::Game(game, fault) => tree_fault(game_words(game), fault, locale),
        BrokenLink::Code(game, error) => code_fault(game_words(game), error, locale),
    }
}

/// What is wrong with a game in a code.
fn code_fault(game_words: Option<&dyn GameWords>, error: &CodeError, locale: Locale) -> String {
    match error {
        CodeError::Foreign => say!(locale, link.foreign),
        CodeError::TooLong { .. } => say!(locale, link.too_long),
        CodeError::Damaged | CodeError::Message => say!(locale, link.damaged),
        CodeError::Newer(_) => say!(locale, link.newer),
        CodeError::Open(error) => open_fault(game_words, error, locale),
        CodeError::Move {
            number,
            first,
            fault,
        } => {
            let why = match fault {
                MoveFault::Over => say!(locale, link.move_over),
                MoveFault::NotTheOnlyOne | MoveFault::CutOff => say!(locale, link.move_illegal),
                MoveFault::TooMany => return say!(locale, link.too_long),
            };
            let number = move_number(*number, *first);
            say!(locale, link.bad_coded_move, number = number, why = why)
        }
    }
}

/// Why the fragment of a link cannot be decoded.
pub(super) fn link_fault(error: &LinkError, locale: Locale) -> String {
    match error {
        LinkError::Foreign => say!(locale, link.foreign),
        LinkError::TooLong { .. } => say!(locale, link.too_long),
        LinkError::CutOff => say!(locale, link.cut_off),
        LinkError::Damaged => say!(locale, link.damaged),
        LinkError::LongText { .. } => say!(locale, link.long_text),
        LinkError::Text(error) => text(error, locale),
    }
}

/// What is wrong with the text of a game.
pub(super) fn tree_fault(
    game_words: Option<&dyn GameWords>,
    fault: &TreeFault,
    locale: Locale,
) -> String {
    match fault {
        TreeFault::Newer(_) => say!(locale, link.newer),
        TreeFault::Text(error) => text(error, locale),
        TreeFault::Open(error) => open_fault(game_words, error, locale),
        TreeFault::Line(found) => say!(locale, link.unknown_line, found = short(found)),
        TreeFault::NoGame => say!(locale, link.no_game),
        TreeFault::TooDeep | TreeFault::TooMany | TreeFault::Full => say!(locale, link.too_long),
        TreeFault::Unclosed
        | TreeFault::ClosedUnopened
        | TreeFault::CommentUnclosed
        | TreeFault::NoAlternative
        | TreeFault::Repeats
        | TreeFault::EmptyVariation
        | TreeFault::NoMove
        | TreeFault::Glyph => say!(locale, link.bad_notes),
    }
}

fn text(error: &TextError, locale: Locale) -> String {
    match error {
        TextError::Foreign => say!(locale, link.foreign),
        TextError::Newer(_) => say!(locale, link.newer),
        TextError::TooLong { .. } => say!(locale, link.too_long),
        TextError::Line(found) => say!(locale, link.unknown_line, found = found.clone()),
        TextError::NoGame => say!(locale, link.no_game),
        TextError::Result(found) => say!(locale, link.bad_result, found = found.clone()),
    }
}

/// Why a text is not a game or a position.
pub(super) fn open_fault(
    game_words: Option<&dyn GameWords>,
    error: &OpenError,
    locale: Locale,
) -> String {
    match error {
        OpenError::Game(found) => say!(locale, link.unknown_game, found = short(found)),
        OpenError::TooLong { .. } => say!(locale, link.too_long),
        OpenError::Options(error) => say!(locale, link.options, found = short(&error.found)),
        OpenError::Start(error) => {
            say!(
                locale,
                link.start,
                why = position(game_words, error, locale)
            )
        }
        OpenError::Move {
            number,
            first,
            text,
            error,
        } => {
            let why = match error {
                MoveError::Over => say!(locale, link.move_over),
                MoveError::Text(_) => say!(locale, link.move_text),
                MoveError::Illegal => say!(locale, link.move_illegal),
                MoveError::Full => say!(locale, link.too_long),
            };
            say!(
                locale,
                link.bad_move,
                number = move_number(*number, *first),
                found = short(text),
                why = why
            )
        }
        OpenError::Result { .. } => say!(locale, link.result),
    }
}

fn position(game_words: Option<&dyn GameWords>, error: &Erased, locale: Locale) -> String {
    match game_words {
        Some(game_words) => game_words.position_error(locale, error),
        None => error.to_string(),
    }
}

/// Text from a link or a file for a message: shortened, without control characters and direction marks.
fn short(text: &str) -> String {
    // Direction marks could reverse the rest of the message.
    let turns = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let shown = text.chars().filter(|c| !c.is_control() && !turns(*c));
    shown.take(24).collect()
}
