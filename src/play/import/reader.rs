//! Reads a game from any text.

use super::before::part_before;
use super::error::{ImportError, ImportFault};
use super::list::read_list;
use super::normal_text::NormalText;
use super::position::read_position;
use super::reading::{Form, ReadableGame, Reading};
use crate::play::{GameTree, decode_text, game_named_in, limits};

/// The beginning of the text of a game, and of the fragment of a link to one.
pub(super) const GAME: &str = "tablero ";
const LINK: &str = "tablero=";

/// The name of the game of a text, if the text names it. Then no other games have to be tried.
#[must_use]
pub fn game_in(text: &str) -> Option<String> {
    if text.len() > limits::LINK {
        return None;
    }
    let text = NormalText::of(text).text;
    let named = match text.starts_with(GAME) {
        true => game_named_in(&text).to_owned(),
        false => game_named_in(&decode_text(link_in(&text)?).ok()?).to_owned(),
    };
    (!named.is_empty()).then_some(named)
}

/// Every game that a text can be, at least one. Only these games are tried.
///
/// # Errors
/// The first fault. A text that is too long is not read.
pub fn read(text: &str, games: &[ReadableGame]) -> Result<Vec<Reading>, ImportError> {
    // A link is longer than its text.
    if text.len() > limits::LINK {
        return Err(ImportError::whole(ImportFault::TooLong));
    }
    let NormalText {
        text,
        skipped_lines,
        skipped_columns,
    } = NormalText::of(text);
    read_normal(&text, games).map_err(|mut error| {
        if error.line == 1 {
            error.column += skipped_columns;
        }
        error.line += skipped_lines;
        error
    })
}

fn read_normal(text: &str, games: &[ReadableGame]) -> Result<Vec<Reading>, ImportError> {
    if text.is_empty() {
        return Err(ImportError::whole(ImportFault::Empty));
    }
    // This comes first, because a comment in a game may contain a link.
    if text.starts_with(GAME) {
        return read_game(text, games);
    }
    if let Some(link) = link_in(text) {
        let text = decode_text(link);
        let text = text.map_err(|error| ImportError::whole(ImportFault::Link(error)))?;
        return read_game(&text, games).map_err(|error| ImportError {
            // A link has no lines.
            line: 1,
            column: 1,
            ..error
        });
    }
    if text.len() > limits::TEXT {
        return Err(ImportError::whole(ImportFault::TooLong));
    }
    let positions = read_position(text, games);
    if !positions.is_empty() {
        return Ok(positions);
    }
    read_list(text, games)
}

/// Reads the text of a game in form 1 or 2.
fn read_game(text: &str, games: &[ReadableGame]) -> Result<Vec<Reading>, ImportError> {
    let form = Form::Game;
    read_tree(text, games).map(|tree| vec![Reading { form, tree }])
}

/// Reads the text of a game in form 1 or 2 as a tree.
pub(super) fn read_tree(text: &str, games: &[ReadableGame]) -> Result<GameTree, ImportError> {
    let kind = |slug: &str| {
        let mut kinds = games.iter().map(|game| game.kind);
        kinds.find(|kind| kind.slug() == slug)
    };
    GameTree::read(text, kind).map_err(|error| ImportError {
        part: part_before(text, &error, kind).map(Box::new),
        game: Some(game_named_in(text).to_owned()).filter(|name| !name.is_empty()),
        ..ImportError::of_tree(text, error)
    })
}

/// The fragment of the link in a text, if there is one.
fn link_in(text: &str) -> Option<&str> {
    let (_, link) = match text.starts_with(LINK) {
        true => ("", text),
        false => {
            let at = text.find("#tablero=")?;
            text.split_at_checked(at + 1)?
        }
    };
    // Text after the link is not part of it.
    link.split_whitespace().next()
}
