//! What an address says of an edited position: nothing for the start, a position, or a draft that is not legal yet.

use super::board::start_of;
use super::check::{Checked, check};
use super::escape::{escape, unescape};
use crate::play::Kind;
use crate::play::draft::{Draft, GameEditor};

/// Before the text of a draft.
const DRAFT: char = '~';
/// Between options and position.
const BETWEEN: char = ';';

/// What the address of a draft says: the last part of a [`crate::session::route::Route::Edit`].
#[must_use]
pub fn written(kind: &dyn Kind, editor: &dyn GameEditor, draft: &Draft) -> String {
    match check(kind, editor, draft, &editor.draft_text(draft)) {
        Checked::Legal(position) => edited_position(kind, &position.options(), &position.text()),
        Checked::Faults(_) => escape(&format!("{DRAFT}{}", draft.print())),
    }
}

/// The options and the position that an address says.
pub(super) fn options_and_text(said: &str) -> (&str, &str) {
    said.split_once(BETWEEN).unwrap_or(("", said))
}

/// What the address of a legal position says.
#[must_use]
pub fn edited_position(kind: &dyn Kind, options: &str, text: &str) -> String {
    let usual = kind.options().into_iter().next();
    match usual.is_none_or(|usual| usual == options) {
        true => escape(text),
        false => escape(&format!("{options}{BETWEEN}{text}")),
    }
}

/// The draft of an address, or the start if it says none. None if what it says cannot be read.
#[must_use]
pub fn read_edited(kind: &dyn Kind, editor: &dyn GameEditor, said: &str) -> Option<Draft> {
    let said = unescape(said);
    if let Some(draft) = said.strip_prefix(DRAFT) {
        let board = |options: &str, size| Some(start_of(kind, editor, options, size)?.board());
        return Draft::read(editor, draft, board);
    }
    let (options, text) = options_and_text(&said);
    let text = Some(text).filter(|text| !text.is_empty());
    let position = kind.start(options, text).ok()?;
    Some(Draft::of(editor, &*position))
}
