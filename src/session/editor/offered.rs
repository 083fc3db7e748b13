//! The values that are offered for the fields of a draft.

use super::check::{Checked, check};
use crate::play::Kind;
use crate::play::draft::{Draft, FieldKind, GameEditor};

/// The values to choose from for a field, including the current one. None for a number.
pub fn offered(
    kind: &dyn Kind,
    editor: &dyn GameEditor,
    draft: &Draft,
    index: usize,
) -> Option<Vec<String>> {
    let field = editor.fields().get(index)?;
    let FieldKind::Choice { is_checked } = field.kind else {
        return None;
    };
    let present = draft.field(index);
    let mut values = editor.choices(draft, index);
    if !values.iter().any(|value| value == present) {
        values.push(present.to_owned());
    }
    values.retain(|value| {
        let is_kept = !is_checked || value == present || value == field.usual;
        is_kept || is_legal(kind, editor, draft, index, value)
    });
    Some(values)
}

fn is_legal(
    kind: &dyn Kind,
    editor: &dyn GameEditor,
    draft: &Draft,
    index: usize,
    value: &str,
) -> bool {
    let mut draft = draft.clone();
    value.clone_into(&mut draft.fields[index]);
    let text = editor.draft_text(&draft);
    matches!(check(kind, editor, &draft, &text), Checked::Legal(_))
}
