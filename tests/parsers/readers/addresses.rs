//! Addresses: of screens, with whole games as codes, and with drafts of positions.

use super::common::{opens, refused};
use tablero::games::codes::{decode_link, encode_link};
use tablero::games::{self, GAMES};
use tablero::play::decode_text;
use tablero::play::game_code::{CHECKSUM_LENGTH, checksum};
use tablero::session::editor::{draft_address, read_edited};
use tablero::session::route::Route;

/// The fragment of a link to a whole game as a code. Most texts fail at the checksum, so a code is read again with the
/// right checksum and without names.
pub fn code(text: &str) -> bool {
    let is_accepted = code_as_it_is(text);
    let sealed = sealed(text);
    is_accepted || sealed.is_some_and(|sealed| code_as_it_is(&sealed))
}

/// A code with the right checksum.
fn sealed(text: &str) -> Option<String> {
    let code = text.strip_prefix("g=")?;
    let end = code.find(|sign: char| !sign.is_ascii_alphanumeric());
    let code = code.get(..end.unwrap_or(code.len()))?;
    let moves = code.get(..code.len().checked_sub(CHECKSUM_LENGTH)?)?;
    Some(format!("g={moves}{}", checksum([moves, ""])))
}

fn code_as_it_is(text: &str) -> bool {
    let game = match decode_link(text) {
        Ok(game) => game,
        Err(error) => return refused(&error),
    };
    assert!(opens(&game.text), "{text:.200}");
    let canonical = encode_link(&game).expect("what was read can be written");
    let again = decode_link(&canonical).expect("what is written is read");
    assert!(again == game, "{canonical:.200}");
    true
}

/// The address of a screen of a game of the page, without its `#`. Links to games have their own readers.
pub fn address(text: &str) -> bool {
    let route = Route::read(text);
    let href = route.href();
    let fragment = href.strip_prefix('#').unwrap_or(&href);
    assert!(Route::read(fragment) == route, "{href:.200}");
    match route {
        Route::Home
        | Route::Game(_)
        | Route::PuzzleToday
        | Route::Days
        | Route::Library
        | Route::Statistics => true,
        Route::Rules(slug, _)
        | Route::Lesson(slug, _)
        | Route::Puzzle(slug, _)
        | Route::Puzzles(slug)
        | Route::Edit(slug, _) => games::kind(&slug).is_some(),
        Route::Embed(link) => decode_text(&link).is_ok(),
        Route::Link(_) => false,
    }
}

/// The contents of the editor's address about a position, for any game.
pub fn draft(text: &str) -> bool {
    let mut accepted = false;
    for kind in GAMES {
        let Some(editor) = games::editor_of(kind.slug()) else {
            continue;
        };
        if let Some(draft) = read_edited(*kind, editor, text) {
            let said = draft_address(*kind, editor, &draft);
            let again = read_edited(*kind, editor, &said);
            let again = again.unwrap_or_else(|| panic!("{text:.200} is written as {said:.200}"));
            // Pieces may be listed in any order, and are written in a fixed one.
            assert_eq!(
                draft_address(*kind, editor, &again),
                said,
                "{}",
                kind.slug()
            );
            accepted = true;
        }
    }
    accepted
}
