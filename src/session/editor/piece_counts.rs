//! How many pieces of each kind a new game has, and which are missing.

use crate::play::Piece;
use crate::play::draft::GameEditor;

/// The next kind is chosen automatically only after a kind with at most this many pieces. With more, players do not
/// notice which piece is the last.
const MAX_SET_FOR_NEXT: usize = 2;

/// The number of pieces of each item of the palette among these.
pub fn counts_of(editor: &dyn GameEditor, pieces: &[Piece]) -> Vec<usize> {
    let indices = 0..editor.palette().len();
    indices.map(|index| count(editor, pieces, index)).collect()
}

/// The number of pieces of an item of the palette, in any pose.
fn count(editor: &dyn GameEditor, pieces: &[Piece], index: usize) -> usize {
    let item = editor.palette().get(index);
    let is_it = |piece: &&Piece| item.is_some_and(|item| item.is_kind_of(piece));
    pieces.iter().filter(is_it).count()
}

/// How many pieces of an item are missing.
pub fn missing(
    editor: &dyn GameEditor,
    pieces: &[Piece],
    start_counts: &[usize],
    index: usize,
) -> usize {
    let of_start = start_counts.get(index).copied().unwrap_or_default();
    of_start.saturating_sub(count(editor, pieces, index))
}

/// The next missing piece of the palette, once all of a kind are on the board and the kind has only a few pieces.
pub fn next_piece(
    editor: &dyn GameEditor,
    pieces: &[Piece],
    start_counts: &[usize],
    index: usize,
) -> Option<usize> {
    let of_start = start_counts.get(index).copied().unwrap_or_default();
    if of_start > MAX_SET_FOR_NEXT || count(editor, pieces, index) != of_start {
        return None;
    }
    let length = editor.palette().len();
    let after = (1..length).map(|step| (index + step) % length);
    let mut open = after.filter(|index| missing(editor, pieces, start_counts, *index) > 0);
    open.next()
}
