//! Sentences about opening a text as a game.

use super::broken_link::{link_fault, tree_fault};
use crate::games::words::{GameIntro, GameWords};
use crate::play::import::{Form, ImportError, ImportFault, Reading};
use crate::play::tree::TreeFault;
use crate::play::{GameTree, limits};
use crate::rules::Side;
use crate::session::StorageError;
use crate::session::import::{FileFault, GamesReport};
use crate::words::{Locale, say};

/// Why a text cannot be opened, and where the fault is. `game_words` finds the texts of a game by its name.
#[must_use]
pub fn import_fault(
    error: &ImportError,
    locale: Locale,
    game_words: impl Fn(&str) -> Option<&'static dyn GameWords>,
) -> String {
    let why = match &error.fault {
        ImportFault::Empty => return say!(locale, import.empty),
        ImportFault::TooLong => return say!(locale, import.too_long),
        ImportFault::TooMany => return say!(locale, import.too_many, count = limits::GAMES),
        ImportFault::Unknown => return say!(locale, import.unknown),
        ImportFault::Link(fault) => {
            return say!(locale, import.bad_link, why = link_fault(fault, locale));
        }
        ImportFault::NoHeading | ImportFault::NotBegun | ImportFault::Game(_) => {
            why_no_game(error, locale, game_words)
        }
    };
    match error.found.is_empty() {
        true => say!(locale, import.fault, why = why),
        false => say!(
            locale,
            import.fault_at,
            line = error.line,
            column = error.column,
            why = why
        ),
    }
}

/// Why one of several games cannot be read, and in which line the fault is.
#[must_use]
pub fn fault_in_line(
    error: &ImportError,
    locale: Locale,
    game_words: impl Fn(&str) -> Option<&'static dyn GameWords>,
) -> String {
    let why = why_no_game(error, locale, game_words);
    say!(locale, import.fault_in_line, line = error.line, why = why)
}

/// Why a text is not a game, as a part of a sentence.
fn why_no_game(
    error: &ImportError,
    locale: Locale,
    game_words: impl Fn(&str) -> Option<&'static dyn GameWords>,
) -> String {
    match &error.fault {
        ImportFault::NotBegun => say!(locale, import.not_begun),
        ImportFault::TooLong => say!(locale, import.game_too_long),
        ImportFault::Game(fault) => {
            let words = error.game.as_deref().and_then(game_words);
            notes_fault(fault, locale).unwrap_or_else(|| tree_fault(words, fault, locale))
        }
        _ => say!(locale, import.no_heading),
    }
}

/// The result of adding a text of several games, as sentences.
#[must_use]
pub fn games_report(report: &GamesReport, locale: Locale) -> Vec<String> {
    if !report.is_over {
        let (count, all) = (report.read, report.all);
        return vec![say!(locale, import.adding, count = count, all = all)];
    }
    let mut sentences = vec![say!(locale, import.added, count = report.added)];
    if report.known > 0 {
        sentences.push(say!(locale, import.known, count = report.known));
    }
    if report.unread > 0 {
        sentences.push(say!(locale, import.unread, count = report.unread));
    }
    match report.not_stored {
        Some((_, StorageError::Forbidden)) => sentences.push(say!(locale, import.forbidden)),
        Some((count, StorageError::Full)) => {
            sentences.push(say!(locale, import.not_stored, count = count));
        }
        None => {}
    }
    sentences
}

/// What is wrong with variations, comments and ratings.
fn notes_fault(fault: &TreeFault, locale: Locale) -> Option<String> {
    Some(match fault {
        TreeFault::Unclosed => say!(locale, import.unclosed),
        TreeFault::ClosedUnopened => say!(locale, import.not_opened),
        TreeFault::CommentUnclosed => say!(locale, import.comment_unclosed),
        TreeFault::NoAlternative => say!(locale, import.no_alternative),
        TreeFault::Repeats => say!(locale, import.repeats),
        TreeFault::EmptyVariation | TreeFault::NoMove => say!(locale, import.no_move),
        TreeFault::Glyph => say!(locale, import.glyph),
        TreeFault::Full => say!(locale, import.no_room),
        _ => return None,
    })
}

/// Why a file cannot be read.
#[must_use]
pub fn file_fault(fault: FileFault, locale: Locale) -> String {
    match fault {
        FileFault::TooLong => say!(locale, import.too_long),
        FileFault::Unreadable => say!(locale, import.unreadable),
        FileFault::Several => say!(locale, import.several),
    }
}

/// The button that opens the part before a fault.
#[must_use]
pub fn part_before_fault(part: &GameTree, locale: Locale) -> String {
    let moves = part.node(part.main_end(GameTree::ROOT)).ply();
    match moves {
        1 => say!(locale, import.first_move),
        _ => say!(locale, import.first_moves, count = moves),
    }
}

/// One way to read a text as a game: the game's name, and how the text is read.
#[must_use]
pub fn reading(
    reading: &Reading,
    locale: Locale,
    intro: impl Fn(&str) -> Option<&'static dyn GameIntro>,
) -> (String, String) {
    let start = reading.tree.node(GameTree::ROOT).position();
    let slug = start.kind().slug();
    let name = intro(slug).map_or_else(
        || slug.to_owned(),
        |intro| intro.title(locale, &start.options()),
    );
    let program = match reading.form {
        Form::Foreign(notation) => notation.program,
        Form::Game | Form::Position | Form::Moves => None,
    };
    let how = match (program, start.turn()) {
        (Some(program), _) => say!(locale, import.by_program, program = program),
        (None, Side::White) => say!(locale, import.white_begins),
        (None, Side::Black) => say!(locale, import.black_begins),
    };
    (name, how)
}
