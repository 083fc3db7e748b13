//! What an address says of an edited position: nothing for the start, a position, or a draft that is not legal yet.

use super::board::board_of;
use super::check::{Checked, check};
use crate::play::Kind;
use crate::play::draft::{Draft, GameEditor};

/// Before the text of a draft.
const DRAFT: char = '~';
/// Between options and position.
const BETWEEN: char = ';';

/// What the address of a draft says.
#[must_use]
pub fn written(kind: &dyn Kind, editor: &dyn GameEditor, draft: &Draft) -> String {
    let text = editor.draft_text(draft);
    let usual = kind.options().into_iter().next().unwrap_or_default();
    match check(kind, editor, draft, &text) {
        Checked::Legal(_) if draft.options == usual => text,
        Checked::Legal(_) => format!("{}{BETWEEN}{text}", draft.options),
        Checked::Fault { .. } => format!("{DRAFT}{}", draft.print()),
    }
}

/// The draft of an address, or the start if it says none. None if what it says cannot be read.
#[must_use]
pub fn read_edited(kind: &dyn Kind, editor: &dyn GameEditor, said: &str) -> Option<Draft> {
    if let Some(draft) = said.strip_prefix(DRAFT) {
        let board = |options: &str, size| board_of(kind, editor, options, size);
        return Draft::read(editor, draft, board);
    }
    let (options, text) = said.split_once(BETWEEN).unwrap_or(("", said));
    let text = Some(text).filter(|text| !text.is_empty());
    let position = kind.start(options, text).ok()?;
    Some(Draft::of(editor, &*position))
}
