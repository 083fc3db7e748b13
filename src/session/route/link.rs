//! Opens links to games.

use crate::play::tree::TreeFault;
use crate::play::{GameTree, Kind, Table, decode_text, game_named_in};
use crate::session::notices::BrokenLink;

/// The game of a link.
#[derive(Debug)]
pub struct LinkedGame {
    pub table: Table,
    /// White's and Black's names, empty if not given.
    pub names: [String; 2],
}

/// The text in the fragment of a link.
///
/// # Errors
/// If the fragment is not a link, or is damaged.
pub fn decode_link(fragment: &str) -> Result<String, BrokenLink> {
    decode_text(fragment).map_err(BrokenLink::Link)
}

/// Opens the text of a link. `kind` finds a game by its name. Variations are not shown yet, so the main line is opened.
///
/// # Errors
/// If the text is not a game that the rules allow.
pub fn read_linked_game(
    text: &str,
    kind: impl FnOnce(&str) -> Option<&'static dyn Kind>,
) -> Result<LinkedGame, BrokenLink> {
    let broken = |fault| BrokenLink::Game(game_named_in(text).to_owned(), fault);
    let tree = GameTree::read(text, kind).map_err(|error| broken(error.fault))?;
    let line = tree.line_to(tree.main_end(GameTree::ROOT));
    let kind = tree.node(GameTree::ROOT).position().kind();
    let table = kind.open(&line);
    let table = table.map_err(|error| broken(TreeFault::Open(error)))?;
    Ok(LinkedGame {
        table,
        names: tree.header().names().map(str::to_owned),
    })
}
