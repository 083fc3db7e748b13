//! The start on the board of a draft.

use crate::play::draft::GameEditor;
use crate::play::{Kind, Pos};

/// The start of a game with these options on a board of this size, if there is such a board.
#[must_use]
pub fn start_of(
    kind: &dyn Kind,
    editor: &dyn GameEditor,
    options: &str,
    size: (u8, u8),
) -> Option<Pos> {
    let text = editor.start_text(size);
    let start = kind.start(options, text.as_deref()).ok()?;
    let board = start.board();
    ((board.width, board.height) == size).then_some(start)
}
