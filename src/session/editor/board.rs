//! The board of a draft.

use crate::play::draft::GameEditor;
use crate::play::{Board, Kind};

/// The board of a game with these options and of this size, if there is one.
#[must_use]
pub fn board_of(
    kind: &dyn Kind,
    editor: &dyn GameEditor,
    options: &str,
    size: (u8, u8),
) -> Option<Board> {
    let start = editor.start_text(size);
    let board = kind.start(options, start.as_deref()).ok()?.board();
    ((board.width, board.height) == size).then_some(board)
}
