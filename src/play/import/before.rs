//! The part of a game's text before its first fault.

use crate::play::tree::{TreeError, scan_into};
use crate::play::{GameTree, Kind};

/// The game up to the fault in its text. `None` if there are no moves before it.
pub(super) fn part_before(
    text: &str,
    error: &TreeError,
    kind: impl FnOnce(&str) -> Option<&'static dyn Kind>,
) -> Option<GameTree> {
    let index = error.line.saturating_sub(1);
    let mut lines = text.split('\n');
    let before: Vec<&str> = lines.by_ref().take(index).collect();
    let mut tree = GameTree::read(&before.join("\n"), kind).ok()?;
    if let Some(moves) = lines.next().and_then(|line| line.strip_prefix("moves ")) {
        let column = error.column.saturating_sub("moves ".len() + 1);
        let end = moves.char_indices().nth(column);
        let moves = end.map_or(moves, |(end, _)| &moves[..end]);
        play_before_fault(&mut tree, moves);
    }
    (tree.len() > 1).then_some(tree)
}

/// Plays moves up to the first fault in their text.
fn play_before_fault(tree: &mut GameTree, moves: &str) {
    let mut tokens = Vec::new();
    // Both steps may fail: the text was cut off, so a variation may not be closed, and a move may be rejected.
    let _ = scan_into(moves, &mut tokens);
    let _ = tree.play_tokens(&tokens, &|_, word| word.to_owned());
}
