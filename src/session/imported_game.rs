//! A tree that was read, as a game of this browser.

use crate::play::tree::TreeFault;
use crate::play::{GameRecord, GameTree};

/// A game that was read from a text or a link, with its variations and notes.
#[derive(Debug)]
pub struct ImportedGame {
    pub record: GameRecord,
    /// White's and Black's names, empty if not given.
    pub names: [String; 2],
}

impl ImportedGame {
    /// The main line is the game. Ends in variations are left out.
    ///
    /// # Errors
    /// If there is no room for all variations, or the rules do not allow the line.
    pub fn of(tree: &GameTree) -> Result<ImportedGame, TreeFault> {
        let line = tree.line_to(tree.main_end(GameTree::ROOT));
        let kind = tree.node(GameTree::ROOT).position().kind();
        let mut record = kind.open(&line).map_err(TreeFault::Open)?;
        match record.add_variations(tree) {
            0 => Ok(ImportedGame {
                record,
                names: tree.header().names().map(str::to_owned),
            }),
            _ => Err(TreeFault::Full),
        }
    }
}
