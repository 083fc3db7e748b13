//! Opens links to games.

use crate::play::game_code::CODE_PREFIX;
use crate::play::{GameTree, Kind, decode_text, game_named_in};
use crate::session::imported_game::ImportedGame;
use crate::session::notices::BrokenLink;

/// The text in the fragment of a link.
///
/// # Errors
/// If the fragment is not a link, or is damaged.
pub fn decode_link(fragment: &str) -> Result<String, BrokenLink> {
    decode_text(fragment).map_err(BrokenLink::Link)
}

/// Whether a link has a game as a code.
#[must_use]
pub fn is_code(fragment: &str) -> bool {
    fragment.starts_with(CODE_PREFIX)
}

/// Opens the text of a link. `kind` finds a game by its name.
///
/// # Errors
/// If the text is not a game that the rules allow.
pub fn read_linked_game(
    text: &str,
    kind: impl FnOnce(&str) -> Option<&'static dyn Kind>,
) -> Result<ImportedGame, BrokenLink> {
    let broken = |fault| BrokenLink::Game(game_named_in(text).to_owned(), fault);
    let tree = GameTree::read(text, kind).map_err(|error| broken(error.fault))?;
    ImportedGame::of(&tree).map_err(broken)
}
