//! The part of an address for an edited position: empty for the start, a position, or a draft that is not legal yet.

use super::board::start_of;
use super::check::{Checked, check};
use super::escape::{escape, unescape};
use crate::play::Kind;
use crate::play::draft::{Draft, GameEditor};

/// The prefix of the text of a draft.
const DRAFT: char = '~';
/// The separator between options and position.
const BETWEEN: char = ';';

/// The address part for a draft: the last part of a [`crate::session::route::Route::Edit`].
#[must_use]
pub fn draft_address(kind: &dyn Kind, editor: &dyn GameEditor, draft: &Draft) -> String {
    match check(kind, editor, draft, &editor.draft_text(draft)) {
        Checked::Legal(position) => edited_position(kind, &position.options(), &position.text()),
        Checked::Faults(_) => escape(&format!("{DRAFT}{}", draft.print())),
    }
}

/// The options and the position in an address part.
pub(super) fn options_and_text(text: &str) -> (&str, &str) {
    text.split_once(BETWEEN).unwrap_or(("", text))
}

/// The address part for a legal position.
#[must_use]
pub fn edited_position(kind: &dyn Kind, options: &str, text: &str) -> String {
    let usual = kind.options().into_iter().next();
    match usual.is_none_or(|usual| usual == options) {
        true => escape(text),
        false => escape(&format!("{options}{BETWEEN}{text}")),
    }
}

/// The draft in an address part, or the start if the part is empty. None if it cannot be read.
#[must_use]
pub fn read_edited(kind: &dyn Kind, editor: &dyn GameEditor, text: &str) -> Option<Draft> {
    let unescaped = unescape(text);
    if let Some(draft) = unescaped.strip_prefix(DRAFT) {
        let board = |options: &str, size| Some(start_of(kind, editor, options, size)?.board());
        return Draft::read(editor, draft, board);
    }
    let (options, text) = options_and_text(&unescaped);
    let text = Some(text).filter(|text| !text.is_empty());
    let position = kind.start(options, text).ok()?;
    Some(Draft::of(editor, &*position))
}
