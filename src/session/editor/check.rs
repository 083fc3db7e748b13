//! Whether the rules accept a draft.

use crate::play::draft::{Draft, GameEditor};
use crate::play::{Kind, OpenError, Pos, Spot};

/// A reason why a draft is not a position yet.
pub struct DraftFault {
    pub error: OpenError,
    /// The places that it is about, at ground level.
    pub spots: Vec<Spot>,
}

/// The result of the game's reader of positions for a draft.
pub enum Checked {
    Legal(Pos),
    /// At least one.
    Faults(Vec<DraftFault>),
}

/// Checks a draft with the game's reader of positions. `text` is the notation of the draft.
#[must_use]
pub fn check(kind: &dyn Kind, editor: &dyn GameEditor, draft: &Draft, text: &str) -> Checked {
    let first = match kind.start(&draft.options, Some(text)) {
        Ok(position) => return Checked::Legal(position),
        Err(error) => error,
    };
    let fault = |error: OpenError| {
        let spots = match &error {
            OpenError::Start(error) => editor.fault_spots(error, draft),
            _ => Vec::new(),
        };
        DraftFault { error, spots }
    };
    let all = match &first {
        OpenError::Start(_) => editor.faults(text),
        _ => Vec::new(),
    };
    Checked::Faults(match all.is_empty() {
        true => vec![fault(first)],
        false => all.into_iter().map(OpenError::Start).map(fault).collect(),
    })
}
